// The sound of a big moment: short, synthesised, off until wanted.
import { setting } from "../../lib/settings.js";

/** @import { Kind } from "./stage.js" */

export const sound = setting("sound", /** @type {"yes" | "no"} */ ("no"));

/**
 * A tone that glides, or filtered noise: from and to in hertz, seconds, loudness.
 * @typedef {{ wave: OscillatorType | "noise", from: number, to: number, at?: number, long: number, loud: number }} Note
 */

/** @type {Record<Kind, Note[]>} */
const NOTES = {
  card: [{ wave: "noise", from: 2400, to: 900, long: 0.09, loud: 0.25 }],
  dice: [0, 0.09, 0.2].map((at) => ({ wave: "noise", from: 3200, to: 1800, at, long: 0.04, loud: 0.35 })),
  hit: [0, 0.07, 0.14].map((at) => ({ wave: "noise", from: 900, to: 300, at, long: 0.06, loud: 0.5 })),
  kill: [
    { wave: "noise", from: 600, to: 80, long: 0.7, loud: 0.6 },
    { wave: "sawtooth", from: 420, to: 70, at: 0.1, long: 0.9, loud: 0.12 },
  ],
  pilot: [
    { wave: "sine", from: 330, to: 330, long: 0.35, loud: 0.2 },
    { wave: "sine", from: 247, to: 247, at: 0.35, long: 0.6, loud: 0.2 },
  ],
  ejection: [
    { wave: "noise", from: 400, to: 3000, long: 0.25, loud: 0.4 },
    { wave: "sine", from: 520, to: 390, at: 0.25, long: 0.5, loud: 0.12 },
  ],
  climb: [{ wave: "triangle", from: 150, to: 260, long: 0.4, loud: 0.2 }],
  dive: [{ wave: "triangle", from: 260, to: 140, long: 0.4, loud: 0.2 }],
  evasive: [{ wave: "noise", from: 500, to: 1800, long: 0.3, loud: 0.3 }],
};

/** @type {AudioContext | null} */
let context = null;

/** @param {AudioContext} audio @param {Note} note */
function source(audio, { wave, from, to, at = 0, long }) {
  const begins = audio.currentTime + at;
  if (wave !== "noise") {
    const tone = new OscillatorNode(audio, { type: wave, frequency: from });
    tone.frequency.setValueAtTime(from, begins);
    tone.frequency.exponentialRampToValueAtTime(to, begins + long);
    return { starts: tone, ends: tone };
  }
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, place, samples) => (samples[place] = 2 * Math.random() - 1));
  const hiss = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: from });
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + long);
  hiss.connect(filter);
  return { starts: hiss, ends: filter };
}

/** Let a moment be heard, if that is wanted. @param {Kind} kind */
export function hear(kind) {
  if (sound.value !== "yes") return;
  const audio = (context ??= new AudioContext());
  void audio.resume().catch(() => {});
  for (const note of NOTES[kind]) {
    const begins = audio.currentTime + (note.at ?? 0);
    const { starts, ends } = source(audio, note);
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(note.loud, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + note.long);
    ends.connect(loudness).connect(audio.destination);
    starts.start(begins);
    starts.stop(begins + note.long);
  }
}
