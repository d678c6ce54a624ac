/** A text whose parts between backticks are code. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))
}
