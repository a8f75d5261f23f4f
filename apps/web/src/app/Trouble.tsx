import { Component } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '../pieces/Notice.tsx'
import { useWords } from '../words/words.ts'

interface TroubleProps {
  readonly children: ReactNode
}

/** Says that a part of the page has broken, and offers a way on; the game itself is saved. */
export class Trouble extends Component<TroubleProps, { readonly broken: boolean }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken(): ReactNode {
  const words = useWords()
  return <Notice text={words.trouble.page} actions={[{ label: words.trouble.reload, go: () => location.reload() }]} />
}
