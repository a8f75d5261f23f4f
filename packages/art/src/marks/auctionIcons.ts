import type { AuctionType } from '@modern-art/engine'
import { disc, rectangle } from '../canvas.ts'
import type { Mark } from './mark.ts'

const ICONS: Readonly<Record<AuctionType, Mark>> = {
  // Three paddles, raised one above the other.
  open: paddle(50, 90) + paddle(120, 20) + paddle(190, 55),
  // An arrow once round a table.
  one_offer: `M168 38A95 95 0 1 1 31 88L4 78L63 30L86 107L57 97A67 67 0 1 0 154 62z${disc(120, 120, 30)}`,
  // A sealed envelope.
  hidden: `${rectangle(20, 50, 200, 140)}M46 74v92h148V74l-74 64zM68 74l52 38l52-38z`,
  // A price tag.
  fixed_price: `M20 35h95l105 105l-80 80l-120-105z${disc(70, 84, 22)}`,
  // Two frames, one behind the other.
  double: `M20 20h120v35h-26v-9H46v99h29v26H20z${rectangle(95, 75, 125, 145)}${rectangle(121, 101, 73, 93)}`,
}

export function auctionIcon(type: AuctionType): Mark {
  return ICONS[type]
}

function paddle(x: number, y: number): string {
  return `M${x} ${y}a30 30 0 0 1 11 58V220h-22V${y + 58}a30 30 0 0 1 11-58z`
}
