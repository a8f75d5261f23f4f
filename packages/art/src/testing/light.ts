/** The light that a value of sRGB stands for, both from 0 to 1. */
export function lightOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The value of sRGB for so much light; more or less than there is of it is cut off. */
export function valueOf(light: number): number {
  const kept = Math.max(0, Math.min(1, light))
  return kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055
}
