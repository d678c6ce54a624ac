import { accessibilityPath } from '#domain/paths.ts'
import { filterNames } from '#domain/filters.ts'
import { noRequestFilters } from '#domain/requestFilters.ts'
import { type ScreenName, screens } from '#domain/screens.ts'
import { screenNames } from '#domain/screenSelection.ts'

/** The settings of a host's configuration. */
export type HostOptions = {
  /** Origin of the back end. */
  backend: URL
  /** Origin of the legacy UI. */
  legacy: URL
  legacyScreens: readonly ScreenName[]
  /** Further paths of the legacy UI, each with all below it: `/campaign`. They go before every screen. */
  legacyPaths: readonly string[]
  /** Whether the app has an accessibility statement (`VITE_ACCESSIBILITY`). */
  hasStatement: boolean
  /** The path under which the app is served, with a slash at both ends. */
  base: string
  /** nginx only: its address and port, the site's name, and the folder with the content of dist/. */
  listen: string
  serverName: string
  root: string
  /** Address that receives the app's reports (`VITE_REPORT_URL`). */
  report: URL | undefined
}

/** The part of the site that answers an address; `unknown`: the app's not-found page, certain without its data. */
export type Owner = 'app' | 'legacy' | 'backend' | 'unknown'

/** A regular expression (without case) for `1` and the path of a page load, or only the path of another request. */
type AddressRule = { pattern: string; owner: Owner; comment: string }

/** Addresses of the back end, below the root, as a regular expression. */
export const backendPaths = '(api|account|get-profile-image)'

/** Files that the build writes about the whole site (scripts/searchFiles.ts), so the legacy UI keeps its own. */
export const siteFiles = ['robots.txt', 'sitemap.xml']

/** Query parameters that filter, order or page a list, as a regular expression. */
export const filterPattern = [...new Set([...filterNames, ...Object.keys(noRequestFilters)])]
  .toSorted()
  .join('|')

/** A static file at the top of the site, which a page loads. The legacy UI may have some where the app has subjects. */
const topFile = '[^/]+\\.(js|mjs|css|map|json|txt|xml|png|jpe?g|gif|svg|ico|webp|woff2?|ttf)'

/** The end of a document's or a legacy page's name at the top of the site, which a link may open. */
const documentEnd = '\\.(pdf|zip|rar|7z|docx?|xlsx?|pptx?|csv|mp3|mp4|aspx|ashx|asmx|axd)'

/** Screens whose addresses no other screen matches. */
const specificScreens = screenNames.filter(name => name !== 'subject' && name !== 'notFound')

/**
 * Returns a regular expression for the addresses of a route pattern, without slash at both ends. A parameter is a
 * `segment`.
 */
function pathOf(pattern: string, segment = '[^/]+'): string {
  return pattern
    .slice(1)
    .replace(/:\w+/g, segment)
    .replace(/\/(\w+)\?$/, '(/$1)?')
}

const alternatives = (patterns: string[]) => `(${patterns.join('|')})`
const escape = (text: string) => text.replaceAll('.', '\\.')

/** The address of the accessibility statement, if the app has one, as `pathOf` returns that of a screen. */
const statementOf = ({ hasStatement }: HostOptions) => (hasStatement ? [accessibilityPath.slice(1)] : [])

/** Returns whether the host sends any address to a legacy UI. */
export const hasLegacy = ({ legacyScreens, legacyPaths }: HostOptions) =>
  legacyScreens.length + legacyPaths.length > 0

/** Returns the files of public/ that the app serves as a regular expression. The legacy UI keeps files of the whole site. */
export function ownFiles({ legacyScreens }: HostOptions, publicFiles: string[]): string {
  const files = publicFiles.filter(file => legacyScreens.length === 0 || !siteFiles.includes(file))
  return alternatives(files.toSorted().map(escape))
}

