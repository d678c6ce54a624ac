import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Bodies of fewer bytes are not compressed: they would hardly get smaller. */
const leastBytes = 1000
const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

/**
 * Sends the body and ends the response. Compresses text with gzip if the client accepts it, as a real host
 * does.
 */
export function endCompressed(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const type = String(response.getHeader('content-type') ?? '')
  const isAccepted = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (!isAccepted || body.length < leastBytes || !compressible.test(type)) return void response.end(body)
  response.removeHeader('content-length')
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Vary', 'Accept-Encoding')
  response.end(gzipSync(body))
}
