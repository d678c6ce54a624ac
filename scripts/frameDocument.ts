import type { Frame } from '../src/app/firstVisit/renderFrame.tsx'

/** Addresses of the files that a document names in its head. */
export type Files = { scripts: string[]; styles: string[] }

/** Inserts the early script before every other file, so that no stylesheet delays it. */
export const withEarly = (html: string, script: string) => html.replace(/<!-- The build puts .*? -->/, script)

/** Removes the head's tags that a frame brings along: title, description and the like. */
export const removeStaticHead = (html: string) =>
  html
    .replace(/\s*<(meta|link)[^>]* data-static[^>]*>/g, '')
    .replace(/<title[^>]*>[^<]*<\/title>/, '<title></title>')

/** Returns the document with a first frame in its body, and the files of the frame's page in its head. */
export function fill(
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
      .replace('<title></title>', head.replace(/<(title|meta|link)/g, '<$1 data-static=""'))
      .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  )
}
