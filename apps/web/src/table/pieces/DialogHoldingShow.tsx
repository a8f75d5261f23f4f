import type { ComponentProps, ReactNode } from 'react'
import { useEffect } from 'react'
import { Dialog } from '../../pieces/Dialog.tsx'
import { holdShow } from '../../play/play.ts'

/** A dialog at the table that takes one's eyes off it: what happens meanwhile is shown afterwards. */
export function DialogHoldingShow(props: ComponentProps<typeof Dialog>): ReactNode {
  useEffect(holdShow, [])
  return <Dialog {...props} />
}
