import { measureFirstVisits } from './bench/firstVisit.ts'
import { measureInteractions } from './bench/interactions.ts'
import { measureKeyPresses } from './bench/keyPresses.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'

/**
 * `npm run bench`: measures a first visit on a slow phone and key presses in pickers, and interactions
 * on a phone with a slow CPU. Run it on an idle
 * machine.
 */

if (findBrowser() === undefined) {
  console.error(noBrowser)
  process.exit(1)
}

await measureFirstVisits()
await measureInteractions()
await measureKeyPresses()
