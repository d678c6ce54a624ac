import type { ReactCropperElement } from 'react-cropper'

export type CropperInstance = ReactCropperElement['cropper']

/** §9: pixels by which a key moves the box until another step is chosen, and the minimum side of the box. */
export const defaultStep = 3
export const leastBox = 20

/** Relative change of the zoom per press of + or −. */
const zoomBy = 0.1

const arrows: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A command that a key gives to the cropper. */
export type Command =
  | { type: 'move'; right: number; down: number }
  | { type: 'resize'; by: number }
  | { type: 'zoom'; by: number }
  | { type: 'step'; step: number }

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Returns the command of a key, or `null`. §9: digits change the step; with Shift the arrows resize the box. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, step: number): Command | null {
  // Combinations with these keys are shortcuts of the browser.
  if (ctrlKey || metaKey || altKey) return null
  if (/^[1-9]$/.test(key)) return { type: 'step', step: Number(key) }
  if (key === '+' || key === '=') return { type: 'zoom', by: zoomBy }
  if (key === '-' || key === '−' || key === '_') return { type: 'zoom', by: -zoomBy }
  const [right, down] = arrows[key] ?? [0, 0]
  if (right === 0 && down === 0) return null
  if (shiftKey) return { type: 'resize', by: (right || down) * step }
  return { type: 'move', right: right * step, down: down * step }
}

type Box = { left: number; top: number; width: number; height: number }

/** Returns the visible part of the picture, which the box cannot leave. */
export function boundsOf(container: { width: number; height: number }, picture: Box): Box {
  const left = Math.max(picture.left, 0)
  const top = Math.max(picture.top, 0)
  const right = Math.min(picture.left + picture.width, container.width)
  const bottom = Math.min(picture.top + picture.height, container.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** Returns the square box after a move, or a resize around its centre, within the bounds and its minimum side. */
export function moved(box: Box, command: Command, bounds: Box): Box {
  const by = command.type === 'resize' ? command.by : 0
  const [right, down] = command.type === 'move' ? [command.right, command.down] : [0, 0]
  const most = Math.min(bounds.width, bounds.height)
  const side = Math.min(Math.max(box.width + by, Math.min(leastBox, most)), most)
  return {
    width: side,
    height: side,
    left: clamp(box.left + right - (side - box.width) / 2, bounds.left, bounds.width - side),
    top: clamp(box.top + down - (side - box.height) / 2, bounds.top, bounds.height - side),
  }
}

function clamp(value: number, least: number, room: number): number {
  return Math.min(Math.max(value, least), least + room)
}
