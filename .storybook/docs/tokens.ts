import css from '../../src/ui/tokens.css?raw'
import type { Theme } from '../theme.ts'
import type { Contrast } from './contrast.ts'
import { aliasOf, parseTokens, themesOf, type Token } from './parseTokens.ts'

const [normal = '', more = ''] = css.split('@media (prefers-contrast: more)')

/** All design tokens, in the order of `src/ui/tokens.css`. */
const allTokens: readonly Token[] = parseTokens(normal)

/** The colours that differ for people who ask for more contrast. */
const coloursOfMoreContrast = parseTokens(more).filter(({ kind }) => kind === 'colour')

/** Returns the tokens of some kinds, by purpose. */
export const groupsOf = (...kinds: Token['kind'][]): [purpose: string, tokens: Token[]][] => [
  ...Map.groupBy(
    allTokens.filter(({ kind }) => kinds.includes(kind)),
    ({ purpose }) => purpose,
  ),
]

/** Hue of the sample of the avatars' colours, in degrees. */
const sampleHue = '200'

/** Returns the value of a colour token in a theme and a contrast. */
export function colourIn(theme: Theme, contrast: Contrast, name: string): string {
  const tokens = contrast === 'more' ? [...coloursOfMoreContrast, ...allTokens] : allTokens
  const token = tokens.find(one => one.name === name)
  if (!token) throw new Error(`There is no token --${name}.`)
  const alias = aliasOf(token.value)
  if (alias !== undefined) return colourIn(theme, contrast, alias)
  return themesOf(token.value)[theme].replace('var(--hue)', sampleHue)
}
