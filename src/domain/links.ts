import { parseAddress } from './webAddress.ts'

/** A part of a text; with `href` it is a link to a web address. */
export type TextPart = { text: string; href?: string }

const address = /(?:https?:\/\/|www\.)[^\s<>"']+/gi

/** Punctuation that ends a sentence rather than an address. */
const trailing = /[.,;:!?…)\]}*_~]+$/

/** Splits a text into web addresses and the text between them; nothing else in it is markup. §2 Messages */
export function toParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTrailing(found)
    const href = /^https?:/i.test(shown) ? shown : `https://${shown}`
    if (!parseAddress(href)?.hostname.includes('.')) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: shown, href })
    from = index + shown.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Removes trailing punctuation, except for a closing bracket whose opening bracket is part of the address. */
function withoutTrailing(found: string): string {
  const end = trailing.exec(found)?.[0] ?? ''
  const keepsBracket = end.startsWith(')') && found.slice(0, -end.length).includes('(')
  return found.slice(0, found.length - end.length) + (keepsBracket ? ')' : '')
}
