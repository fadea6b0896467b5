## Bots from outside

help-bot-seconds = How long a bot from outside may think about an answer.
help-bot-memory = How much memory a bot from outside may take, in MiB.

error-bot-missing = { $path }: there is no such bot.
error-bot-program = { $path }: not a program that can be run. Make it executable (chmod +x), or name a Python file.
error-bot-platform = { $path }: bots from outside need Linux, macOS or another Unix.

bot-lost-game = Game { $game }:
bot-lost-seat =
    { $bot } loses seat { $seat } to { $substitute } for the rest of the game, { $decision ->
        [0] before its first decision
       *[other] at its decision { $decision }
    }.
bot-stderr = The end of its error channel:

bot-fault-start = It could not be started: { $reason }. Is the machine out of processes or memory?
bot-fault-late = No answer within { $seconds } s. Answer every question with a line, flush it, or allow more time with --bot-seconds.
bot-fault-gone =
    { $status ->
        [127] It could not be run. Check its first line (#!) and its permissions.
        [137] It was killed. It may have taken too much memory: see --bot-memory.
       *[other] It ended by itself, with exit status { $status }. It has to go on reading until it is told the end.
    }
bot-fault-mute = It closed its standard output. Keep it open until the end.
bot-fault-long = A line longer than { $limit } bytes. An answer is one short line.
bot-fault-unasked = It spoke without being asked: “{ $line }”. Say one line for each question; notes belong on the error channel.
bot-fault-unreadable = Its answer cannot be read: “{ $line }” ({ $reason }). The messages are in docs/writing-a-bot.md.
bot-fault-number = It answered question { $said } and was asked question { $asked }. Repeat the number of the question.
bot-fault-illegal = It ordered { $order }, which { $rule } forbids. Give back one of the orders of the question.

sim-substituted =
    { $count ->
        [one] a substitute took over in one game: its points are counted apart
       *[other] substitutes took over { $count } times: their points are counted apart
    }
sim-replaced =
    { $name } ({ $count ->
        [one] replaced once
       *[other] replaced { $count } times
    })
sim-seed = seed of the deals: { $seed }
