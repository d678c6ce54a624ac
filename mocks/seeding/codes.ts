import { drawCode, startSequence } from '#mocks/random.ts'

type Kind = 'person' | 'ad' | 'learner' | 'request' | 'subscription' | 'lesson' | 'payment'

/** First letter of the codes of posted things; no seeded code starts with it. */
const postedStart = 'z'

/** Draws different codes such as `a7k2m9`. It starts its own sequence, so draw codes before other data. */
export function drawCodes(kind: Kind, count: number): string[] {
  startSequence(`codes ${kind}`)
  const codes = new Set<string>()
  while (codes.size < count) {
    const code = drawCode(6)
    if (!code.startsWith(postedStart)) codes.add(code)
  }
  return [...codes]
}

export function newCode(kind: Kind, n: number): string {
  startSequence(`new ${kind} ${n}`)
  return postedStart + drawCode(5)
}