/** Returns the rules of all addresses, of which the first one that matches decides. */
export function addressRules(options: HostOptions, publicFiles: string[]): AddressRule[] {
  const { base, legacyScreens, legacyPaths } = options
  const ownerOf = (name: ScreenName): Owner => (legacyScreens.includes(name) ? 'legacy' : 'app')
  const rule = (owner: Owner, path: string, comment: string) => ({
    pattern: `^1?${base}${path}`,
    owner,
    comment,
  })
  const screen = (name: ScreenName) => rule(ownerOf(name), `${pathOf(screens[name])}/?$`, name)
  const isShared = legacyScreens.length > 0
  return [
    { pattern: `^1?/${backendPaths}(/|$)`, owner: 'backend', comment: 'the back end' },
    { pattern: '^/payment/download/', owner: 'backend', comment: 'the PDF of an invoice' },
    rule('app', 'assets/', 'hashed files'),
    rule('app', `${ownFiles(options, publicFiles)}$`, 'other files of the app'),
    ...(legacyPaths.length > 0
      ? [
          {
            pattern: `^1?${alternatives(legacyPaths.map(escape))}(/|$)`,
            owner: 'legacy' as const,
            comment: 'pages of the legacy UI alone',
          },
        ]
      : []),
    ...(isShared
      ? [
          rule('legacy', `[^/]+${documentEnd}$`, 'documents of the legacy UI'),
          rule('legacy', `${alternatives(siteFiles.map(escape))}$`, 'files about the whole site'),
          { pattern: `^${base}${topFile}$`, owner: 'legacy' as const, comment: 'files of the legacy UI' },
        ]
      : []),
    ...(base === '/'
      ? []
      : [{ pattern: `^1?${base.slice(0, -1)}$`, owner: ownerOf('home'), comment: 'home, without slash' }]),
    ...specificScreens.map(screen),
    ...statementOf(options).map(path => rule('app', `${path}/?$`, 'accessibility statement')),
    screen('subject'),
    ...(isShared ? [{ pattern: '^/', owner: 'legacy' as const, comment: 'no page load' }] : []),
    {
      pattern: '',
      owner: ownerOf('notFound') === 'legacy' ? 'legacy' : 'unknown',
      comment: 'notFound',
    },
  ]
}

type Form = {
  /** True for a path with its query as the browser sent it, false for a decoded path without the first slash. */
  isRaw?: boolean
}

/** Returns a regular expression for the page loads that the legacy UI answers; `undefined` when there are none. */
export function legacyPages(options: HostOptions, { isRaw = false }: Form = {}): string | undefined {
  const { legacyScreens, legacyPaths } = options
  if (!hasLegacy(options)) return undefined
  const base = options.base.slice(1)
  const segment = isRaw ? '[^/?]+' : '[^/]+'
  const end = isRaw ? '/?(\\?|$)' : '/?$'
  const kept = legacyPaths.map(path => `${escape(path.slice(1))}(/${isRaw ? '[^?]' : '.'}*)?${end}`)
  if (legacyScreens.length === 0) return `^${isRaw ? '/' : ''}${alternatives(kept)}`
  const isLegacy = (name: ScreenName) => legacyScreens.includes(name)
  const sources = (names: ScreenName[]) => names.map(name => pathOf(screens[name], segment))
  const every = [...sources(specificScreens), ...statementOf(options)]
  const own = [
    ...siteFiles.map(escape),
    `${segment}${documentEnd}`,
    ...sources(specificScreens.filter(isLegacy)),
    ...(isLegacy('subject') ? [`(?!${alternatives(every)}${end})${segment}`] : []),
  ]
  const bareBase = base === '' || isLegacy('home') ? '' : `(?!${base.slice(0, -1)}${isRaw ? '(\\?|$)' : '$'})`
  const others = isLegacy('notFound')
    ? [`${bareBase}(?!${base}${alternatives([...every, segment])}${end}).*`]
    : []
  return `^${isRaw ? '/' : ''}${alternatives([`${base}${alternatives(own)}${end}`, ...kept, ...others])}`
}

/** Returns a regular expression for the requests other than page loads that the legacy UI answers: decoded, as above. */
export function legacyFiles(options: HostOptions): string {
  const base = options.base.slice(1)
  const ours = [...specificScreens, 'subject' as const].filter(name => !options.legacyScreens.includes(name))
  const paths = [...ours.map(name => pathOf(screens[name])), ...statementOf(options)]
  return `^(${base}${topFile}$|(?!${base}${alternatives(paths)}/?$))`
}
