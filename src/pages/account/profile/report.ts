import { isApiError } from '#domain/errors.ts'
import { log } from '#log.ts'

/** §8: a failure of the profile service is logged: the call and what kind of failure, no personal data. @throws as the call */
export async function logged<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    // What else is thrown is a read whose page was left.
    if (isApiError(error)) log.error('A call of the profile failed', error.message)
    throw error
  }
}
