/**
 * Aborts the controller when the signal, if any, aborts. Returns a function that stops listening. `AbortSignal.any` does the
 * same, but only in newer browsers.
 */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return () => signal?.removeEventListener('abort', abort)
}
