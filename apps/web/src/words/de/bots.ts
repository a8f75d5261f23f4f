import type * as en from '../en/bots.ts'

export const bots: typeof en.bots = {
  easy: { name: 'Pia', role: 'die Neue', about: 'leicht: bietet mit bis zum aktuellen Wert eines Bildes' },
  medium: { name: 'Marek', role: 'der Händler', about: 'mittel: kennt die Chancen und bietet nach Lehrbuch' },
  hard: {
    name: 'Aurel',
    role: 'der Kenner',
    about: 'schwer: überlegt, was die anderen auf der Hand haben, und beobachtet alle genau',
  },
  hoarder: { name: 'Odile', role: 'die Hamsterin', about: 'zahlt gern zu viel, sogar für die eigenen Bilder' },
  flipper: { name: 'Bruno', role: 'der Krämer', about: 'kauft wenig und verlangt Preise, bei denen jemand zugreift' },
  hypeman: { name: 'Cosmo', role: 'der Marktschreier', about: 'steigt früh ein und treibt dann hoch, was er hat' },
  accountant: {
    name: 'Ilse',
    role: 'die Buchhalterin',
    about: 'zahlt nie den vollen Wert und erhöht in kleinen Schritten',
  },
  sniper: { name: 'Viktor', role: 'der Schleicher', about: 'tastet sich offen heran und schlägt verdeckt zu' },
}
