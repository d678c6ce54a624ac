import { addressRules, backendPaths, filterPattern, hasLegacy, type HostOptions } from './addresses.ts'
import { fillIn, securityHeaders } from './template.ts'

/** Returns the nginx configuration of a site. `publicFiles` are the names of the files in public/. */
export function nginxConf(options: HostOptions, publicFiles: string[]): string {
  const { base, backend, legacy, legacyScreens, listen, serverName, root } = options
  const isShared = hasLegacy(options)
  const isAtRoot = base === '/'
  return fillIn('nginx.template.conf', {
    base,
    listen,
    serverName,
    root,
    backendPaths,
    filterNames: filterPattern,
    securityHeaders: Object.entries(securityHeaders(options)).map(addHeader).join('\n'),
    backendServer: serverOf(backend),
    backend: proxyTo(backend, 'meditatii_backend'),
    owners: owners(options, publicFiles),
    rootNote: isAtRoot ? '' : ` is in its folder ${base.slice(1, -1)}`,
    legacyUpstream: isShared ? `upstream meditatii_legacy {\n    server ${serverOf(legacy)};\n}` : '',
    leave: isShared ? 'error_page 418 = @legacy;\nif ($meditatii_owner = legacy) {\n    return 418;\n}' : '',
    legacyLocation: isShared
      ? `\nlocation @legacy {\n    ${proxyTo(legacy, 'meditatii_legacy').replaceAll('\n', '\n    ')}\n}`
      : '',
    invoicePage:
      isAtRoot && !legacyScreens.includes('invoice')
        ? '# There is no such file: the shell.\nif ($meditatii_is_page) {\n    rewrite ^ /invoice.html last;\n}'
        : '',
    outsideBase: isAtRoot ? '' : `location = ${base.slice(0, -1)} {\n    return 301 ${base};\n}\n`,
    missingAsset: isShared ? 'try_files $uri @legacy;' : 'error_page 404 @missing;\ntry_files $uri =404;',
  })
}

function addHeader([name, value]: [string, string]): string {
  return `add_header ${name} ${value.includes(' ') ? `"${value}"` : value} always;`
}

/** Returns the lines of the map from an address to its owner. */
function owners(options: HostOptions, publicFiles: string[]): string {
  const rules = addressRules(options, publicFiles).map(({ pattern, owner, comment }) => ({
    key: pattern === '' ? 'default' : `"~*${pattern}"`,
    owner: `${owner};`,
    comment,
  }))
  const width = Math.max(...rules.map(({ key }) => key.length))
  return rules
    .map(({ key, owner, comment }) => `${key.padEnd(width)} ${owner.padEnd(8)} # ${comment}`)
    .join('\n')
}

function serverOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** Returns the directives that forward a request to an upstream. Over HTTPS the server must learn which name is meant. */
function proxyTo({ protocol, hostname }: URL, upstream: string): string {
  const forward = `proxy_pass ${protocol}//${upstream};`
  return protocol === 'https:'
    ? `proxy_ssl_server_name on;\nproxy_ssl_name ${hostname};\n${forward}`
    : forward
}
