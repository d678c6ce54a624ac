import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { criteria, limits } from '#text/accessibility.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const document = read('docs/accessibility.md')

/** The cells of each row of the document's tables, without their headings. */
const rows = document
  .split('\n')
  .filter(line => /^\| (?!Criterion|Interaction|-)/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))

/** The criteria of the document: their number, level and result. */
const listed = rows.flatMap(([, name = '', result = '']) => {
  const [, number, level] = /^(\d\.\d\.\d+) .* \((AA?)\)$/.exec(name) ?? []
  return number && level ? [{ number, level, result }] : []
})

/** The numbers of WCAG 2.2 by level, without 4.1.1, which it has removed. */
const published = {
  A:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
    '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
    '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

test('the document has each criterion of WCAG 2.2 A and AA once', () => {
  for (const [level, numbers] of Object.entries(published))
    expect(
      listed.filter(row => row.level === level).map(row => row.number),
      level,
    ).toEqual(numbers.split(' '))
  expect(listed).toHaveLength(55)
})

test('each test that the document names exists, and only a row that says who looked has none', () => {
  for (const [, name = '', , how = '', last = ''] of rows) {
    const isCriterion = listed.some(({ number }) => name.startsWith(`${number} `))
    const named = isCriterion ? last : how
    if (/^none(: (read in|looked at) .+)?$/.test(named)) continue
    for (const one of named.split('<br>')) {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? []
      expect.soft(title, `${name}: ${one}`).not.toBe('')
      expect.soft(read(file || 'package.json').replaceAll("\\'", "'"), `${name}: ${file}`).toContain(title)
    }
  }
})

test('the statement counts the results of the document, and says each of its limits', () => {
  const count = (result: string) => listed.filter(row => row.result === result).length
  expect(criteria).toEqual({ met: count('met'), notApplicable: count('n/a') })
  const limited = listed.filter(row => row.result === 'limit').map(row => row.number)
  expect(limits.flatMap(limit => limit.criteria ?? []).toSorted()).toEqual(limited)
  expect(count('met') + count('n/a') + limited.length).toBe(55)
})

test('the source has nothing of what does not apply', () => {
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
  expect(files.length).toBeGreaterThan(300)
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
  expect(repeated.length).toBeGreaterThan(0)
  for (const { rule, seconds } of repeated) expect.soft(seconds, rule).toBeGreaterThan(1 / 3)
})
