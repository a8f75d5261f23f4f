import { WALL } from 'virtual:menu-wall'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

/** A wall with paintings by all artists. Where each hangs is a matter of the style around it (menu.css). */
export function PaintingWall(): ReactNode {
  const words = useWords()
  return (
    <section aria-label={words.menu.wall}>
      <ul className="menu-wall">
        {WALL.map(({ url, place, artist, entry }) => (
          <li key={url} className={`menu-work ${place}`}>
            <figure>
              <span className="frame">
                <img src={url} alt={words.paintings.alt(entry)} width={600} height={800} loading="lazy" />
              </span>
              <figcaption>
                {artist}, <cite>{words.paintings.title(entry)}</cite>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
