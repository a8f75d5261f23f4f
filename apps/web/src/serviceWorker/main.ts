import { hearNotices } from './hearing.ts'
import type { WorkerScope } from './hearing.ts'

/* Runs in the service worker, besides what keeps the page for play without a network. */

const scope = globalThis as unknown as WorkerScope & EventTarget
hearNotices({
  location: scope.location,
  registration: scope.registration,
  clients: scope.clients,
  addEventListener: scope.addEventListener.bind(scope),
})
