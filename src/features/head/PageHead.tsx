import { useLayoutEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { screenShown } from '#stores/screen.ts'
import { shellText } from '#text/shell.ts'
import { useHydrated } from '#ui/useHydrated.ts'

type Crumb = { name: string; path: string }

type Props = {
  title: string
  description?: string | undefined
  /** Address that search engines should know this screen by, without the base path; by default this one, unfiltered. */
  path?: string | undefined
  noIndex?: boolean
  /** Breadcrumb for search engines, from below the first page to this one. */
  crumbs?: Crumb[]
  /** What the screen is about, as schema.org has it; `url` is written here. */
  structured?: Record<string, unknown>
  /** Of the first frame: the screen's content is still to come, so nothing is scrolled to yet. */
  isFirstFrame?: boolean
}

/**
 * The document's head for a screen; React moves these elements there. What needs the site's origin is left out of the HTML
 * that the build renders, unless the origin is configured.
 */
export function PageHead({
  title,
  description,
  path,
  noIndex = false,
  crumbs,
  structured,
  isFirstFrame = false,
}: Props) {
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  useLayoutEffect(() => {
    if (!isFirstFrame) screenShown(here)
  }, [here, isFirstFrame])
  const base = useHref('/').replace(/\/$/, '')
  const isHydrated = useHydrated()
  const origin = config.siteUrl || (isHydrated ? globalThis.location.origin : undefined)
  const address = (appPath: string) => `${origin}${base}${appPath}`
  const canonical = address(path ?? pathname)
  const fullTitle = `${title} – ${config.brand}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {origin && !noIndex && <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={config.brand} />
      <meta property="og:locale" content="ro_RO" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {origin && <meta property="og:url" content={canonical} />}
      {origin && <meta property="og:image" content={address('/share.png')} />}
      {origin && crumbs && <script type="application/ld+json">{toJson(breadcrumb(crumbs, address))}</script>}
      {origin && structured && (
        <script type="application/ld+json">
          {toJson({ '@context': 'https://schema.org', ...structured, url: canonical })}
        </script>
      )}
    </>
  )
}

/** `<` is escaped, so that no name can end the script. */
const toJson = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')

/** schema.org BreadcrumbList. */
function breadcrumb(crumbs: Crumb[], address: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shellText.firstPage, path: paths.home }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address(path),
      }),
    ),
  }
}
