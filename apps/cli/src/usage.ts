/** One screen: 80 columns, 24 rows and a little. */
export const USAGE = `modern-art: the auction game Modern Art on the command line

  modern-art replay FILE [--json]     check a transcript and tell the game
  modern-art replay --jsonl FILE      the same for many, one transcript a line
  modern-art deal                     print a fresh game, as an empty transcript
  modern-art simulate [--games N]     play random games and count what happens
  modern-art demo                     play a random game and tell it
  modern-art help | --version

replay    FILE may be - for standard input. --json prints the state after every
          action, or the first action that is wrong (counting from 0). The exit
          status is 0 for a game the rules allow, 1 for one they do not, and 2
          for what is no transcript.
simulate  --games N (1 to 10,000,000; default 1000), --json

How the table is set, for deal, simulate and demo:
  --players N          3, 4 or 5 (default 4)
  --seed TEXT          the same text gives the same game (default: a fresh one)
  --deck NAME          rulebook (default) or classic
  --mystery-hand       variant: a fourth, face-down hand for 3 players
  --split-double       variant: both sellers of a double share its price
  --open-money         variant: everyone's money is public
and for deal and demo:
  --names Ada,Ben,…    who plays
  --starting-seat N    who begins, counting from 0 (default: chance)
`
