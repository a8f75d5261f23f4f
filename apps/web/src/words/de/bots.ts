import type * as en from '../en/bots.ts'

export const bots: typeof en.bots = {
  easy: { role: 'die Neue', about: 'leicht: bietet mit bis zum aktuellen Wert eines Bildes' },
  medium: { role: 'der Händler', about: 'mittel: kennt die Chancen und bietet nach Lehrbuch' },
  hard: {
    role: 'der Kenner',
    about: 'schwer: überlegt, was die anderen auf der Hand haben, und beobachtet alle genau',
  },
  master: { role: 'die Meisterin', about: 'meisterhaft: hat das Spiel in Millionen Partien gelernt' },
  hoarder: { role: 'die Hamsterin', about: 'zahlt gern zu viel, sogar für die eigenen Bilder' },
  flipper: { role: 'der Krämer', about: 'kauft wenig und verlangt Preise, bei denen jemand zugreift' },
  hypeman: { role: 'der Marktschreier', about: 'steigt früh ein und treibt dann hoch, was er hat' },
  accountant: {
    role: 'die Buchhalterin',
    about: 'zahlt nie den vollen Wert und erhöht in kleinen Schritten',
  },
  sniper: { role: 'der Schleicher', about: 'tastet sich offen heran und schlägt verdeckt zu' },
}
