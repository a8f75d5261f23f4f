import type { ComponentProps, ReactNode } from 'react'

interface BusyButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  /** Whether what it does is under way: until that is over, presses do nothing. */
  readonly busy: boolean
}

/** A button that keeps the focus while it is busy, which a button that is disabled loses. */
export function BusyButton({ busy, type = 'button', onClick, children, ...rest }: BusyButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy}
      onClick={(event) => {
        // A press that does nothing does not send the form either.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {children}
    </button>
  )
}
