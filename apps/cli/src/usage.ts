/** One screen: 80 columns, 30 rows. */
export const USAGE = `modern-art: the auction game Modern Art on the command line

  modern-art replay FILE [--json]     check a saved game and narrate it
  modern-art replay --jsonl FILE      check many games, one transcript per line
  modern-art verify FILE              check how an online game was dealt
  modern-art deal                     deal a new game, as an empty transcript
  modern-art simulate [--games N]     play random games and count what happens
  modern-art arena [--deals N]        let bots play each other and compare them
  modern-art play --url URL --bot …   let your own bot play at a table online
  modern-art demo                     play a random game and narrate it
  modern-art art [CARD]               list all paintings, or print one, as SVG
  modern-art help | --version

replay    FILE may be - for standard input. --json prints the state after every
          action, up to the first error (actions count from 0). Exit status: 0
          if the game is legal, 1 if it is not, 2 if FILE is not a transcript.
verify    Exit status: 0 if all holds, 1 if not, 2 if FILE has no record of it.
simulate  --games N (1 to 10,000,000; default 1000), --json
arena     --challenger hard --field medium (or any NAME from --list, nets:FILE
          or "cmd:PROGRAM"), --deals N (default 100), --samples N, --threads N,
          --time-limit MS, --json. Exit status: 1 if a bot broke the rules.
play      --bot "cmd:PROGRAM", --table CODE; MODERN_ART_TOKEN has the token.
art       --sheet FILE.svg (all on one sheet), --gallery FILE.html (a web page),
          --social FILE.svg, --favicon FILE.svg. FILE may be - here too.

Options for the table, but for replay, verify, play and art:
  --seed TEXT          the same text gives the same game (default: random)
  --players N, --deck NAME     3 to 5 (default 4); rulebook (default) or classic
  --mystery-hand, --split-double, --open-money    variants, as in docs/rules.md
  --names Ada,Ben,…, --starting-seat N    who plays, who begins (deal and demo)
`
