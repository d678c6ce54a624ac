import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** The pictures in `public/` that show the project's own brand, with the start of their SHA-256. */
const shipped: Readonly<Record<string, string>> = {
  'share.png': '18db1ae78fbb',
  'favicon.svg': '201c9f42375c',
}

/** Returns the names of the pictures that nobody has replaced. */
export function unreplacedPictures(): string[] {
  return Object.keys(shipped).filter(file => {
    const content = readFileSync(join(root, 'public', file))
    return createHash('sha256')
      .update(content)
      .digest('hex')
      .startsWith(shipped[file] ?? '')
  })
}
