// Plays a seat at a table online, paying up to 12 for a lot: MODERN_ART_TOKEN=… node bot.js https://example.org ABCDEFGH
// What is said: docs/outside-bots.md.
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'

const [url, code] = process.argv.slice(2)
// By this number a balancer sends all who are at a table to the same server.
const shard = [...code].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1024, 0).toString(16)
const socket = io(url, {
  query: { shard },
  transports: ['websocket'],
  auth: { protocol: 3, ticket: null, code, as: 'player' },
  extraHeaders: { authorization: `Bearer ${process.env.MODERN_ART_TOKEN}` },
})
let screen = null
let asked = ''
let isSeated = false

const send = (command) => socket.emit('command', { id: randomUUID(), ...command })

function attend({ party, chair }) {
  isSeated = chair !== null
  if (party.stage !== 'waiting' || party.deal.stage !== 'open') return
  if (!isSeated) send({ type: 'sit', chair: null })
  else if (!party.chairs[chair].ready) send({ type: 'be_ready', ready: true })
}

function update({ revision, changes }) {
  if (revision !== screen.revision + 1) return send({ type: 'resync' })
  screen = { ...screen, ...changes.screen, revision, view: { ...screen.view, ...changes.view } }
}

function decide({ choices, view: { seat } }) {
  const { type, cards, max } = choices.find((choice) => (choice.min ?? choice.price ?? 0) <= 12) ?? choices.at(-1)
  const action = { type, seat }
  if (cards) action.card = cards[0]
  if (type === 'bid' || type === 'submit_bid') action.amount = Math.min(12, max)
  if (type === 'set_price') action.price = Math.min(12, max)
  return action
}

function act() {
  const question = JSON.stringify([screen?.decision, screen?.choices])
  if (!screen?.choices.length || screen.paused || question === asked) return
  asked = question
  send({ type: 'act', decision: screen.decision, action: decide(screen) })
}

// Others were faster, or this bot is too fast: look again in a moment.
function tryAgain(error) {
  if (!isSeated) goodbye(error.message)
  if (error.code !== 'too_fast') return
  asked = ''
  setTimeout(act, 1000)
}

function goodbye(why) {
  console.log(why)
  process.exit(why.startsWith('The game is over') ? 0 : 1)
}

socket.on('news', (messages) => {
  for (const message of messages) {
    if (message.type === 'party') attend(message)
    else if (message.type === 'welcome') screen = message.screen
    else if (message.type === 'update') update(message)
    else if (message.type === 'answer' && !message.result.ok) tryAgain(message.result.error)
    else if (message.type === 'goodbye') goodbye(message.reason)
  }
  if (screen?.view.phase.name === 'finished') goodbye(`The game is over: ${screen.view.money.join(', ')}`)
  act()
})
socket.on('connect', () => (asked = ''))
socket.on('connect_error', (error) => error.data && goodbye(error.data.message))
socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect())
