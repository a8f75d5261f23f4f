import type { Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { paintingFor } from './pictures.ts'

interface PictureProps {
  readonly card: Card
  /** The picture says nothing itself, for a name stands beside it. */
  readonly silent?: boolean
  readonly className?: string
}

/** A painting without its frame. */
export function Picture({ card, silent = false, className }: PictureProps): ReactNode {
  const words = useWords()
  const { url, alt } = paintingFor(card, words)
  return <img className={className} src={url} alt={silent ? '' : alt} width={600} height={800} draggable={false} />
}
