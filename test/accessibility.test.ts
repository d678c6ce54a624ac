import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { criteria, limits } from '#text/accessibility.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const document = read('docs/accessibility.md')

/** The criteria of the document, with their results. */
const listed = [...document.matchAll(/^\| (\d\.\d\.\d+) [^|]*\| ([\w/]+) /gm)].map(
  ([, number = '', result = '']) => ({ number, result }),
)

test('the statement counts the results of the document, and says each of its limits', () => {
  const count = (result: string) => listed.filter(row => row.result === result).length
  expect(criteria).toEqual({ met: count('met'), notApplicable: count('n/a') })
  const limited = listed.filter(row => row.result === 'limit').map(row => row.number)
  expect(limits.flatMap(limit => limit.criteria ?? []).toSorted()).toEqual(limited)
  expect(count('met') + count('n/a') + limited.length).toBe(listed.length)
})

test('the source has nothing to which a criterion marked as not applicable would apply', () => {
  const absent = {
    '1.2.1 and 1.4.2, media of its own': /<(audio|video)\b|new Audio\(|getUserMedia/,
    '1.3.4, an orientation': /orientation:\s*(portrait|landscape)|orientation\.lock|"orientation"/,
    '2.1.4, a key for the whole page': /accessKey|(document|window)\.addEventListener\('key|onKeyPress/,
    '2.5.2, an action on press':
      /on(MouseDown|TouchStart|TouchEnd)=|addEventListener\('(mousedown|touchstart)/,
    '2.5.4, a sensor': /device(motion|orientation)/i,
    '3.3.8, a password or a puzzle': /type="password"|current-password|captcha/i,
    'a long press': /onContextMenu|contextmenu|long-?press/i,
  }
  const files = globSync(['src/**/*.{ts,tsx,css}', 'public/*.webmanifest'], { cwd: root }).filter(
    file => !/\.(test|stories)\.tsx?$/.test(file),
  )
  for (const file of files)
    for (const [what, pattern] of Object.entries(absent))
      expect.soft(read(file), `${file}: ${what}`).not.toMatch(pattern)
  const pressed = files.filter(file => /onPointer(Down|Up)=/.test(read(file)))
  expect(pressed, 'files that listen to presses').toEqual(['src/ui/Cropper/CropArea.tsx'])
})

test('no picture has text in it, and no animation flashes', () => {
  const pictures = globSync('{public,src}/**/*.{png,jpg,jpeg,gif,webp,avif}', { cwd: root })
  expect(pictures, 'for other sites, not shown').toEqual(['public/share.png'])
  for (const drawing of globSync('{public,src}/**/*.svg', { cwd: root }))
    expect.soft(read(drawing), drawing).not.toContain('<text')
  const repeated = globSync('src/**/*.css', { cwd: root }).flatMap(file =>
    [...read(file).matchAll(/animation:.* (\d*\.?\d+)s .*infinite/g)].map(([rule, seconds]) => ({
      rule: `${file}: ${rule}`,
      seconds: Number(seconds),
    })),
  )
  for (const { rule, seconds } of repeated) expect.soft(seconds, rule).toBeGreaterThan(1 / 3)
})
