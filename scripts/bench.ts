import { measureFirstVisits } from './bench/firstVisit.ts'
import { measureKeyPresses } from './bench/keyPresses.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'

/** `npm run bench`: what a first visit on a slow phone costs, and what a key press does. On a quiet machine. */

if (findBrowser() === undefined) {
  console.error(noBrowser)
  process.exit(1)
}

await measureFirstVisits()
await measureKeyPresses()
