import { Resvg } from '@resvg/resvg-js'

/** A picture as a grid of values, row by row. */
export interface Grid {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

export interface Raster {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel, from 0 to 255. */
  readonly rgba: Uint8Array
}

/** Renders a document, as wide as asked. Fails where it is not well-formed. */
export function rasterOf(svg: string, width: number): Raster {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
  return { width: image.width, height: image.height, rgba: image.pixels }
}

/** How light each pixel looks in greyscale, from 0 to 1. */
export function greyOf({ width, height, rgba }: Raster): Grid {
  const values = Float64Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * i, 4 * i + 3)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  })
  return { width, height, values }
}

/** How much of each pixel is painted, from 0 to 1. */
export function opacityOf({ width, height, rgba }: Raster): Grid {
  return {
    width,
    height,
    values: Float64Array.from({ length: width * height }, (_, i) => (rgba[4 * i + 3] ?? 0) / 255),
  }
}
