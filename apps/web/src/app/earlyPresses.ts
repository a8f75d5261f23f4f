/**
 * Listens for presses on buttons that are drawn but do not work yet. Returns a function that presses the last of them again
 * and stops listening.
 */
export function takePresses(place: Element): () => void {
  let pressed = ''
  const take = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button !== null) pressed = button.id
  }
  place.addEventListener('click', take)
  return () => {
    place.removeEventListener('click', take)
    // The button may have been drawn anew since.
    if (pressed !== '') document.getElementById(pressed)?.click()
  }
}
