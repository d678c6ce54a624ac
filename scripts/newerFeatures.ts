import { type AnyNode, parse } from 'acorn'
import { full } from 'acorn-walk'
import { type Block, type CssNode, parse as parseCss, walk, type WalkContext } from 'css-tree'
import { features } from 'web-features'

/** The first version with a feature, by browser. */
type Versions = Readonly<Partial<Record<string, number>>>

type Feature = {
  /** Key in the compatibility data of MDN, e.g. `api.AbortSignal.any_static`. */
  key: string
  versions: Versions
  /** Whether all browsers have it by now. */
  isBaseline: boolean
}

/** The newest syntax and regular expressions that the oldest browsers parse. */
const ecmaVersion = 2023

const known = new Map(allFeatures().map(feature => [feature.key, feature]))
const all = [...known.values()]

/** Members by name, e.g. `union` of `javascript.builtins.Set.union`. */
const members = Map.groupBy(
  all,
  ({ key }) => /^(?:api|javascript\.builtins(?:\.Intl)?)\.\w+\.(\w+?)(?:_static)?$/.exec(key)?.[1],
)

/** Functions, units and keywords of CSS by name, e.g. `light-dark` of `css.types.color.light-dark`. */
const cssTypes = Map.groupBy(all, ({ key }) => /^css\.types\.(?:.+\.)?([\w-]+)$/.exec(key)?.[1])

function allFeatures(): Feature[] {
  return Object.values(features)
    .flatMap(feature =>
      feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
    )
    .map(([key, { support, baseline }]) => ({
      key,
      versions: Object.fromEntries(
        Object.entries(support).map(([name, version]) => [name, toNumber(version)]),
      ),
      isBaseline: baseline !== false,
    }))
}

/** Parses `17.4`, or `≤79`. A preview counts as a browser without the feature. */
function toNumber(version: string): number {
  return Number(version.replace('≤', '')) || Infinity
}

/** Returns the first versions with a feature, by its key. */
export const versionsOf = (key: string): Versions | undefined => known.get(key)?.versions

/**
 * Returns the keys of all features in a script or stylesheet that one of these browser versions lacks. Skips rules within
 * `@supports`, which only newer browsers apply. The type of an object is not known, so a method counts only when every type
 * with a method of that name got it later, and all browsers have it by now.
 * @throws SyntaxError when a script has newer syntax
 */
export function newerFeatures(text: string, language: 'js' | 'css', oldest: Versions): string[] {
  const isNewer = ({ versions }: Feature) =>
    Object.entries(oldest).some(([browser, version = 0]) => (versions[browser] ?? Infinity) > version)
  const found = language === 'js' ? inScript(text) : inStyles(text)
  // A name counts as newer when every feature with that name is newer.
  const newer = found.flatMap(named => (named.length > 0 && named.every(isNewer) ? named.slice(0, 1) : []))
  const keys = new Set(newer.map(({ key }) => key))
  // A value of a newer property is not listed again.
  return [...keys].filter(key => !keys.has(key.replace(/\.[^.]*$/, ''))).toSorted()
}

/** The features that a name in the file may stand for. */
type Named = Feature[]

const byKey = (...keys: string[]): Named => keys.flatMap(key => known.get(key) ?? [])

function inScript(text: string): Named[] {
  const found: Named[] = []
  full(parse(text, { ecmaVersion, sourceType: 'module' }), node => {
    if (node.type === 'Identifier') found.push(globals(node.name))
    if (node.type === 'MemberExpression') found.push(statics(node))
    if (node.type === 'CallExpression') found.push(methods(node.callee))
  })
  return found
}

/** Returns the globals of this name. In minified files variables have shorter names than any global. */
const globals = (name: string): Named =>
  name.length > 3 ? byKey(`api.${name}`, `javascript.builtins.${name}`, `api.Window.${name}`) : []

function statics(node: AnyNode): Named {
  const { object, name } = memberOf(node)
  // `globalThis.AbortSignal` and `window.AbortSignal.any`
  return object === 'globalThis' || object === 'window' || object === 'self'
    ? globals(name)
    : byKey(`api.${object}.${name}_static`, `javascript.builtins.${object}.${name}`)
}

function methods(callee: AnyNode): Named {
  const owners = members.get(memberOf(callee).name) ?? []
  return statics(callee).length > 0 || !owners.some(({ isBaseline }) => isBaseline) ? [] : owners
}

/** Returns the names in `object.name`. For an object that is not a plain name, returns the last part of it. */
function memberOf(node: AnyNode): { object: string; name: string } {
  if (node.type === 'Identifier') return { object: '', name: node.name }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return { object: '', name: '' }
  return { object: memberOf(node.object).name, name: node.property.name }
}

function inStyles(text: string): Named[] {
  const found: Named[] = []
  walk(parseCss(text), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip
      if (node.type === 'Atrule') found.push(byKey(`css.at-rules.${node.name}`))
      if (node.type === 'Feature') found.push(byKey(`css.at-rules.${node.kind}.${node.name}`))
      if (node.type === 'NestingSelector') found.push(byKey('css.selectors.nesting'))
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        found.push(byKey(`css.selectors.${node.name}`))
      if (node.type === 'Declaration') found.push(propertyOf(this.block, node.property))
      if (node.type === 'Identifier' && this.declaration)
        found.push(propertyOf(this.block, this.declaration.property, node.name))
      if (node.type === 'Function') found.push(cssTypes.get(node.name) ?? [])
      if (node.type === 'Dimension') found.push(cssTypes.get(node.unit) ?? [])
      return undefined
    },
  })
  return found
}

/** Returns the feature of a property or its value, unless the same rule also has a prefixed form for older browsers. */
function propertyOf(block: Block | null, property: string, ...value: string[]): Named {
  const prefixed = `-webkit-${property}`
  if (block?.children.some(one => one.type === 'Declaration' && one.property === prefixed)) return []
  return byKey(['css.properties', property, ...value].join('.'))
}
