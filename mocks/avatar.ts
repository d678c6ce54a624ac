import {
  backgrounds,
  clothes,
  elderHair,
  hairBehind,
  hairColours,
  hairFront,
  seniorHair,
  skins,
  wrinkles,
} from './data/portraits.ts'
import { hash } from './random.ts'

/**
 * Returns a drawn portrait as SVG text, always the same for the same file name. The seed's file names say what to draw:
 * `-f-` a woman, `-m-` a man; `-young-` a full head of hair and no beard, `-senior-` perhaps grey hair, `-elder-` grey hair
 * and wrinkles. A size of 0 becomes 110, §9.
 */
export function drawAvatar(fileName: string, width: number, height: number): string {
  const choose = <Item>(part: string, items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[hash(`${part} ${fileName}`) % items.length]
    if (item === undefined) throw new Error(`Nothing to choose for ${part}`)
    return item
  }
  const oneIn = (count: number, part: string) => hash(`${part} ${fileName}`) % count === 0

  const kind = fileName.includes('-m-') || (!fileName.includes('-f-') && oneIn(2, 'kind')) ? 'm' : 'f'
  const [light, deep] = choose('background', backgrounds)
  const [skin, shade] = choose('skin', skins)
  const isYoung = fileName.includes('-young-')
  const isElder = fileName.includes('-elder-')
  const hair = choose('hair', isElder ? elderHair : fileName.includes('-senior-') ? seniorHair : hairColours)
  // The last shape in each list is for a bald man.
  const shapesOf = (all: readonly string[]) => (isYoung && kind === 'm' ? all.slice(0, -1) : all)
  const cloth = choose('cloth', clothes)
  const bearded = kind === 'm' && !isYoung && oneIn(3, 'beard')

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width || 110}" height="${height || 110}"`,
    ` viewBox="0 0 110 110" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="110" height="110" fill="${light}"/>`,
    choose('shape', shapes).replaceAll('{colour}', deep),
    path(choose('behind', shapesOf(hairBehind[kind])), hair),
    path('M47 66h16v17c0 6-16 6-16 0z', shade),
    path('M15 112c1-20 14-29 31-31 5 6 13 6 18 0 17 2 30 11 31 31z', cloth),
    choose('collar', collars),
    `<g fill="${shade}"><ellipse cx="33.5" cy="50" rx="4" ry="6"/><ellipse cx="76.5" cy="50" rx="4" ry="6"/></g>`,
    path('M34 44c0-16 9-24 21-24s21 8 21 24v6c0 15-11 25-21 25s-21-10-21-25z', skin),
    bearded ? path(choose('beardShape', beards), hair) : cheeks,
    path(choose('front', shapesOf(hairFront[kind])), hair),
    `<g fill="#2a2320"><ellipse cx="46.5" cy="48.5" rx="2.4" ry="2.9"/><ellipse cx="63.5" cy="48.5" rx="2.4" ry="2.9"/></g>`,
    line(choose('brows', brows), hair === '#c79a56' ? '#8a6532' : hair, kind === 'm' ? 2.4 : 1.7),
    line('M55 50c-1 4-3 6-1.5 7.5 1 .8 2.2.6 3.2.2', shade, 1.8),
    choose('mouth', mouths),
    isElder ? line(wrinkles, shade, 1.2) : '',
    oneIn(4, 'glasses') ? choose('glassesShape', glasses) : '',
    kind === 'f' && oneIn(3, 'earrings') ? earrings : '',
    '</svg>',
  ].join('')
}

function path(d: string, fill: string): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"/>`
}

function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
}

const shapes = [
  '<circle cx="55" cy="58" r="46" fill="{colour}"/>',
  '<path d="M0 70C30 50 70 84 110 58v52H0z" fill="{colour}"/>',
  '<path d="M110 0v110H62z" fill="{colour}"/>',
  '<circle cx="92" cy="18" r="30" fill="{colour}"/><circle cx="14" cy="78" r="18" fill="{colour}"/>',
  '<rect x="14" y="16" width="82" height="94" rx="41" fill="{colour}"/>',
]

const collars = [
  '',
  '<path d="M46 81l9 12 9-12 6 2-15 22-15-22z" fill="#fff" fill-opacity=".9"/>',
  '<path d="M43 80c4 10 20 10 24 0l3 2c-4 14-26 14-30 0z" fill="#000" fill-opacity=".18"/>',
]

const beards = [
  'M34 48c1 5 3 8 6 9 6-3 9-4 15-4s9 1 15 4c3-1 5-4 6-9 2 20-9 31-21 31S32 68 34 48z',
  'M43 60c3-4 7-5 12-5s9 1 12 5c2 10-4 17-12 17s-14-7-12-17z',
]

const cheeks =
  '<g fill="#e2725b" fill-opacity=".22"><circle cx="42" cy="58" r="4.5"/><circle cx="68" cy="58" r="4.5"/></g>'

const brows = [
  'M42 42c3-2.4 6-2.4 9-.8M59 41.2c3-1.6 6-1.6 9 .8',
  'M42 42.5h8M60 42.5h8',
  'M42 43c2-3.5 6-4 9-2M59 41c3-2 7-1.5 9 2',
]

const mouths = [
  '<path d="M48 63c3 4.5 11 4.5 14 0" fill="none" stroke="#a3453a" stroke-width="2.2" stroke-linecap="round"/>',
  '<path d="M47 62.5c2 8 14 8 16 0z" fill="#fff" stroke="#a3453a" stroke-width="1.6" stroke-linejoin="round"/>',
  '<path d="M50 64c3 2 8 2 11-1.5" fill="none" stroke="#a3453a" stroke-width="2.2" stroke-linecap="round"/>',
]

const glasses = [
  '<g fill="#fff" fill-opacity=".25" stroke="#2a2320" stroke-width="1.8"><circle cx="46" cy="49" r="7.5"/><circle cx="64" cy="49" r="7.5"/><path d="M53.5 48c1-1 2-1 3 0" fill="none"/></g>',
  '<g fill="#fff" fill-opacity=".25" stroke="#5a3b24" stroke-width="2"><rect x="38" y="43" width="15" height="12" rx="4"/><rect x="57" y="43" width="15" height="12" rx="4"/><path d="M53 47h4" fill="none"/></g>',
]

const earrings = '<g fill="#e0aa2f"><circle cx="33" cy="58" r="2"/><circle cx="77" cy="58" r="2"/></g>'
