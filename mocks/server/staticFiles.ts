import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

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

/** A file of the build, or its index.html for an address of the app. A missing asset is missing. */
export async function serveFile(folder: string, pathname: string, response: ServerResponse): Promise<void> {
  const file = pathWithin(folder, pathname)
  if (file && (await isFile(file))) return send(file, response)
  if (pathname.startsWith('/assets/')) return void response.writeHead(404).end()
  return send(join(folder, 'index.html'), response)
}

/** The file's path, or nothing for an address that leads out of the folder. */
function pathWithin(folder: string, pathname: string): string | undefined {
  try {
    const root = normalize(folder)
    const file = normalize(join(root, decodeURIComponent(pathname)))
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.isFile(),
    () => false,
  )
}

function send(file: string, response: ServerResponse): void {
  const isHashed = file.includes(`${sep}assets${sep}`)
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  createReadStream(file).pipe(response)
}
