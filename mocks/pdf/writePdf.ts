import { firstMarked, marked, toRuns, widthOf } from './letters.ts'

/** A line of text; `x` and `y` are points from the top left of an A4 page, `y` that of the line's foot. */
export type Line = {
  text: string
  x: number
  y: number
  size: number
  /** It ends at `x`. */
  isRight?: boolean
  /** 0 is black. */
  grey?: number
}

/** A hairline from left to right. */
export type Rule = { x: number; y: number; width: number }

export const page = { width: 595, height: 842 }

/** Places of the objects that others refer to. */
const at = { pages: 2, page: 3, plain: 4, marked: 5, unicode: 6, content: 7, title: 8, glyphs: 9 }

const fonts = `/Resources << /Font << /Plain ${at.plain} 0 R /Marked ${at.marked} 0 R >> >>`

/** One A4 page of text in Helvetica, which every reader brings: a PDF 1.4 in ASCII. docs/decisions/0013 */
export function writePdf(title: string, lines: Line[], rules: Rule[]): Uint8Array<ArrayBuffer> {
  return assemble([
    `<< /Type /Catalog /Pages ${at.pages} 0 R /Lang (ro-RO) >>`,
    `<< /Type /Pages /Kids [${at.page} 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent ${at.pages} 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${at.content} 0 R ${fonts} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${plainEncoding} >>`,
    markedFont(),
    stream(readableLetters()),
    stream([...rules.map(draw), ...lines.map(show)].join('\n')),
    `<< /Title ${hex(`\uFEFF${title}`)} >>`,
    ...marked.map(glyph => stream(drawGlyph(glyph))),
  ])
}

/** The objects under their numbers, and the table of where each begins. */
function assemble(objects: string[]): Uint8Array<ArrayBuffer> {
  const size = objects.length + 1
  let file = '%PDF-1.4\n'
  let table = `xref\n0 ${size}\n0000000000 65535 f \n`
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${at.title} 0 R >>`
  // Nothing in it is beyond ASCII: a letter is a byte, and a place in the text is a place in the file.
  return new TextEncoder().encode(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`)
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

function show({ text, x, y, size, isRight = false, grey = 0 }: Line): string {
  const left = isRight ? x - widthOf(text, size) : x
  const runs = toRuns(text).map(({ font, literal }) => `/${font} ${size} Tf ${literal} Tj`)
  return `BT ${grey} g ${left.toFixed(2)} ${page.height - y} Td ${runs.join(' ')} ET`
}

const draw = ({ x, y, width }: Rule) =>
  `0.75 G 0.5 w ${x} ${page.height - y} m ${x + width} ${page.height - y} l S`

/** The codes of Latin-1, and the mark that they lack, `breve`, at 200 (octal). */
const plainEncoding = '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128 /breve] >>'

/** A font whose letters are drawn with Helvetica: a letter, then its mark. */
function markedFont(): string {
  const names = marked.map((_, index) => `/g${index}`)
  const places = names.map((name, index) => `${name} ${at.glyphs + index} 0 R`)
  const widths = marked.map(({ base }) => widthOf(base, 1000))
  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 -300 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0]
/CharProcs << ${places.join(' ')} >> /Encoding << /Type /Encoding /Differences [${firstMarked} ${names.join(' ')}] >>
/FirstChar ${firstMarked} /LastChar ${firstMarked + marked.length - 1} /Widths [${widths.join(' ')}]
/ToUnicode ${at.unicode} 0 R ${fonts} >>`
}

/** A comma below is a small one. */
function drawGlyph({ base, mark, x, y }: (typeof marked)[number]): string {
  const markText = mark === 'breve' ? '/Plain 1000 Tf (\\200) Tj' : '/Plain 750 Tf (,) Tj'
  return `${widthOf(base, 1000)} 0 d0 BT /Plain 1000 Tf (${base}) Tj ET BT ${x} ${y} Td ${markText} ET`
}

/** What the drawn letters are, for who copies or searches. */
function readableLetters(): string {
  const pairs = marked.map(({ letter }, index) => `<${(firstMarked + index).toString(16)}> ${hex(letter)}`)
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Marked def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${pairs.length} beginbfchar
${pairs.join('\n')}
endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`
}

/** UTF-16, as texts outside of a page are written. */
function hex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<${units.map(unit => unit.toString(16).padStart(4, '0')).join('')}>`
}
