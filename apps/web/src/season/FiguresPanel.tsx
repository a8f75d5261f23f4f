import type { ReactNode } from 'react'

/** A table of figures that may be wider than the screen: it scrolls sideways, by keys too. */
export function FiguresPanel({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    // What scrolls can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="panel mt-5 overflow-x-auto">
      <table className="season-table">{children}</table>
    </div>
  )
}
