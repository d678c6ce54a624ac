import { measureFirstVisits } from './bench/firstVisit.ts'
import { measureKeyPresses } from './bench/keyPresses.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'

/**
 * `npm run bench`: measures a first visit on a slow phone and key presses in pickers. Run it on an idle
 * machine.
 */

if (findBrowser() === undefined) {
  console.error(noBrowser)
  process.exit(1)
}

await measureFirstVisits()
await measureKeyPresses()
