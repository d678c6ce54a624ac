/**
 * Returns the text of `robots.txt`. `closed` lists the paths that search engines must skip. A path that ends in
 * `/` closes everything below it. Any other path closes itself and everything below it, but not longer names:
 * `/u` does not close `/univers`. `base` is the app's path, with a slash at both ends; the back end's sign-in is outside of it.
 */
export function robots(closed: readonly string[], base: string, sitemapAddress: string | undefined): string {
  const rules = [...new Set(closed.flatMap(path => (path.endsWith('/') ? [path] : [`${path}$`, `${path}/`])))]
  const widest = rules.filter(rule => !rules.some(other => other !== rule && rule.startsWith(other)))
  return [
    'User-agent: *',
    'Disallow: /Account/',
    ...widest.map(rule => `Disallow: ${base}${rule.slice(1)}`),
    'Allow: /',
    ...(sitemapAddress ? ['', `Sitemap: ${sitemapAddress}`] : []),
    '',
  ].join('\n')
}

type Page = { address: string; lastmod: string }

/** The maximum number of addresses in a sitemap (sitemaps.org). */
const mostAddresses = 50_000

/** Returns the files of a sitemap: the index `sitemap.xml`, and its parts `sitemap-1.xml`, … below `site`. */
export function sitemaps(pages: readonly Page[], site: string, size = mostAddresses): Record<string, string> {
  const parts = Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  )
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`)
  const index = names.map(name => `  <sitemap><loc>${escapeXml(`${site}/${name}`)}</loc></sitemap>\n`)
  return {
    'sitemap.xml': xml('sitemapindex', index),
    ...Object.fromEntries(parts.map((part, at) => [names[at], xml('urlset', part.map(urlOf))])),
  }
}

function urlOf({ address, lastmod }: Page): string {
  const time = lastmod && `<lastmod>${lastmod}</lastmod>`
  return `  <url><loc>${escapeXml(encode(address))}</loc>${time}</url>\n`
}

/** Encodes an address like the app's links and canonical addresses: `/C++` becomes `/C%2B%2B`. */
const encode = (address: string) => encodeURI(address).replace(/[#$&+,;=?@]/g, encodeURIComponent)

const xml = (root: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;')
