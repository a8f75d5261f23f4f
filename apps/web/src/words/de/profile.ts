import type { ProfileWords } from '../en/profile.ts'
import { counted, date, figure, percent } from './phrases.ts'

const games = (count: number): string => counted(count, { one: 'Spiel', other: 'Spiele' })
const ratedGames = (count: number): string => counted(count, { one: 'gewertetes Spiel', other: 'gewertete Spiele' })

const paces: ProfileWords['paces'] = { live: 'Am Stück', turn_based: 'Zug um Zug' }

const board: ProfileWords['board'] = {
  title: 'Rangliste',
  about:
    'Die Liste ist nach einer vorsichtigen Zahl geordnet: deine Wertung minus das, was noch ungewiss ist. So kommt niemand nur durch einen glücklichen Anfang nach oben.',
  pace: 'Welche Spiele?',
  list: (pace) => `Die Besten: ${pace}`,
  loading: 'Die Liste wird geholt …',
  empty: 'Noch hat niemand zehn gewertete Spiele beendet. Der erste Platz ist frei.',
  you: 'du',
  games,
  points: (points) => counted(points, { one: 'Listenpunkt', other: 'Listenpunkte' }),
  ownPlace: (place) => `Du bist auf Platz ${figure(place)} der Liste.`,
  hidden: 'Dein Profil ist privat, deshalb sehen dich andere nicht auf der Liste.',
  missing: (count) => `Noch ${ratedGames(count)}, dann hast du einen Platz auf der Liste.`,
  noRating: 'Du hast hier noch keine Wertung. Gewertete Spiele aus der Schnellsuche geben dir eine.',
  needsAccount: 'Für gewertete Spiele brauchst du ein Konto.',
  signIn: 'Anmelden oder Konto anlegen',
  play: 'Schnellsuche',
  ownProfile: 'Dein Profil',
}

const rating: ProfileWords['rating'] = {
  title: 'Wertung',
  doubt: (points) => `plus oder minus ${figure(points)}`,
  provisional: (count) => `Vorläufig: noch ${ratedGames(count)}`,
  none: 'Noch kein gewertetes Spiel',
  play: 'Gewertet spielen',
  games: ratedGames,
  line: (pace, first, last, count) => `${pace}: von ${figure(first)} auf ${figure(last)} Punkte, ${ratedGames(count)}`,
}

const form: ProfileWords['form'] = {
  title: 'Formkurve',
  about: (shown, won) => `Zuletzt gewonnen: ${figure(won)} von ${figure(shown)}`,
  chart: (places) => `Plätze in den letzten Spielen, das letzte zuletzt: ${places}`,
  oldest: 'früher',
  latest: 'zuletzt',
}

const wins: ProfileWords['wins'] = {
  title: 'Gewonnene Spiele',
  players: (count) => counted(count, { one: 'Person', other: 'Personen' }),
  share: (won, played) => `${figure(won)} von ${figure(played)}, ${percent(won / played)}`,
  even: 'Der Strich zeigt, wie oft du gewinnen würdest, wenn alle gleich gut wären.',
}

const artists: ProfileWords['artists'] = {
  title: 'Am liebsten gekauft',
  none: 'Noch kein Bild gekauft',
  bought: (count) => counted(count, { one: 'Bild', other: 'Bilder' }),
}

const trades: ProfileWords['trades'] = {
  title: 'Preis und Wert',
  about: (perHundred) => `Für je 100 zahlte die Bank ${figure(perHundred)} zurück.`,
  chart: (count, gained) => `${games(count)}: in ${figure(gained)} brachten die Bilder mehr, als sie kosteten`,
  paid: 'bezahlt',
  worth: 'wert',
  none: 'Noch nichts gekauft',
}

const history: ProfileWords['history'] = {
  title: 'Letzte Spiele',
  all: (count) => `Alle ${games(count)} zeigen`,
  place: (place, players) => `${place} von ${figure(players)}`,
  money: (amount) => `${amount} am Ende`,
  curve: (amounts) => `Geld nach jeder Saison: ${amounts}`,
  left: 'nicht zu Ende gespielt',
  on: date,
  table: 'Zum Tisch',
  tableOf: (on) => `Zum Tisch vom ${on}`,
  player: (name, amount) => `${name} ${amount}`,
  unrated: 'nicht gewertet',
  change: (before, after) => `Wertung ${figure(before)} → ${figure(after)}`,
}

const table: ProfileWords['table'] = {
  title: 'Wertungen',
  change: (before, after) => `${figure(before)} → ${figure(after)}`,
  provisional: 'vorläufig',
  nobody: 'Dieses Spiel hat keine Wertung geändert.',
}

const page: ProfileWords['page'] = {
  title: 'Profil',
  own: 'Dein Profil',
  loading: 'Die Spiele werden geholt …',
  nobody: 'Du hast noch kein Spiel online beendet. Hier erscheinen deine Spiele und Zahlen.',
  empty: 'Diese Person hat noch kein Spiel online beendet.',
  play: 'Mit anderen spielen',
  guest:
    'Du bist Gast: Das hier siehst nur du. Mit einem Konto hast du auch eine Wertung und ein Profil, das andere sehen können.',
  account: 'Konto anlegen',
  board: 'Rangliste',
  private: { name: 'Privates Profil', about: 'Andere sehen weder dein Profil noch deinen Platz auf der Rangliste.' },
  card: 'Profil und Wertung',
}

export const profile: ProfileWords = { paces, board, rating, form, wins, artists, trades, history, table, page }
