/** A picture as a document of its own. */
export function documentOf(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}

/** A document as part of a larger one: where its upper left corner is, and how large it is there. */
export function placed(svg: string, x: number, y: number, width: number, height: number): string {
  return svg.replace(
    /^<svg xmlns="[^"]*" (viewBox="[^"]*")[^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" $1>`,
  )
}

/** The document as the address of an image, which a browser renders once and keeps. */
export function pictureUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)}`
}
