/** Declared here, because @types/compression would bring the types of Express with it. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Returns a function that makes `response` compress what is written to it, if the client accepts that. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
