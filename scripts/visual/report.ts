import { type Picture, pictureId, type View } from './views.ts'

/** What differs between the pictures of two Storybooks. */
export type Changes = {
  /** Number of pictures that both Storybooks have. */
  compared: number
  changed: (Picture & { pixels: number; share: number })[]
  added: Picture[]
  removed: Picture[]
  /** Stories that may not be in the state that they should show. */
  problems: { view: View; problem: string }[]
}

/** Returns the numbers in one line. */
export function summary({ compared, changed, added, removed, problems }: Changes): string {
  const numbers = `${compared} pictures compared: ${changed.length} differ, ${added.length} new, ${removed.length} removed`
  return problems.length === 0 ? numbers : `${numbers}. Problems: ${problems.length}`
}

/** Returns the HTML of the report, whose pictures are in the folders `before`, `after` and `difference`. */
export function reportPage(base: string, commit: string, changes: Changes): string {
  const { changed, added, removed, problems } = changes
  const title = `Visual changes since ${base}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${style}</style>
<h1>${escape(title)}</h1>
<p>${escape(summary(changes))}. Base: <code>${escape(commit)}</code></p>
${section('Changed', changed.toSorted(byShare).map(changedPicture))}
${section(
  'New',
  added.toSorted(byId).map(picture => onePicture(picture, 'after')),
)}
${section(
  'Removed',
  removed.toSorted(byId).map(picture => onePicture(picture, 'before')),
)}
${section('Problems', problems.map(problemLine))}
</html>
`
}

const section = (heading: string, items: string[]) =>
  items.length === 0 ? '' : `<h2>${heading} (${items.length})</h2>\n${items.join('\n')}`

const changedPicture = (picture: Changes['changed'][number]) => `<article>
<h3>${caption(picture)} <small>${percent(picture.share)}, ${picture.pixels} px</small></h3>
<div>${(['before', 'after', 'difference'] as const).map(folder => figure(picture, folder)).join('')}</div>
</article>`

const onePicture = (picture: Picture, folder: 'before' | 'after') =>
  `<article><h3>${caption(picture)}</h3><div>${figure(picture, folder)}</div></article>`

const problemLine = ({ view, problem }: Changes['problems'][number]) =>
  `<p>${escape(`${view.story.title}: ${view.story.name}, ${view.size.width} px`)}: ${escape(problem)}</p>`

function figure(picture: Picture, folder: 'before' | 'after' | 'difference'): string {
  const source = escape(`${folder}/${encodeURIComponent(pictureId(picture))}.png`)
  const image = `<img src="${source}" alt="" loading="lazy">`
  return `<figure><figcaption>${folder}</figcaption><a href="${source}">${image}</a></figure>`
}

const caption = ({ view: { story, size }, theme, part }: Picture) =>
  escape(`${story.title}: ${story.name}, ${size.width} px, ${theme}${part === 'page' ? ', whole page' : ''}`)

/** Formats a share from 0 to 1. A single pixel of a large picture must not read as nothing. */
const percent = (share: number) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`)

/** Orders by the share of changed pixels, the largest first; equal shares by the picture's id. */
const byShare = (a: Changes['changed'][number], b: Changes['changed'][number]) =>
  b.share - a.share || byId(a, b)

const byId = (a: Picture, b: Picture) => pictureId(a).localeCompare(pictureId(b), 'en')

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, character => escapes[character] ?? character)

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #1d1d1f; background: #f4f4f5 }
h3 { font-size: 1rem; margin: 0 0 .5rem }
small { font-weight: 400; color: #5f5f66 }
article { background: #fff; padding: 1rem; margin: 0 0 1rem; border-radius: .5rem }
article > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid #d4d4d8 }
`
