import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { endCompressed } from './compression.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Serves a file of the build as docs/hosting.md asks of a host: the file at this address, or the HTML of the
 * page there, or else the shell of the app. A missing asset is answered with 404.
 */
export async function serveFile(
  folder: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = pathname === '/' ? '/index' : pathname.replace(/\/$/, '')
  const shell = pathname.startsWith('/assets/') ? [] : ['/shell.html', '/index.html']
  for (const name of [pathname, `${page}.html`, ...shell]) {
    const file = pathWithin(folder, name)
    const content = file && (await readFile(file).catch(() => undefined))
    if (content) return send(file, content, request, response)
  }
  response.writeHead(404).end()
}

/** Returns the path of a file; `undefined` when the address is malformed or leads out of the folder. */
function pathWithin(folder: string, pathname: string): string | undefined {
  try {
    // `resolve` removes the slash with which a folder's name may end.
    const root = resolve(folder)
    const file = join(root, decodeURIComponent(pathname))
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

function send(file: string, content: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const isHashed = file.includes(`${sep}assets${sep}`)
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  endCompressed(request, response, content)
}
