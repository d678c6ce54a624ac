/** The file extensions of the accepted types. §5 Image upload */
const endings = [
  'png',
  'jpg',
  'jpeg',
  // Other endings of the same format: browsers on Windows save a picture as `.jfif`.
  'jfif',
  'jpe',
  'pjpeg',
  'pjp',
  'bmp',
  'gif',
  'tif',
  'tiff',
  'webp',
  'ico',
  'icon',
]

const mimeTypes = [
  'image/png',
  'image/jpg',
  'image/jpeg',
  'image/pjpeg',
  'image/bmp',
  'image/gif',
  'image/tiff',
  'image/webp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
]

/** The `accept` attribute of the file input. */
export const acceptedImages = [...endings.map(ending => `.${ending}`), ...mimeTypes].join(',')

/** Number of bytes at the start of a file that suffice to recognise its type. */
export const imageHead = 32

type Named = { name: string; type: string }

/** Returns whether name and first bytes (`head`) both have an accepted type. They may differ: some `.jpg` files are PNGs. §5 */
export function isAcceptedImage(file: Named, head: Uint8Array): boolean {
  return hasAcceptedName(file) && hasAcceptedContent(head)
}

/** Returns whether the extension of the name is accepted; the MIME type counts when the extension is unknown, as on some phones. */
export function hasAcceptedName({ name, type }: Named): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return (name.includes('.') && endings.includes(ending)) || mimeTypes.includes(type.toLowerCase())
}

/** The first bytes of each type: its signature, and enough of the header that no text matches by chance. */
const signatures: ((head: Uint8Array) => boolean)[] = [
  // The first chunk is always IHDR, 13 bytes long.
  head => has(head, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  // JPEG.
  head => has(head, 0, '\xff\xd8\xff') && byteAt(head, 3) >= 0xc0 && byteAt(head, 3) < 0xff,
  head => (has(head, 0, 'GIF87a') || has(head, 0, 'GIF89a')) && head.length >= 13,
  head => has(head, 0, 'RIFF') && has(head, 8, 'WEBPVP8'),
  // TIFF.
  head => (has(head, 0, 'II*\0') || has(head, 0, 'MM\0*')) && head.length >= 8,
  // `BM` could begin any text, so two reserved fields of zeros and the length of a known header must follow.
  head => has(head, 0, 'BM') && has(head, 6, '\0\0\0\0') && isBmpHeader(byteAt(head, 14)),
  // An icon: at least one picture, whose entry has the reserved byte 0, or 255 as .NET writes it.
  head =>
    has(head, 0, '\0\0\x01\0') &&
    byteAt(head, 4) > 0 &&
    [0, 255].includes(byteAt(head, 9)) &&
    head.length >= 22,
]

/** Returns whether the first bytes are those of an accepted type, unlike those of SVG and HTML. §5 */
export function hasAcceptedContent(head: Uint8Array): boolean {
  return signatures.some(isAt => isAt(head))
}

const isBmpHeader = (length: number) => [12, 40, 52, 56, 64, 108, 124].includes(length)

/** Returns a byte; -1 beyond the end. */
const byteAt = (head: Uint8Array, index: number) => head[index] ?? -1

/** Returns whether `head` has these bytes, written as Latin-1, from `start` on. */
function has(head: Uint8Array, start: number, bytes: string): boolean {
  return Array.from(bytes).every((byte, index) => head[start + index] === byte.charCodeAt(0))
}
