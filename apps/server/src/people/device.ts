/** Browsers by what they call themselves. Most call themselves by the names of others, too: the first that fits is meant. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What somebody would call the device that asks, such as "Firefox, Windows"; `null` if it does not say. */
export function deviceOf(userAgent: string | undefined): string | null {
  const parts = [firstFit(BROWSERS, userAgent ?? ''), firstFit(SYSTEMS, userAgent ?? '')].filter(
    (part) => part !== null,
  )
  return parts.length === 0 ? null : parts.join(', ')
}

function firstFit(names: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
