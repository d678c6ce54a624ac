/** The kinds of failed calls. Each has one Romanian text (domain/errors). */
export type FailureKind =
  /** No response: offline, connection refused or connection lost. */
  | 'network'
  /** No complete response within 30 s. The outcome of a change is then unknown. */
  | 'timeout'
  /** A response with another status than 2xx and 401; `ApiError.status` has the number. */
  | 'status'
  /** No session: a 401, or a login page instead of the expected content. */
  | 'session'
  /** A response that does not match the contract. */
  | 'shape'
  /** The request was not sent, or its response not used: another viewer has signed in since the document was loaded. */
  | 'otherViewer'

/** The error that every call throws, except for the `AbortError` of a read that was aborted. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: FailureKind
  readonly endpoint: string
  readonly status: number | undefined

  constructor(kind: FailureKind, endpoint: string, options: { status?: number; cause?: unknown } = {}) {
    super(`${endpoint}: ${kind}${options.status ? ` ${options.status}` : ''}`, { cause: options.cause })
    this.kind = kind
    this.endpoint = endpoint
    this.status = options.status
  }
}
