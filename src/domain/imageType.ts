/** §5: the kinds of pictures that are taken. */
export type ImageType = 'png' | 'jpeg' | 'bmp' | 'gif' | 'tiff' | 'webp' | 'icon'

/** The name's ending decides, `jpg` and `jpeg` being one, as are both spellings of a TIFF and of an icon. §5 Image upload */
const byEnding = new Map<string, ImageType>([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
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
  ['image/bmp', 'bmp'],
  ['image/gif', 'gif'],
  ['image/tiff', 'tiff'],
  ['image/webp', 'webp'],
  ['image/x-icon', 'icon'],
  ['image/vnd.microsoft.icon', 'icon'],
])

/** What a file chooser is asked to offer. */
export const acceptedImages = [...[...byEnding.keys()].map(ending => `.${ending}`), ...byMime.keys()].join(
  ',',
)

/** Bytes of a file's beginning that tell what it is. */
export const imageHead = 32

type Named = { name: string; type: string }

/** Accepted by its name and by its content, each for itself: many a `.jpg` is a PNG. `head` is the file's beginning. §5 */
export function isAcceptedImage(file: Named, head: Uint8Array): boolean {
  return typeByName(file) !== null && typeByContent(head) !== null
}

/** What the name says; a phone may hand over a picture without an ending, then the type it was given counts. */
export function typeByName({ name, type }: Named): ImageType | null {
  const dot = name.lastIndexOf('.')
  if (dot < 0) return byMime.get(type.toLowerCase()) ?? null
  return byEnding.get(name.slice(dot + 1).toLowerCase()) ?? null
}

type Signature = [type: ImageType, isAt: (head: Uint8Array) => boolean]

/** The start of each kind, and as much of the header as no text could be by chance. */
const signatures: Signature[] = [
  // Its first chunk is always IHDR, 13 bytes long.
  ['png', head => has(head, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['jpeg', head => has(head, 0, '\xff\xd8\xff') && byteAt(head, 3) >= 0xc0 && byteAt(head, 3) < 0xff],
  ['gif', head => (has(head, 0, 'GIF87a') || has(head, 0, 'GIF89a')) && head.length >= 13],
  ['webp', head => has(head, 0, 'RIFF') && has(head, 8, 'WEBPVP8')],
  ['tiff', head => (has(head, 0, 'II*\0') || has(head, 0, 'MM\0*')) && head.length >= 8],
  // `BM` alone may begin any text: two reserved fields of zeros follow, then the length of one of the known headers.
  ['bmp', head => has(head, 0, 'BM') && has(head, 6, '\0\0\0\0') && isBmpHeader(byteAt(head, 14))],
  // One picture at least; the entry's reserved byte is 0.
  [
    'icon',
    head => has(head, 0, '\0\0\x01\0') && byteAt(head, 4) > 0 && has(head, 9, '\0') && head.length >= 22,
  ],
]

/** What the content says, by its first bytes; `null` for anything else, SVG and HTML among it. */
export function typeByContent(head: Uint8Array): ImageType | null {
  return signatures.find(([, isAt]) => isAt(head))?.[0] ?? null
}

const isBmpHeader = (length: number) => [12, 40, 52, 56, 64, 108, 124].includes(length)

/** -1 beyond the end. */
const byteAt = (head: Uint8Array, index: number) => head[index] ?? -1

/** Whether these bytes, written as Latin-1, stand there. */
function has(head: Uint8Array, start: number, bytes: string): boolean {
  return Array.from(bytes).every((byte, index) => head[start + index] === byte.charCodeAt(0))
}
