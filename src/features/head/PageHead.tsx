import type { BreadcrumbList, ListItem, WithContext } from 'schema-dts'
import { useHref, useLocation } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { shellText } from '#text/shell.ts'
import { useHydrated } from '#ui/useHydrated.ts'

type Crumb = { name: string; path: string }

type Props = {
  title: string
  /** Page of a list, from 1; the title names it from the second on. */
  page?: number
  description?: string
  /** Canonical address for search engines, without the base path; by default the current one without its query. */
  path?: string
  noIndex?: boolean
  /** Breadcrumb for search engines, from below the home page to this screen. */
  crumbs?: Crumb[]
  /** Returns schema.org data of the screen; `url` is added here. `address` makes a path of the app absolute. */
  structured?: (address: (path: string) => string) => object
}

/**
 * The elements of the document's head for a screen; React moves them there. Those that need the site's origin
 * are missing from the HTML that the build renders, unless the origin is configured.
 */
export function PageHead({ title, page = 1, description, path, noIndex = false, crumbs, structured }: Props) {
  const { pathname } = useLocation()
  const base = useHref('/').replace(/\/$/, '')
  const isHydrated = useHydrated()
  const origin = config.siteUrl || (isHydrated ? globalThis.location.origin : undefined)
  const address = (appPath: string) => `${origin}${base}${appPath}`
  const canonical = address(path ?? pathname)
  const pageTitle = page > 1 ? shellText.titleOfPage(title, page) : title
  const fullTitle = `${pageTitle} – ${config.brand}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {origin && !noIndex && (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="ro" href={canonical} />
        </>
      )}
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
          {toJson({ '@context': 'https://schema.org', ...structured(address), url: canonical })}
        </script>
      )}
    </>
  )
}

/** Escapes `<`, so that no value can close the script element. */
const toJson = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')

function breadcrumb(crumbs: Crumb[], address: (path: string) => string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shellText.firstPage, path: paths.home }, ...crumbs].map(
      ({ name, path }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address(path),
      }),
    ),
  }
}
