import type { Progress } from '#api/file.ts'

const kilobytes = new Intl.NumberFormat('ro-RO', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})
const megabytes = new Intl.NumberFormat('ro-RO', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** `3 kB`, `1,2 MB`. */
export function bytesInWords(bytes: number): string {
  return bytes <= 999_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000)
}

/**
 * Whether it says how much is still to come. Where the server does not tell the size of the whole, or tells that of what was
 * packed for the way, the client gives what has come for the whole.
 */
export function isPartial({ transferredBytes, totalBytes }: Progress): boolean {
  return transferredBytes < totalBytes
}
