/**
 * Returns the text of `robots.txt`. `closed` are paths for no search engine: one that ends in `/` stands for
 * all below it, any other for itself and all below it, but not for longer names: `/u` is no reason to leave
 * out `/univers`. `base` is the app's path, with a slash at both ends; the back end's sign-in is outside of it.
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

/** Returns a sitemap (sitemaps.org) of addresses, each escaped as a URL. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map(address => `  <url><loc>${escapeXml(encodeURI(address))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;')
