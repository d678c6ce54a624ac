/** Pictures for tests and stories, drawn in the browser that shows them. */

type Options = { width?: number; height?: number; type?: string }

/** Draws a picture file: a white disc, as a face, on two colours. */
export async function drawPicture(
  name: string,
  { width = 640, height = 480, type = 'image/png' }: Options = {},
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.fillStyle = 'teal'
  pen.fillRect(0, 0, width / 2, height)
  pen.fillStyle = 'orange'
  pen.fillRect(width / 2, 0, width / 2, height)
  pen.fillStyle = 'white'
  pen.beginPath()
  pen.arc(width / 2, height / 2, height / 4, 0, 2 * Math.PI)
  pen.fill()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('This browser cannot write the picture.')
  return new File([blob], name, { type })
}

/**
 * Returns the first bytes of a PNG. Up to 40 bytes hold nothing of the picture; from 90 bytes on the browser
 * knows its size, and renders an empty picture.
 */
export async function drawBrokenPicture(name: string, length = 40): Promise<File> {
  const whole = await drawPicture(name)
  return new File([whole.slice(0, length)], name, { type: 'image/png' })
}

/** An SVG with the name and the type of a PNG. */
export const svgAsPng = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="9" height="9"/></svg>'],
  'desen.png',
  { type: 'image/png' },
)
