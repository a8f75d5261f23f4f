import type * as en from '../en/fairness.ts'
import { listed } from './phrases.ts'

const findings: typeof en.fairness.findings = {
  secret: {
    holds: 'Die geheime Zahl des Servers passt zu dem Fingerabdruck, den er veröffentlicht hat.',
    fails: 'Die geheime Zahl des Servers passt nicht zu dem Fingerabdruck, den er veröffentlicht hat.',
  },
  promise: {
    holds: 'Dieses Gerät hat dieselben Fingerabdrücke gesehen, bevor eine Zufallszahl bekannt war.',
    fails: 'Vor dem Austeilen wurden diesem Gerät andere Fingerabdrücke gezeigt.',
    unknown: 'Dieses Gerät hat nicht gesehen, welche Fingerabdrücke vor dem Austeilen veröffentlicht wurden.',
  },
  numbers: {
    holds: 'Jede Zufallszahl am Tisch passt zu dem Fingerabdruck, mit dem sie versprochen wurde.',
    fails: 'Eine Zufallszahl passt nicht zu dem Fingerabdruck, mit dem sie versprochen wurde.',
  },
  own: {
    holds: 'Deine eigene Zufallszahl ist dabei.',
    fails: 'Deine eigene Zufallszahl ist nicht dabei. Sie kam zu spät an, oder der Server hat sie weggelassen.',
    unknown: 'Von diesem Gerät ist keine Zufallszahl dabei.',
  },
  deck: {
    holds: 'Die Reihenfolge aller 70 Karten ergibt sich allein aus diesen Zahlen, und ebenso, wer beginnt.',
    fails: 'Die Reihenfolge der Karten ergibt sich nicht aus diesen Zahlen, oder jemand anders hat begonnen.',
  },
  cards: {
    holds: 'Die Karten, die du bekommen hast, sind die aus dieser Reihenfolge.',
    fails: 'Du hast andere Karten bekommen, als diese Reihenfolge sagt.',
    unknown: 'Dieses Gerät hat nicht gesehen, welche Karten du bekommen hast.',
  },
}

export const fairness: typeof en.fairness = {
  check: 'Austeilen prüfen',
  dealing: 'Die Karten werden ausgeteilt …',
  leftOutNow: 'Es wurde ohne deine Zufallszahl ausgeteilt. Nach dem Spiel kannst du das Austeilen prüfen.',
  titles: {
    holds: 'Es wurde fair ausgeteilt',
    fails: 'Beim Austeilen stimmt etwas nicht',
    unknown: 'Nichts spricht dagegen, dass fair ausgeteilt wurde',
  },
  abouts: {
    holds: 'Dein Gerät hat all das selbst geprüft.',
    fails: 'Dein Gerät hat es geprüft. Nicht alles ist so, wie es sein soll.',
    unknown: 'Dein Gerät hat geprüft, was es kann. Manches weiß nur ein Gerät, das dabei war.',
  },
  marks: { holds: 'Stimmt', fails: 'Stimmt nicht', unknown: 'Nicht bekannt' },
  findings,
  added: (names) =>
    names.length === 0 ? 'Niemand hat eine Zufallszahl beigetragen.' : `Zufallszahlen kamen von ${listed(names)}.`,
  leftOut: (names) => `Ohne Zufallszahl von ${listed(names)} ausgeteilt: Es kam keine rechtzeitig an.`,
  how: 'So funktioniert es',
  explained: [
    'Vor dem Spiel wählen der Server und das Gerät jeder Person je eine Zufallszahl. Zuerst veröffentlichen sie nur ihren Fingerabdruck: Er passt zu dieser einen Zahl und verrät sie nicht.',
    'Beim Start stehen alle Fingerabdrücke fest, und erst dann zeigen die Geräte ihre Zahlen. Aus allen Zahlen zusammen wird die Reihenfolge der Karten berechnet. So kann sich niemand einen Stapel aussuchen: nicht der Server und niemand am Tisch.',
    'Seine eigene Zahl zeigt der Server nach dem Spiel. Dann können alle nachrechnen, so wie dein Gerät gerade eben.',
  ],
}
