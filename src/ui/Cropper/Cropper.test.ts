import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cropper } from './Cropper.tsx'

const renderCropper = (aspectRatio: number) =>
  renderToString(createElement(Cropper, { image: new Blob(), aspectRatio }))

test('refuses an aspect ratio that is not above 0', () => {
  for (const aspectRatio of [0, -1, Number.NaN])
    expect
      .soft(() => renderCropper(aspectRatio), `an aspect ratio of ${aspectRatio} is refused`)
      .toThrow('The aspect ratio must be above 0.')
})

test('accepts an aspect ratio above 0', () => {
  for (const aspectRatio of [0.5, 1])
    expect
      .soft(renderCropper(aspectRatio), `an aspect ratio of ${aspectRatio} is accepted`)
      .toContain('Zona de decupare')
})
