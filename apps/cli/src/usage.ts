/** One screen: 80 columns, 30 rows. */
export const USAGE = `modern-art: the auction game Modern Art on the command line

  modern-art replay FILE [--json]     check a transcript and tell the game
  modern-art replay --jsonl FILE      the same for many, one transcript a line
  modern-art deal                     print a fresh game, as an empty transcript
  modern-art simulate [--games N]     play random games and count what happens
  modern-art arena [--deals N]        let bots play each other and compare them
  modern-art demo                     play a random game and tell it
  modern-art art [CARD]               list all paintings, or print one, as SVG
  modern-art help | --version

replay    FILE may be - for standard input. --json prints the state after every
          action, or the first that is wrong (counting from 0). Exit status: 0
          for a game the rules allow, 1 for one they do not, 2 for none at all.
simulate  --games N (1 to 10,000,000; default 1000), --json
arena     --challenger hard --field medium, or another NAME of --list, or
          "cmd:PROGRAM"; --deals N (default 100), --samples N, --threads N,
          --time-limit MS, --json. Exit status: 1 if a bot broke the rules.
art       --sheet FILE.svg (all on one), --gallery FILE.html (a page of them),
          --social FILE.svg, --favicon FILE.svg. FILE may be - here, too.

How the table is set, for all but replay and art:
  --players N          3, 4 or 5 (default 4)
  --seed TEXT          the same text gives the same game (default: a fresh one)
  --deck NAME          rulebook (default) or classic
  --mystery-hand       variant: a fourth, face-down hand for 3 players
  --split-double       variant: both sellers of a double share its price
  --open-money         variant: everyone's money is public
  --names Ada,Ben,…    who plays (deal and demo)
  --starting-seat N    who begins, counting from 0 (deal and demo)
`
