import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'

/**
 * `npm run font`: makes src/ui/fonts/gabarito-romanian.woff2 from the two files of
 * @fontsource-variable/gabarito: one has ă, ș and ț, the other one all other letters. Needs fonttools
 * (Debian: `apt-get install fonttools python3-brotli`). Decision 0004.
 */

/**
 * Printable ASCII, Romanian letters, and letters of names frequent in Romania. Any other letter uses the
 * fallback font.
 */
const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ăâîșțĂÂÎȘȚşŞŢ„”«»–—…’·²' +
  'áéíóöőúüűÁÉÍÓÖŐÚÜŰäßèêëçñôÄČčšžŠŽć'

/** The weight of headings, the only one in the file: a variable weight would double its size. */
const weight = 650

const source = join(root, 'node_modules/@fontsource-variable/gabarito/files')
const target = join(root, 'src/ui/fonts/gabarito-romanian.woff2')
const folder = mkdtempSync(join(tmpdir(), 'font-'))
const subsets = ['latin', 'latin-ext']

for (const subset of subsets) {
  const file = join(source, `gabarito-${subset}-wght-normal.woff2`)
  run('fonttools', 'varLib.instancer', file, `wght=${weight}`, '-o', join(folder, `${subset}.ttf`))
  run(
    'pyftsubset',
    join(folder, `${subset}.ttf`),
    `--text=${letters}`,
    '--layout-features=kern,mark,mkmk,ccmp,locl',
    '--no-hinting',
    `--output-file=${join(folder, `${subset}-letters.ttf`)}`,
  )
}
const merged = join(folder, 'merged.ttf')
run('pyftmerge', `--output-file=${merged}`, ...subsets.map(subset => join(folder, `${subset}-letters.ttf`)))
run('fonttools', 'ttLib.woff2', 'compress', '-o', target, merged)
rmSync(folder, { recursive: true })

function run(program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} failed`)
}
