/** §5: the accepted types of pictures. */
export type ImageType = 'png' | 'jpeg' | 'bmp' | 'gif' | 'tiff' | 'webp' | 'icon'

/** The file extensions of the accepted types. §5 Image upload */
const byEnding = new Map<string, ImageType>([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  // Other endings of the same format: browsers on Windows save a picture as `.jfif`.
  ['jfif', 'jpeg'],
  ['jpe', 'jpeg'],
  ['pjpeg', 'jpeg'],
  ['pjp', 'jpeg'],
  ['bmp', 'bmp'],
  ['gif', 'gif'],
  ['tif', 'tiff'],
  ['tiff', 'tiff'],
  ['webp', 'webp'],
  ['ico', 'icon'],
  ['icon', 'icon'],
])

const byMime = new Map<string, ImageType>([
  ['image/png', 'png'],
  ['image/jpg', 'jpeg'],
  ['image/jpeg', 'jpeg'],
  ['image/pjpeg', 'jpeg'],
  ['image/bmp', 'bmp'],
  ['image/gif', 'gif'],
  ['image/tiff', 'tiff'],
  ['image/webp', 'webp'],
  ['image/x-icon', 'icon'],
  ['image/vnd.microsoft.icon', 'icon'],
])

/** The `accept` attribute of the file input. */
export const acceptedImages = [...[...byEnding.keys()].map(ending => `.${ending}`), ...byMime.keys()].join(
  ',',
)

/** Number of bytes at the start of a file that suffice to recognise its type. */
export const imageHead = 32

type Named = { name: string; type: string }

/** Returns whether name and first bytes (`head`) both have an accepted type. They may differ: some `.jpg` files are PNGs. §5 */
export function isAcceptedImage(file: Named, head: Uint8Array): boolean {
  return typeByName(file) !== null && typeByContent(head) !== null
}

/** Returns the type by the extension of the name; by the MIME type when the extension is unknown, as on some phones. */
export function typeByName({ name, type }: Named): ImageType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return byEnding.get(name.includes('.') ? ending : '') ?? byMime.get(type.toLowerCase()) ?? null
}

type Signature = [type: ImageType, isAt: (head: Uint8Array) => boolean]

/** The first bytes of each type: its signature, and enough of the header that no text matches by chance. */
const signatures: Signature[] = [
  // The first chunk is always IHDR, 13 bytes long.
  ['png', head => has(head, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['jpeg', head => has(head, 0, '\xff\xd8\xff') && byteAt(head, 3) >= 0xc0 && byteAt(head, 3) < 0xff],
  ['gif', head => (has(head, 0, 'GIF87a') || has(head, 0, 'GIF89a')) && head.length >= 13],
  ['webp', head => has(head, 0, 'RIFF') && has(head, 8, 'WEBPVP8')],
  ['tiff', head => (has(head, 0, 'II*\0') || has(head, 0, 'MM\0*')) && head.length >= 8],
  // `BM` could begin any text, so two reserved fields of zeros and the length of a known header must follow.
  ['bmp', head => has(head, 0, 'BM') && has(head, 6, '\0\0\0\0') && isBmpHeader(byteAt(head, 14))],
  // At least one picture, whose entry has the reserved byte 0.
  [
    'icon',
    head => has(head, 0, '\0\0\x01\0') && byteAt(head, 4) > 0 && has(head, 9, '\0') && head.length >= 22,
  ],
]

/** Returns the type by the first bytes; `null` for anything else, including SVG and HTML. */
export function typeByContent(head: Uint8Array): ImageType | null {
  return signatures.find(([, isAt]) => isAt(head))?.[0] ?? null
}

const isBmpHeader = (length: number) => [12, 40, 52, 56, 64, 108, 124].includes(length)

/** Returns a byte; -1 beyond the end. */
const byteAt = (head: Uint8Array, index: number) => head[index] ?? -1

/** Returns whether `head` has these bytes, written as Latin-1, from `start` on. */
function has(head: Uint8Array, start: number, bytes: string): boolean {
  return Array.from(bytes).every((byte, index) => head[start + index] === byte.charCodeAt(0))
}
