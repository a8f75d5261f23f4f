import type { ReactNode } from 'react'
import { useId } from 'react'

interface ProfilePanelProps {
  readonly title: string
  /** What the drawing shows, in a sentence. */
  readonly about: string | null
  readonly className?: string
  readonly children: ReactNode
}

/** One drawing of a profile with its title. */
export function ProfilePanel({ title, about, className = '', children }: ProfilePanelProps): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`panel profile-panel ${className}`}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {about !== null && <p className="text-muted">{about}</p>}
      {children}
    </section>
  )
}
