import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** `sbin` is not in everybody's path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** Path of the nginx that the hosting journeys start: `NGINX_PATH`, then a system one. `undefined` when there is none. */
export function findNginx(): string | undefined {
  const chosen = process.env['NGINX_PATH']
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
  const candidates = chosen ? [chosen] : folders.map(folder => join(folder, 'nginx'))
  return candidates.find(path => existsSync(path))
}

export const noNginx =
  'No nginx found. Install one (Debian: apt-get install nginx-light; macOS: brew install nginx) or set NGINX_PATH.'
