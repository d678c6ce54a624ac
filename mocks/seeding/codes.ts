const length = 6
const all = 36 ** length

/**
 * An opaque code such as `a7k2m9`, always the same for the same kind and index. The step shares no factor with 36, so no
 * two indexes get one code.
 */
export function codeOf(kind: 'person' | 'ad', index: number): string {
  const start = kind === 'ad' ? 628_318_530 : 1_414_213_562
  return ((start + index * 1_000_000_007) % all).toString(36).padStart(length, '0')
}
