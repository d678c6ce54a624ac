import { describe, expect, test } from 'vitest'
import { acceptedImages, imageHead, isAcceptedImage, typeByContent, typeByName } from './imageType.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

const jfif = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01'

const heads = {
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x6e\0\0\0\x6e\x08\x06\0\0\0',
  jpeg: jfif,
  bmp: 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0',
  gif: 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0',
  tiff: 'II*\0\x08\0\0\0\x0e\0',
  webp: 'RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0',
  icon: '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0\0\0',
} as const

describe('by content', () => {
  test.each(Object.entries(heads))('%s is recognised by its first bytes', (type, head) => {
    expect(typeByContent(bytes(head))).toBe(type)
    expect(typeByContent(bytes(head).slice(0, imageHead))).toBe(type)
  })

  test('some types have several signatures', () => {
    for (const [type, head] of [
      ['gif', 'GIF87a\x01\0\x01\0\x80\0\0\0\0\0'],
      ['jpeg', '\xff\xd8\xff\xe1\x1a\x2bExif\0\0'],
      ['jpeg', '\xff\xd8\xff\xdb\0\x43'],
      ['tiff', 'MM\0*\0\0\0\x08'],
      ['webp', 'RIFF\x24\0\0\0WEBPVP8L\x18\0\0\0'],
      ['webp', 'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0'],
      ['bmp', 'BM\x46\0\0\0\0\0\0\0\x8a\0\0\0\x7c\0\0\0'],
    ] as const)
      expect.soft(typeByContent(bytes(head)), `${type} is recognised by another signature too`).toBe(type)
  })

  test('other content, and content that only begins like an image, is not recognised', () => {
    for (const [row, head] of [
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['an SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['an HTML page', '<!doctype html><script>alert(1)</script>'],
      ['an empty file', ''],
      ['zeros', '\0'.repeat(32)],
      ['a text', 'BMW are mașini bune, iar eu vreau una'],
      ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj'],
      ['a program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0\xb8'],
      ['a WAV file, which begins with RIFF like WebP', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'],
      ['a HEIC', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
      ['an AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1'],
      ['a cursor', '\0\0\x02\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0'],
      ['an icon without pictures', '\0\0\x01\0\0\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0'],
      [
        'an icon whose reserved byte is not 0',
        '\0\0\x01\0\x01\0\x10\x10\0\x3c\x01\0\x20\0\x68\x04\0\0\x16\0\0\0',
      ],
      ['HTML before a PNG', `<script>${heads.png}`],
      ['a blank before a GIF', ` ${heads.gif}`],
      ['a byte order mark before a PNG', `\xef\xbb\xbf${heads.png}`],
      ['a PNG whose line ends were changed', heads.png.replace('\r\n', '\n')],
      ['a PNG whose first chunk is not IHDR', heads.png.replace('IHDR', 'tEXt')],
      ['a JPEG whose second marker is none', jfif.replace('\xe0', '\x01')],
      ['a bitmap whose reserved bytes are not 0', heads.bmp.replace('\x46\0\0\0\0', '\x46\0\0\0\x01')],
      ['HTML after the letters of a GIF', 'GIF<script>alert(1)</script>'],
      ['HTML after the letters of a bitmap', 'BM<script>alert(1)</script>    '],
    ] as const)
      expect.soft(typeByContent(bytes(head)), `${row} is not recognised`).toBeNull()
  })

  test('is not recognised in fewer bytes than its signature has', () => {
    for (const [type, needed] of [
      ['png', 16],
      ['jpeg', 4],
      ['bmp', 15],
      ['gif', 13],
      ['tiff', 8],
      ['webp', 15],
      ['icon', 22],
    ] as const) {
      const row = `${type} is not recognised when it has fewer than ${needed} bytes`
      expect.soft(typeByContent(bytes(heads[type]).slice(0, needed)), row).toBe(type)
      for (let length = 0; length < needed; length++) {
        expect.soft(typeByContent(bytes(heads[type]).slice(0, length)), row).toBeNull()
      }
    }
  })
})

describe('by name', () => {
  test('the extension of the name gives the type, whatever its case', () => {
    for (const [name, type] of [
      ['poza.png', 'png'],
      ['POZA.PNG', 'png'],
      ['poza.jpg', 'jpeg'],
      ['poza.jpeg', 'jpeg'],
      ['poza.jfif', 'jpeg'],
      ['poza.jpe', 'jpeg'],
      ['poza.PJPEG', 'jpeg'],
      ['poza.bmp', 'bmp'],
      ['poza.gif', 'gif'],
      ['poza.tiff', 'tiff'],
      ['poza.tif', 'tiff'],
      ['poza.webp', 'webp'],
      ['poza.ico', 'icon'],
      ['poza.icon', 'icon'],
      ['poza.de.la.mare.jpg', 'jpeg'],
      ['poza.svg', null],
      ['poza.png.svg', null],
      ['poza.png.exe', null],
      ['poza.heic', null],
      ['poza.', null],
      ['png', null],
      ['', null],
    ] as const)
      expect.soft(typeByName({ name, type: '' }), `${JSON.stringify(name)} has the type ${type}`).toBe(type)
  })

  test('the MIME type decides for a name without an extension that is ours', () => {
    expect(typeByName({ name: '1000012345', type: 'image/jpeg' })).toBe('jpeg')
    expect(typeByName({ name: 'icoana', type: 'image/x-icon' })).toBe('icon')
    expect(typeByName({ name: 'icoana', type: 'image/vnd.microsoft.icon' })).toBe('icon')
    expect(typeByName({ name: '1000012345', type: 'image/svg+xml' })).toBeNull()
    expect(typeByName({ name: 'poza.jpg_large', type: 'image/jpeg' })).toBe('jpeg')
    expect(typeByName({ name: 'poza de la mare. Vara', type: 'image/pjpeg' })).toBe('jpeg')
    expect(typeByName({ name: 'poza.', type: 'image/webp' })).toBe('webp')
    expect(typeByName({ name: 'poza.svg', type: 'image/svg+xml' })).toBeNull()
    expect(typeByName({ name: 'poza.heic', type: 'image/heic' })).toBeNull()
    // The ending of an accepted type comes first.
    expect(typeByName({ name: 'poza.png', type: 'image/svg+xml' })).toBe('png')
  })
})

test('both the name and the content must be accepted', () => {
  const png = bytes(heads.png)
  const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(isAcceptedImage({ name: 'poza.png', type: 'image/png' }, png)).toBe(true)
  expect(isAcceptedImage({ name: 'poza.jpg', type: 'image/jpeg' }, png)).toBe(true)
  expect(isAcceptedImage({ name: 'poza.svg', type: 'image/svg+xml' }, png)).toBe(false)
  expect(isAcceptedImage({ name: 'poza.jfif', type: '' }, bytes(jfif))).toBe(true)
  expect(isAcceptedImage({ name: 'poza.tmp', type: 'image/jpeg' }, bytes(jfif))).toBe(true)
  expect(isAcceptedImage({ name: 'poza.tmp', type: 'image/jpeg' }, svg)).toBe(false)
  expect(isAcceptedImage({ name: 'poza.tmp', type: '' }, bytes(jfif))).toBe(false)
  expect(isAcceptedImage({ name: 'poza.png', type: 'image/png' }, svg)).toBe(false)
  expect(isAcceptedImage({ name: 'poza.png', type: 'image/png' }, new Uint8Array())).toBe(false)
})

test('the file input offers every accepted extension and no SVG', () => {
  const offered = acceptedImages.split(',')
  for (const ending of [
    'png',
    'jpg',
    'jpeg',
    'jfif',
    'jpe',
    'pjpeg',
    'bmp',
    'gif',
    'tiff',
    'webp',
    'ico',
    'icon',
  ]) {
    expect(offered).toContain(`.${ending}`)
  }
  expect(offered).toEqual(expect.arrayContaining(['image/x-icon', 'image/vnd.microsoft.icon']))
  expect(acceptedImages).not.toMatch(/svg|\*/)
})
