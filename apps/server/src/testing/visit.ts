// oxlint-disable no-await-in-loop -- each step says where the next one leads
const MOST_STEPS = 10

/** A browser goes to a site, and wherever that sends it, until that is another site: the address there. */
export async function visit(site: string, url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const cookies = new Map<string, string>()
  let place = new URL(url)
  for (let step = 0; place.origin === site; step += 1) {
    const response = await fetch(place, {
      redirect: 'manual',
      headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null || step === MOST_STEPS) {
      throw new Error(`the site keeps its visitor: ${response.status} ${await response.text()}`)
    }
    place = new URL(location, place)
  }
  return place.href
}
