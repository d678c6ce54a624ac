const length = 6
const all = 36 ** length

const starts = {
  person: 1_414_213_562,
  ad: 628_318_530,
  learner: 271_828_182,
  request: 577_215_664,
  payment: 1_618_033_988,
}

/**
 * An opaque code such as `a7k2m9`, always the same for the same kind and index. The step shares no factor with 36, so no
 * two indexes get one code.
 */
export function codeOf(kind: keyof typeof starts, index: number): string {
  return ((starts[kind] + index * 1_000_000_007) % all).toString(36).padStart(length, '0')
}

/** The code of the n-th that was posted; what is seeded never counts this far. */
export const newCode = (kind: keyof typeof starts, n: number) => codeOf(kind, 1_000_000 + n)
