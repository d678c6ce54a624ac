export type Token = {
  /** Without the leading dashes. */
  name: string
  value: string
  /** The comment above the token and its neighbours. */
  purpose: string
  kind: 'colour' | 'type' | 'space' | 'shape' | 'motion' | 'layer'
}

/** Returns the custom properties of a stylesheet. Later declarations of the same property are left out. */
export function parseTokens(css: string): Token[] {
  const found = new Map<string, Token>()
  let purpose = ''
  for (const [, comment, name, value] of css.matchAll(/\/\*([^]*?)\*\/|--([\w-]+):\s*([^;]+);/g)) {
    if (comment !== undefined) purpose = comment.replaceAll(/\s*\n?\s*\*\s+|\s+/g, ' ').trim()
    if (name === undefined || value === undefined || found.has(name)) continue
    const alias = found.get(aliasOf(value) ?? '')
    found.set(name, { name, value, purpose, kind: alias?.kind ?? kindOf(name, value) })
  }
  return [...found.values()]
}

/** Returns the name of the token whose value this one has: `action` for `var(--action)`. */
export const aliasOf = (value: string): string | undefined => /^var\(--([\w-]+)\)$/.exec(value)?.[1]

function kindOf(name: string, value: string): Token['kind'] {
  if (value.startsWith('light-dark(')) return 'colour'
  if (/^(font|size|leading)-/.test(name)) return 'type'
  if (name.startsWith('z-')) return 'layer'
  if (/^(radius|shadow)-/.test(name)) return 'shape'
  return /ms$|^cubic-bezier/.test(value) ? 'motion' : 'space'
}

/** Returns the values of a colour token in the light and in the dark theme. */
export function themesOf(value: string): { light: string; dark: string } {
  const [, light, dark] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? []
  if (light === undefined || dark === undefined) throw new Error(`Not a colour of two themes: ${value}`)
  return { light, dark }
}

/** Adds to a length in rem, or to the limits of a fluid one, the pixels at the default font size. */
export function inPixels(value: string): string {
  const [, smallest, largest = smallest] =
    /^(?:clamp\()?([\d.]+)rem(?:$|,.*, ([\d.]+)rem\)$)/.exec(value) ?? []
  if (smallest === undefined) return value
  const pixels = [...new Set([smallest, largest])].map(rem => Number(rem) * 16)
  return `${value}: ${pixels.join(' to ')} px`
}
