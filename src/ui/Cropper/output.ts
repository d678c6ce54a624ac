// Assumption: the spec gives the least width alone. Three times the 110 pixels of an avatar is sharp on any screen.
const maxWidth = 330

/** §2: minimum width of the result, in pixels. */
const minWidth = 110

/** §9 Cropper defaults: passed although PNG ignores it. */
const quality = 0.92

/** Returns the side of the result for the width of the chosen part: at least 110 pixels, and not more than needed. */
export const outputSide = (chosenWidth: number) =>
  Math.round(Math.min(Math.max(chosenWidth, minWidth), maxWidth))

/** Encodes the canvas as a PNG. @throws Error when the browser cannot */
export async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png', quality))
  if (!blob) throw new Error('The cropped picture could not be written.')
  return blob
}
