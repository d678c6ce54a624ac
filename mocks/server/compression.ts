import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Smaller bodies gain nothing. */
const leastBytes = 1000
const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

/** Ends a response with its body, compressed where the client accepts that, as a real host does. */
export function endCompressed(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const type = String(response.getHeader('content-type') ?? '')
  const isAccepted = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!isAccepted || body.length < leastBytes || !compressible.test(type)) return void response.end(body)
  response.removeHeader('content-length')
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Vary', 'Accept-Encoding')
  response.end(gzipSync(body))
}
