import { snapshotId } from '../src/app/firstVisit/pages.ts'
import type { Snapshot } from '../src/app/firstVisit/snapshot.ts'
import type { Frame } from '../src/app/firstVisit/renderer.tsx'

/** Addresses of the files that a document names in its head. */
export type Files = { scripts: string[]; styles: string[] }

/** Inserts the early script before every other file, so that no stylesheet delays it. */
export const withEarly = (html: string, script: string) => html.replace(/<!-- The build puts .*? -->/, script)

/** Removes the tags of the head that a frame replaces: title, description and the like. */
export const removeStaticHead = (html: string) =>
  html
    .replace(/\s*<(meta|link)[^>]* data-static[^>]*>/g, '')
    .replace(/<title[^>]*>[^<]*<\/title>/, '<title></title>')

/** Returns the document with a first frame in its body, and the files of the frame's page in its head. */
export function insertFrame(
  html: string,
  { head, body }: Frame,
  { scripts, styles }: Files = { scripts: [], styles: [] },
) {
  // The host's content security policy blocks style attributes.
  const [style] = / style="[^"]*"/.exec(body) ?? []
  if (style) throw new Error(`A first frame has a style attribute:${style}`)
  const links = [
    ...styles.map(href => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map(href => `<link rel="modulepreload" crossorigin href="${href}">`),
  ]
  return (
    html
      // `data-static` marks the tags that main.tsx removes when the document turns out to belong to another page.
      .replace('<title></title>', () => head.replace(/<(title|meta|link)/g, '<$1 data-static=""'))
      .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  )
}

/** Returns the document of a page with its frame. `path` is decoded, without the base path. */
export function withFrame(html: string, path: string, frame: Frame, files?: Files): string {
  return insertFrame(html, frame, files).replace('<html ', () => `<html data-frame="${escapeHtml(path)}" `)
}

type Additions = {
  /** Addresses of the scripts that the early script requests after the first paint. */
  scripts: readonly string[]
  /** The time from which prices are hidden until they have been refetched, in ISO 8601. */
  expires: string
  /** The note about the page's prices, shown where scripts are off. */
  note: string
}

/** Returns the document of a page with its data. */
export function withSnapshot(
  html: string,
  snapshot: Snapshot,
  { expires, note, scripts }: Additions,
): string {
  const data = `<script type="application/json" id="${snapshotId}">${toScript(snapshot)}</script>`
  return html
    .replace('<html ', `<html data-expires="${expires}" data-scripts="${scripts.join(' ')}" `)
    .replace('</noscript>', `<p class="noScript">${note}</p></noscript>`)
    .replace('</body>', () => `  ${data}\n  </body>`)
}

/** Returns JSON that can neither close the script element nor open a comment in it. */
export const toScript = (json: unknown) =>
  JSON.stringify(json).replace(
    /[<>&\u2028\u2029]/g,
    one => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
