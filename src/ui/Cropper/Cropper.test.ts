import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cropper } from './Cropper.tsx'

const renderCropper = (aspectRatio: number) =>
  renderToString(createElement(Cropper, { image: new Blob(), aspectRatio }))

test.each([0, -1, Number.NaN])('an aspect ratio of %d is refused', aspectRatio => {
  expect(() => renderCropper(aspectRatio)).toThrow('The aspect ratio must be above 0.')
})

test.each([0.5, 1])('an aspect ratio of %d is accepted', aspectRatio => {
  expect(renderCropper(aspectRatio)).toContain('Zona de decupare')
})
