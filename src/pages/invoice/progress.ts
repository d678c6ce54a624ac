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

/** Formats a size in Romanian: `3 kB`, `1,2 MB`. */
export function bytesInWords(bytes: number): string {
  return bytes <= 999_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000)
}

/** Returns whether more bytes follow. A total that is unknown or too low is reported as the bytes received. */
export function isPartial({ transferredBytes, totalBytes }: Progress): boolean {
  return transferredBytes < totalBytes
}
