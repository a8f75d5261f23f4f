import type { Palette, Speed, Theme } from '../../settings/settings.ts'
import { percent } from './phrases.ts'

export const settings = {
  title: 'Settings',
  saved: 'Choices are kept on this device.',
  you: 'You',
  name: 'Your name',
  nameHint: 'Your name at the table.',
  language: 'Language',
  browserLanguage: (name: string): string => `As the browser: ${name}`,
  sight: 'What you see',
  theme: 'Lighting',
  themes: { system: 'Same as the device', day: 'Gallery by day', night: 'Gallery at night' } satisfies Record<
    Theme,
    string
  >,
  palette: 'Artists’ colours',
  palettes: {
    gallery: { name: 'As in the gallery', about: 'Ochre, blue, red, green and violet.' },
    distinct: { name: 'Safe for colour-blind eyes', about: 'Apart in lightness too, for every kind of sight.' },
  } satisfies Record<Palette, { name: string; about: string }>,
  speed: 'Speed',
  speeds: { instant: 'Instant', fast: 'Fast', normal: 'Normal', cinematic: 'Cinematic' } satisfies Record<
    Speed,
    string
  >,
  speedHint: 'How long moments are shown. They can always be skipped: press Space, or the button.',
  hearing: 'What you hear',
  volume: 'Volume',
  volumeIs: (volume: number): string => percent(volume / 100),
  muted: 'Mute all sounds',
  captions: 'Write sounds on the screen as well',
  tryIt: 'Listen to the gavel',
  play: 'How you play',
  guidance: 'Explain each auction as it comes',
  confirmations: 'Ask once more before big or odd moves',
  memoryAid: 'Memory aid: add up what everybody paid in public',
  memoryAidHint: 'For new games; a table that you set up yourself can have it otherwise.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsList: [
    ['B', 'bid, seal, buy or offer'],
    ['P', 'pass or decline'],
    ['O', 'out for this lot'],
    ['↑ ↓', 'change the amount'],
    ['1 … 9', 'choose a card'],
    ['H', 'ask for a hint'],
    ['Space', 'skip what is being shown'],
    ['L', 'open the log'],
    ['M', 'mute, or hear again'],
  ],
}
