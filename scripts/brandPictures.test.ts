import { expect, test } from 'vitest'
import { unreplacedPictures } from './brandPictures.ts'

test("the project's own pictures are recognised, so that a build with another brand can ask to replace them", () => {
  expect(unreplacedPictures()).toEqual(['share.png', 'favicon.svg'])
})
