// Assumption: the spec gives the least width alone. Three times the 110 pixels of an avatar is sharp on any screen.
const maxWidth = 330

/** §2: minimum width of the result, in pixels. */
const minWidth = 110

/** §9 Cropper defaults: passed although PNG ignores it. */
const quality = 0.92

type Size = { width: number; height: number }

/** Returns the size of the result for the chosen part: at least 110 pixels wide, and not larger than needed. */
export function outputSize(chosenWidth: number, aspectRatio: number): Size {
  const width = Math.round(Math.min(Math.max(chosenWidth, minWidth), maxWidth))
  return { width, height: Math.round(width / aspectRatio) }
}

/** Encodes the canvas as a PNG. @throws Error when the browser cannot */
export async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png', quality))
  if (!blob) throw new Error('The cropped picture could not be written.')
  return blob
}
