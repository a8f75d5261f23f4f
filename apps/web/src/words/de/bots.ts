import type { Words } from '../words.ts'

export const bots: Words['bots'] = {
  easy: { name: 'Pia', role: 'die Neue', about: 'leicht: bietet bis zu dem, was ein Bild jetzt einbringt' },
  medium: { name: 'Marek', role: 'der Händler', about: 'mittel: kennt die Chancen und bietet nach Lehrbuch' },
  hard: {
    name: 'Aurel',
    role: 'der Kenner',
    about: 'schwer: malt sich die verdeckten Karten aus und studiert alle am Tisch',
  },
  hoarder: { name: 'Odile', role: 'die Hamsterin', about: 'zahlt gern zu viel, sogar für die eigenen Bilder' },
  flipper: { name: 'Bruno', role: 'der Krämer', about: 'kauft wenig und verlangt Preise, die jemand zahlt' },
  hypeman: { name: 'Cosmo', role: 'der Marktschreier', about: 'steigt früh ein und treibt dann hoch, was er besitzt' },
  accountant: {
    name: 'Ilse',
    role: 'die Buchhalterin',
    about: 'zahlt nie den vollen Wert und erhöht in kleinen Schritten',
  },
  sniper: { name: 'Viktor', role: 'der Schleicher', about: 'tastet sich offen heran und schlägt verdeckt zu' },
}
