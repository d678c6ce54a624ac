/** The system's setting `prefers-contrast`. */
export type Contrast = 'normal' | 'more'

const surfaces = ['paper', 'surface', 'surface-sunken', 'surface-float']

/** Minimum contrast of text: WCAG 2.2, 1.4.3, and for more contrast 1.4.6. */
const text = { normal: 4.5, more: 7 }
/** Minimum contrast of icons and of the edges of controls, WCAG 2.2, 1.4.11. */
const graphics = { normal: 3, more: 3 }
/** Minimum contrast of lines, which are only decoration unless the user asks for more contrast. */
const decoration = { normal: 1, more: 3 }

type Use = { on: readonly string[]; minimum: Record<Contrast, number> }

/** The backgrounds on which a colour is used. Colours that are not listed are backgrounds or decoration. */
const uses: Record<string, Use> = {
  ink: { on: [...surfaces, 'action-soft', 'amber-soft', 'danger-soft'], minimum: text },
  'ink-soft': { on: surfaces, minimum: text },
  line: { on: surfaces, minimum: decoration },
  'line-strong': { on: surfaces, minimum: graphics },
  action: { on: surfaces, minimum: text },
  'action-hover': { on: surfaces, minimum: text },
  'on-action': { on: ['action', 'action-hover'], minimum: text },
  'on-button': { on: ['button', 'button-hover'], minimum: text },
  'on-action-soft': { on: ['action-soft'], minimum: text },
  amber: { on: surfaces, minimum: graphics },
  'on-amber-soft': { on: ['amber-soft'], minimum: text },
  danger: { on: [...surfaces, 'danger-soft'], minimum: text },
  'on-danger': { on: ['danger'], minimum: text },
  focus: { on: surfaces, minimum: graphics },
  'on-avatar': { on: ['avatar'], minimum: text },
}

export type Pair = { on: string; ratio: number; minimum: number }

/** Returns false for backgrounds and decoration. */
export const isOnABackground = (name: string) => name in uses

/** Returns the contrast of a token with each background on which it is used. */
export function contrastsOf(name: string, setting: Contrast, colourOf: (name: string) => string): Pair[] {
  const { on, minimum } = uses[name] ?? { on: [], minimum: decoration }
  return on.map(background => ({
    on: background,
    minimum: minimum[setting],
    ratio: contrast(colourOf(name), colourOf(background)),
  }))
}

/** Returns the contrast ratio of two opaque colours, 1 to 21. WCAG 2.2, "contrast ratio" */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Returns the relative luminance of a colour, 0 to 1. WCAG 2.2, "relative luminance" */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(channel =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

let canvas: CanvasRenderingContext2D | null | undefined

/** Returns red, green and blue, 0 to 1. The browser converts the colour, so it may be of any CSS notation. */
function channels(colour: string): number[] {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('The browser has no canvas.')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), channel => channel / 255)
}
