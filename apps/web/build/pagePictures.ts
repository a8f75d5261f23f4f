import { favicon, socialPicture } from '@modern-art/art'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

/** The icons that an installed page needs, by their size. */
const ICONS = [
  { name: 'icon-180.png', size: 180 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
] as const

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** Draws what the page shows outside itself: favicon, icons and the social picture. */
export function pagePictures(): Plugin {
  return {
    name: 'page-pictures',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() })
      for (const { name, size } of ICONS) this.emitFile({ type: 'asset', fileName: name, source: png(favicon(), size) })
      this.emitFile({ type: 'asset', fileName: 'social.png', source: png(socialPicture(), 1200) })
    },
  }
}
