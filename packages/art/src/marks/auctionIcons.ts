import type { AuctionType } from '@modern-art/engine'
import { disc, rectangle } from '../canvas.ts'
import type { Mark } from './mark.ts'

const ICONS: Readonly<Record<AuctionType, Mark>> = {
  // Three paddles, raised one above the other.
  open: paddle(50, 90) + paddle(120, 20) + paddle(190, 55),
  // One paddle with a one on it.
  one_offer: 'M120 20a68 68 0 0 1 15 134V220h-30V154a68 68 0 0 1 15-134zM112 54v14l-14 4v18l14-5v37h22V54z',
  // A sealed envelope.
  hidden: `${rectangle(20, 50, 200, 140)}M46 74v92h148V74l-74 64zM68 74l52 38l52-38z`,
  // A price tag.
  fixed_price: `M20 35h95l105 105l-80 80l-120-105z${disc(70, 84, 22)}`,
  // Two frames, side by side.
  double: frame(15) + frame(128),
}

export function auctionIcon(type: AuctionType): Mark {
  return ICONS[type]
}

function paddle(x: number, y: number): string {
  return `M${x} ${y}a30 30 0 0 1 11 58V220h-22V${y + 58}a30 30 0 0 1 11-58z`
}

function frame(x: number): string {
  return rectangle(x, 50, 97, 140) + rectangle(x + 18, 68, 61, 104) + rectangle(x + 32, 82, 33, 76)
}
