import { settings } from './settings.ts'

/** Keeps the page in the chosen theme. */
export function followTheme(root: HTMLElement): void {
  const apply = (): void => {
    const { theme } = settings.getState()
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }
  apply()
  settings.subscribe(apply)
}
