import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
  readonly className?: string
}

/** The margin that a camera needs to find the code. */
const QUIET_ZONE = 4

/** A text that a camera can read: dark on white in every theme, since not all cameras read the reverse. */
export function QrCode({ text, label, className = '' }: QrCodeProps): ReactNode {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={`qr-code ${className}`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#15140f" shapeRendering="crispEdges" />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: cells.join('') }
}
