/**
 * The letters that Helvetica lacks in some readers (Chromium's shows a gap): put together from a letter and a mark, which
 * stands `x` to the right and `y` above, in thousandths of the size.
 */
export const marked = [
  { letter: 'Ă', base: 'A', mark: 'breve', x: 167, y: 195 },
  { letter: 'ă', base: 'a', mark: 'breve', x: 111, y: 0 },
  { letter: 'Ș', base: 'S', mark: 'comma', x: 229, y: -130 },
  { letter: 'ș', base: 's', mark: 'comma', x: 146, y: -130 },
  { letter: 'Ț', base: 'T', mark: 'comma', x: 201, y: -130 },
  { letter: 'ț', base: 't', mark: 'comma', x: 52, y: -130 },
] as const

/** The first letter's code in its font; the others follow. */
export const firstMarked = 65

/** A piece of text in one font, as a page's string. */
export type Run = { font: 'Plain' | 'Marked'; literal: string }

/** Widths of the letters from the space to `~` in Helvetica, in thousandths of the size: from Adobe's metrics of the font. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

const placeOf = (letter: string) => marked.findIndex(one => one.letter === letter)

/** The other four are in the font under their Latin-1 codes; what is in neither becomes `?`. */
const isPlain = (letter: string) => /^[ -~ÂâÎî]$/.test(letter)

/** The text cut where the font changes, in ASCII alone. */
export function toRuns(text: string): Run[] {
  const pieces = text.normalize('NFC').match(/[ĂăȘșȚț]+|[^ĂăȘșȚț]+/g) ?? []
  return pieces.map(piece => {
    const letters = Array.from(piece)
    const isMarked = placeOf(letters[0] ?? '') >= 0
    return {
      font: isMarked ? 'Marked' : 'Plain',
      literal: `(${letters.map(isMarked ? markedCode : plainCode).join('')})`,
    }
  })
}

const markedCode = (letter: string) => String.fromCharCode(firstMarked + placeOf(letter))

function plainCode(letter: string): string {
  if (!isPlain(letter)) return '?'
  return letter > '~' ? `\\${letter.charCodeAt(0).toString(8)}` : letter.replace(/[()\\]/, '\\$&')
}

/** In points. A mark takes no room of its own. */
export function widthOf(text: string, size: number): number {
  const codes = Array.from(text.normalize('NFC'), letter =>
    (isPlain(letter) || placeOf(letter) >= 0 ? letter : '?').normalize('NFD').charCodeAt(0),
  )
  return (codes.reduce((sum, code) => sum + (widths[code - 32] ?? 0), 0) * size) / 1000
}

/** Lines of at most this width, and at most so many of them: broken at spaces, and within a word that is too long. */
export function wrap(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter, size) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line].slice(0, most)
}
