import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import {
  acceptedImages,
  hasAcceptedContent,
  hasAcceptedName,
  imageHead,
  isAcceptedImage,
} from './imageType.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

const jfif = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01'

/** The first bytes of each type, and how many of them are needed to recognise it. */
const heads = {
  png: ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x6e\0\0\0\x6e\x08\x06\0\0\0', 16],
  jpeg: [jfif, 4],
  bmp: ['BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0', 15],
  gif: ['GIF89a\x01\0\x01\0\x80\0\0\0\0\0', 13],
  tiff: ['II*\0\x08\0\0\0\x0e\0', 8],
  webp: ['RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 15],
  icon: ['\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0\0\0', 22],
} as const

const [png] = heads.png

test('each type is recognised by its first bytes, and not by fewer', () => {
  for (const [type, [head, needed]] of Object.entries(heads)) {
    expect.soft(hasAcceptedContent(bytes(head).slice(0, imageHead)), type).toBe(true)
    for (let length = 0; length <= needed; length++)
      expect.soft(hasAcceptedContent(bytes(head).slice(0, length)), type).toBe(length === needed)
  }
})

test('some types have several signatures', () => {
  for (const head of [
    'GIF87a\x01\0\x01\0\x80\0\0\0\0\0',
    '\xff\xd8\xff\xe1\x1a\x2bExif\0\0',
    '\xff\xd8\xff\xdb\0\x43',
    'MM\0*\0\0\0\x08',
    'RIFF\x24\0\0\0WEBPVP8L\x18\0\0\0',
    'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0',
    'BM\x46\0\0\0\0\0\0\0\x8a\0\0\0\x7c\0\0\0',
    '\0\0\x01\0\x01\0\x10\x10\0\xff\x01\0\x20\0\x68\x04\0\0\x16\0\0\0',
  ])
    expect.soft(hasAcceptedContent(bytes(head)), head).toBe(true)
})

test('other content, and content that only begins like an image, is not recognised', () => {
  for (const head of [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<!doctype html><script>alert(1)</script>',
    '\0'.repeat(32),
    'BMW are mașini bune, iar eu vreau una',
    'BM<script>alert(1)</script>    ',
    'GIF<script>alert(1)</script>',
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj',
    // WAV, HEIC, a cursor, and icons without pictures or with another reserved byte.
    'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0',
    '\0\0\0\x24ftypheic\0\0\0\0mif1heic',
    '\0\0\x02\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0',
    '\0\0\x01\0\0\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0',
    '\0\0\x01\0\x01\0\x10\x10\0\x3c\x01\0\x20\0\x68\x04\0\0\x16\0\0\0',
    // Before the signature, within it, and after it.
    `<script>${png}`,
    `\xef\xbb\xbf${png}`,
    png.replace('\r\n', '\n'),
    png.replace('IHDR', 'tEXt'),
    jfif.replace('\xe0', '\x01'),
    heads.bmp[0].replace('\x46\0\0\0\0', '\x46\0\0\0\x01'),
  ])
    expect.soft(hasAcceptedContent(bytes(head)), head).toBe(false)
})

const endings = 'png jpg jpeg jfif jpe pjpeg pjp bmp gif tif tiff webp ico icon'.split(' ')

test('the ending of the name must be accepted, or else the MIME type', () => {
  for (const ending of endings)
    expect.soft(hasAcceptedName({ name: `poza.${ending.toUpperCase()}`, type: '' }), ending).toBe(true)
  expectRows(hasAcceptedName, [
    [{ name: 'poza.de.la.mare.jpg', type: '' }, true],
    [{ name: 'poza.png.svg', type: '' }, false],
    [{ name: 'poza.heic', type: 'image/heic' }, false],
    [{ name: 'poza.', type: '' }, false],
    [{ name: 'png', type: '' }, false],
    [{ name: '', type: '' }, false],
    [{ name: '1000012345', type: 'image/jpeg' }, true],
    [{ name: 'icoana', type: 'image/vnd.microsoft.icon' }, true],
    [{ name: '1000012345', type: 'image/svg+xml' }, false],
    [{ name: 'poza.jpg_large', type: 'image/jpeg' }, true],
    [{ name: 'poza de la mare. Vara', type: 'image/pjpeg' }, true],
    [{ name: 'poza.', type: 'image/webp' }, true],
    [{ name: 'poza.svg', type: 'image/svg+xml' }, false],
    // An accepted ending wins over the MIME type.
    [{ name: 'poza.png', type: 'image/svg+xml' }, true],
  ])
})

test('both the name and the content must be accepted', () => {
  const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expectRows(isAcceptedImage, [
    [{ name: 'poza.png', type: 'image/png' }, bytes(png), true],
    [{ name: 'poza.jpg', type: 'image/jpeg' }, bytes(png), true],
    [{ name: 'poza.tmp', type: 'image/jpeg' }, bytes(jfif), true],
    [{ name: 'poza.tmp', type: '' }, bytes(jfif), false],
    [{ name: 'poza.svg', type: 'image/svg+xml' }, bytes(png), false],
    [{ name: 'poza.png', type: 'image/png' }, svg, false],
    [{ name: 'poza.png', type: 'image/png' }, new Uint8Array(), false],
  ])
})

test('the file input offers every accepted ending and no SVG', () => {
  expect(acceptedImages.split(',')).toEqual(
    expect.arrayContaining([...endings.map(ending => `.${ending}`), 'image/vnd.microsoft.icon']),
  )
  expect(acceptedImages).not.toMatch(/svg|\*/)
})
