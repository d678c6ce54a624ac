import { fill, type Path } from './addresses.ts'
import { ApiError } from './apiError.ts'
import { type CallOptions, report, send, startOf } from './client.ts'
import { define, type PathArgs, withDefinition } from './endpoint.ts'

/** The progress of a download. `totalBytes` equals `transferredBytes` when the server does not send the total. */
export type Progress = { transferredBytes: number; totalBytes: number }

type FileOptions = Omit<CallOptions, 'onRaw'> & { onProgress?: (progress: Progress) => void }

/**
 * Creates the function that downloads a file of one MIME type, which is also the `Accept` header. The file is recognised by
 * its first bytes, `signature`: a server may send it as `application/octet-stream`. Calls throw ApiError.
 */
/* @__NO_SIDE_EFFECTS__ */
export function file<const Text extends Path>(
  path: Text,
  { type, signature }: { type: string; signature: string },
) {
  const definition = define({ path, response: 'file' })
  return withDefinition(
    definition,
    async (args: PathArgs<Text>, { onProgress, ...options }: FileOptions = {}) => {
      const { path: filled } = fill(definition, args)
      const content = await send(
        {
          method: 'GET',
          path: filled,
          accept: type,
          isRepeatable: true,
          ...(onProgress && { onDownloadProgress: onProgress }),
          ...options,
        },
        response => response.blob(),
      )
      if ((await startOf(content)).startsWith(signature)) return content.slice(0, content.size, type)
      const endpoint = `GET ${path}`
      report(endpoint, [{ field: 'answer', expected: type, got: content.type || 'nothing' }])
      throw new ApiError('shape', endpoint)
    },
  )
}
