import { appIcon, favicon, socialPicture } from '@modern-art/art'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

/** The icons that an installed page needs: as they are, and for devices that cut them to a shape. */
const ICONS = [
  { name: 'icon-192.png', size: 192, draw: favicon },
  { name: 'icon-512.png', size: 512, draw: favicon },
  { name: 'icon-to-cut-180.png', size: 180, draw: appIcon },
  { name: 'icon-to-cut-512.png', size: 512, draw: appIcon },
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
      for (const { name, size, draw } of ICONS) {
        this.emitFile({ type: 'asset', fileName: name, source: png(draw(), size) })
      }
      this.emitFile({ type: 'asset', fileName: 'social.png', source: png(socialPicture(), 1200) })
    },
  }
}
