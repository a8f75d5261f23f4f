import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { invitation } from './invitation.ts'
import { open } from './opening.ts'

const client = fileURLToPath(new URL('../../web/dist', import.meta.url))

const opening = await open(client, process.env, (line) => console.error(line))
if (opening.ok) {
  // The second time a signal does what it does to any program.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, opening.close)
  console.log(invitation(opening.address, networkAddresses()))
} else {
  console.error(opening.fault)
  process.exitCode = 1
}

/** The addresses of this computer in its network. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((interfaces) => interfaces ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
