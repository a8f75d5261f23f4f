import { settings } from './settings.ts'

/** Keeps the page in the chosen light and colours. */
export function followTheme(root: HTMLElement): void {
  const apply = (): void => {
    const { theme, palette } = settings.getState()
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.dataset['palette'] = palette
  }
  apply()
  settings.subscribe(apply)
}
