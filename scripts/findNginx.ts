import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Searched after PATH, which often lacks the `sbin` folders. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/**
 * Returns the path of the nginx for the hosting journeys: `NGINX_PATH`, else a system one. `undefined` when
 * there is none.
 */
export function findNginx(): string | undefined {
  const chosen = process.env['NGINX_PATH']
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
  const candidates = chosen ? [chosen] : folders.map(folder => join(folder, 'nginx'))
  return candidates.find(path => existsSync(path))
}

export const noNginx =
  'No nginx found. Install one (Debian: apt-get install nginx-light; macOS: brew install nginx) or set NGINX_PATH.'
