import type { CDPSession, Page } from '@playwright/test'

/** A thing as a screen reader knows it. */
interface Spoken {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  /** Names of the regions around it, the nearest last. */
  readonly within: readonly string[]
  /** Its handle, to go to it. */
  readonly node: number
}

interface AxNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly backendDOMNodeId?: number
}

/** A page as somebody has it who cannot see it: what there is, what was said last, and Enter on anything. */
export interface Reader {
  readonly things: () => Promise<readonly Spoken[]>
  /** What the polite live region says. */
  readonly heard: () => Promise<string>
  /** Whether it could be pressed: it may have gone since it was there. */
  readonly press: (thing: Spoken) => Promise<boolean>
}

export async function readerOf(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return {
    things: async () => thingsIn(await nodesOf(session)),
    heard: async () => liveTextIn(await nodesOf(session)),
    press: async ({ node }) => {
      const isThere = await session.send('DOM.focus', { backendNodeId: node }).then(
        () => true,
        () => false,
      )
      if (isThere) await page.keyboard.press('Enter')
      return isThere
    },
  }
}

async function nodesOf(session: CDPSession): Promise<readonly AxNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes as readonly AxNode[]
}

function thingsIn(nodes: readonly AxNode[]): readonly Spoken[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return nodes
    .filter(({ ignored, backendDOMNodeId }) => !ignored && backendDOMNodeId !== undefined)
    .map((node) => ({
      role: node.role?.value ?? '',
      name: node.name?.value ?? '',
      disabled: propertyOf(node, 'disabled') === true,
      within: ancestorsOf(node, byId).flatMap(({ role, name }) =>
        role?.value === 'region' || role?.value === 'dialog' ? [name?.value ?? ''] : [],
      ),
      node: node.backendDOMNodeId ?? 0,
    }))
}

/** The text below the node that speaks when it changes. */
function liveTextIn(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .filter((node) =>
      ancestorsOf(node, byId).some(
        (above) => propertyOf(above, 'live') === 'polite' && above.role?.value === 'paragraph',
      ),
    )
    .map(({ name }) => name?.value ?? '')
    .join('')
}

function ancestorsOf(node: AxNode, byId: ReadonlyMap<string, AxNode>): readonly AxNode[] {
  const parent = byId.get(node.parentId ?? '')
  return parent === undefined ? [] : [...ancestorsOf(parent, byId), parent]
}

function propertyOf({ properties = [] }: AxNode, name: string): unknown {
  return properties.find((property) => property.name === name)?.value.value
}
