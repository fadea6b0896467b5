// Where an event belongs: in which mission, and over the target in which turn.

/** Follows the events of a campaign; its turns are missions, their phases the turns over the target. */
export class Place {
  turn = 0;
  phase = 0;

  /** @param {any} event */
  pass({ event, slot, turn }) {
    if (event === "MissionSlot") [this.turn, this.phase] = [slot, 0];
    if (event === "TurnBegan") this.phase = turn;
    if (event === "Debriefed") this.phase = 0;
    return { turn: this.turn, phase: this.phase };
  }
}
