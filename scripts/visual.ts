import { messageOf } from './commandLine.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { compareStorybooks } from './visual/compareStorybooks.ts'
import { parseOptions } from './visual/options.ts'

/**
 * `npm run visual -- --base <commit>`: shows what the working tree changes in the look of the stories since
 * the commit. Exit code: 0 when no picture differs, 1 when one does, 2 on an error.
 */

try {
  if (findBrowser() === undefined) throw new Error(noBrowser)
  const hasChanges = await compareStorybooks(parseOptions(process.argv.slice(2)))
  process.exitCode = hasChanges ? 1 : 0
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 2
}
