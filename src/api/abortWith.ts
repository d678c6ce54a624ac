/**
 * Aborts the controller when the signal, if any, aborts; the returned function ends that. `AbortSignal.any` would do it in
 * newer browsers.
 */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return () => signal?.removeEventListener('abort', abort)
}
