import type { Speed, Theme } from '../../settings/settings.ts'

export const settings = {
  title: 'Settings',
  speed: 'Speed',
  speeds: { instant: 'Instant', fast: 'Fast', normal: 'Normal', cinematic: 'Cinematic' } satisfies Record<
    Speed,
    string
  >,
  guidance: 'Explain each auction as it comes',
  speedHint: 'How long moments are shown. They can always be skipped: press Space, or the button.',
  theme: 'Lighting',
  themes: { system: 'Same as the device', day: 'White cube', night: 'Gallery at night' } satisfies Record<
    Theme,
    string
  >,
  confirmations: 'Ask once more before big or odd moves',
  shortcuts: 'Keyboard shortcuts',
  shortcutsList: [
    ['B', 'bid, seal, buy or offer'],
    ['P', 'pass or decline'],
    ['O', 'out for this lot'],
    ['↑ ↓', 'change the amount'],
    ['1 … 9', 'choose a card'],
    ['Space', 'skip what is being shown'],
    ['L', 'open the log'],
  ],
  name: 'Your name',
  nameHint: 'Your name at the table.',
  saved: 'Choices are kept on this device.',
}
