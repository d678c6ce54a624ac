// Assumption: the spec gives the least width alone. Three times the 110 pixels of an avatar is sharp on any screen.
const most = 330

/** §2: the least width of the result, in pixels. */
const least = 110

/** §9: passed although PNG ignores it. contract: Crop */
const quality = 0.92

type Size = { width: number; height: number }

/** The result's size, of the part of the picture that was chosen: never narrower than 110 pixels, never needlessly large. */
export function outputSize(chosenWidth: number, aspectRatio: number): Size {
  const width = Math.round(Math.min(Math.max(chosenWidth, least), most))
  return { width, height: Math.round(width / aspectRatio) }
}

/** @throws Error when the browser cannot write it */
export async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png', quality))
  if (!blob) throw new Error('The cropped picture could not be written.')
  return blob
}
