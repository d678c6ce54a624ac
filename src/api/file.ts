import { fill, type Path } from './addresses.ts'
import { ApiError } from './apiError.ts'
import { type CallOptions, report, send } from './client.ts'
import { withDefinition, define, type Endpoint, type PathArgs } from './endpoint.ts'

/** The progress of a download. `totalBytes` equals `transferredBytes` when the server does not send the total. */
export type Progress = { transferredBytes: number; totalBytes: number }

type FileOptions = Omit<CallOptions, 'onRaw'> & { onProgress?: (progress: Progress) => void }

/** Creates the function that downloads a file of one MIME type, also its `Accept` header. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function file<const Text extends Path>(
  path: Text,
  type: string,
): Endpoint<(args: PathArgs<Text>, options?: FileOptions) => Promise<Blob>> {
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
      if (content.size > 0 && content.type.startsWith(type)) return content
      const endpoint = `GET ${path}`
      report(endpoint, [{ field: 'answer', expected: type, got: content.type || 'nothing' }])
      throw new ApiError('shape', endpoint)
    },
  )
}
