/** A pause in long thinking, so that the worker hears the page. */
export function takeBreath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
