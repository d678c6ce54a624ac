import type { ReactNode } from 'react'

/** A word with a hyphen or a range, e.g. `s-au`, `IX-XII`, `16:00–17:00`. */
const hyphenated = /(\S*[\p{L}\d][-–][\p{L}\d]\S*)/u

/** Longer words may break: they could be wider than a narrow column. */
const longest = 16

/** Renders a text whose hyphenated words do not break across lines. decision 0019 */
export function keepTogether(text: string): ReactNode {
  const parts = text.split(hyphenated)
  if (parts.length === 1) return text
  return parts.map((part, index) => (
    <span key={index} className={index % 2 === 0 || part.length > longest ? undefined : 'unbroken'}>
      {part}
    </span>
  ))
}
