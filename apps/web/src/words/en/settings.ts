import type { Palette, Speed, Theme } from '../../settings/settings.ts'
import { percent } from './phrases.ts'

export const settings = {
  title: 'Settings',
  saved: 'Your settings are saved on this device.',
  you: 'You',
  name: 'Your name',
  nameHint: 'Your name at the table.',
  language: 'Language',
  browserLanguage: (name: string): string => `Browser default: ${name}`,
  sight: 'Display',
  theme: 'Theme',
  themes: { system: 'Browser default', day: 'Light: gallery by day', night: 'Dark: gallery at night' } satisfies Record<
    Theme,
    string
  >,
  palette: 'Artist colours',
  palettes: {
    gallery: { name: 'Gallery', about: 'Ochre, blue, red, green and violet.' },
    distinct: { name: 'Colour-blind safe', about: 'The five colours also differ in lightness.' },
  } satisfies Record<Palette, { name: string; about: string }>,
  speed: 'Speed',
  speeds: { instant: 'Instant', fast: 'Fast', normal: 'Normal', cinematic: 'Cinematic' } satisfies Record<
    Speed,
    string
  >,
  speedHint: 'How long animations last. You can always skip them: press Space or the Skip button.',
  hearing: 'Sound',
  volume: 'Volume',
  volumeIs: (volume: number): string => percent(volume / 100),
  muted: 'Mute all sounds',
  captions: 'Show sound captions',
  tryIt: 'Play the hammer sound',
  play: 'Gameplay',
  guidance: 'Explain each auction during the game',
  confirmations: 'Confirm risky moves',
  memoryAid: 'Memory aid: keep track of public payments',
  memoryAidHint: 'For new games. When you set up a game yourself, you can override this.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsList: [
    ['B', 'bid, buy or play'],
    ['P', 'pass or decline'],
    ['O', 'drop out of this lot'],
    ['↑ ↓', 'change the amount'],
    ['0 … 9', 'type an amount, when you bid'],
    ['Enter', 'bid the amount you typed'],
    ['1 … 9', 'choose a card, when you play one'],
    ['H', 'ask for a hint'],
    ['Space', 'skip to your next decision'],
    ['K', 'pause or continue, when you watch bots'],
    ['S', 'advance one move, when you watch bots'],
    ['L', 'open the log'],
    ['M', 'mute or unmute'],
  ],
}
