import type { MatchWords } from '../en/match.ts'
import { counted, either, figure } from './phrases.ts'

const players = (count: number): string => counted(count, { one: 'Person', other: 'Personen' })

export const match: MatchWords = {
  title: 'Schnellsuche',
  about: 'Wir finden Leute, die mit dir spielen.',
  pace: 'Wie möchtest du spielen?',
  paces: {
    live: { name: 'Am Stück', about: 'Jetzt gleich. Du hast 45 Sekunden für jede Entscheidung.' },
    turn_based: { name: 'Zug um Zug', about: 'Über Tage. Du hast einen Tag für jede Entscheidung.' },
  },
  sizes: 'Wie viele Leute?',
  size: (count) => `zu ${count === 3 ? 'dritt' : count === 4 ? 'viert' : 'fünft'}`,
  noSize: 'Wähle mindestens eine Anzahl.',
  rated: { name: 'Gewertetes Spiel', about: 'Das Spiel zählt für deine Wertung.' },
  ratedNeedsAccount: 'Gewertete Spiele gibt es nur mit einem Konto.',
  signIn: 'Anmelden oder Konto anlegen',
  look: 'Tisch suchen',
  chooseAgain: 'Neu auswählen',
  wanted: (pace, sizes, rated) =>
    `${pace === 'live' ? 'Am Stück' : 'Zug um Zug'} · ${either(sizes.map(figure))} Personen · ${rated ? 'gewertet' : 'nicht gewertet'}`,
  waiting: 'Wir suchen Leute … Bleib auf dieser Seite.',
  waitingTurnBased:
    'Wir suchen Leute … Dein Platz bleibt dir. Schau innerhalb eines Tages nach, ob ein Tisch bereit ist.',
  waited: (time) => `Du wartest seit ${time}.`,
  botsIn: (time) => `In ${time} kannst du stattdessen mit Bots anfangen.`,
  offer: 'Du kannst jetzt mit Bots anfangen oder weiter warten.',
  offerHere: 'Du musst nicht warten: Bots nehmen die freien Plätze, wenn alle hier einverstanden sind.',
  bots: 'Mit Bots anfangen',
  botsRated: 'Mit Bots anfangen, gewertet',
  botsUnrated: 'Mit Bots anfangen, nicht gewertet',
  saidYes: 'Du bist mit Bots einverstanden. Das Spiel beginnt, sobald genug andere es auch sind.',
  saidYesHere: 'Du bist mit Bots einverstanden. Das Spiel beginnt, sobald es alle hier sind.',
  stop: 'Nicht mehr suchen',
  pausing: (time) => `Du warst an deinem letzten Tisch nicht da. In ${time} suchen wir wieder.`,
  playing: 'Du sitzt gerade an einem Tisch. Wir suchen weiter, wenn das Spiel vorbei ist.',
  found: 'Dein Tisch ist bereit!',
  foundAbout: (people, bots) =>
    bots === 0
      ? `${players(people)} sind gefunden.`
      : `${players(people)} und ${counted(bots, { one: 'Bot', other: 'Bots' })} sind gefunden.`,
  sitDown: 'Platz nehmen',
  sitDownLeft: (time) => `noch ${time}`,
  notNow: 'Jetzt nicht',
  notNowHint: 'Wenn du jetzt nicht mitspielst, musst du eine Weile warten, bevor du wieder suchen kannst.',
  here: (here, people) => `Da: ${figure(here)} von ${figure(people)}.`,
  waitsForOthers: 'Wir warten auf die anderen …',
  someoneMissing: 'Jemand ist nicht gekommen. Wir suchen jemand anderen.',
  seated: 'Dein Spiel beginnt …',
  toTheTable: 'Zum Tisch',
}
