import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the anchors of a document's headings, as GitHub spells them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link between documents leads to a file, and to a heading of it', () => {
  for (const document of globSync(['*.md', 'docs/**/*.md'], { cwd: root })) {
    for (const [, link = ''] of read(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? document : join(dirname(document), path)
      expect.soft(existsSync(join(root, target)), `${document}: ${link}`).toBe(true)
      if (anchor !== undefined) expect.soft(anchorsOf(read(target)), `${document}: ${link}`).toContain(anchor)
    }
  }
})
