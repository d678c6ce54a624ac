import { describe, expect, test } from 'vitest'
import { axesOf, framesOf, frameSource, storyAddress, visibleFrames } from '#storybook/matrix/frames.ts'

const viewport = (name: string, width: string, height: string) => ({ name, styles: { width, height } })

const parameters = {
  viewport: {
    options: {
      phone320: viewport('Phone 320', '320px', '640px'),
      phone390: viewport('Phone 390', '390px', '844px'),
      desktop: viewport('Desktop', '1280px', '900px'),
    },
  },
}

const story = (id: string, own?: string) => ({
  id,
  parameters,
  storyGlobals: own ? { viewport: { value: own } } : {},
})

const row = (name: string, own?: string) => ({ name, frames: framesOf(story(name, own)) })

describe('the frames of a story', () => {
  test('show it on a phone and a desktop, light and dark', () => {
    expect(framesOf(story('tutor--empty'))).toMatchObject([
      { viewportName: 'Phone 390', theme: 'light', width: 390, height: 844 },
      { viewportName: 'Phone 390', theme: 'dark' },
      { viewportName: 'Desktop', theme: 'light', width: 1280, height: 900 },
      { viewportName: 'Desktop', theme: 'dark' },
    ])
  })

  test('show a story with its own viewport only there', () => {
    const frames = framesOf(story('tutor--narrow', 'phone320'))
    expect(frames.map(({ viewportName, theme }) => `${viewportName} ${theme}`)).toEqual([
      'Phone 320 light',
      'Phone 320 dark',
    ])
  })

  test('name a viewport that the toolbar lacks', () => {
    expect(() => framesOf(story('tutor--watch', 'watch'))).toThrow('watch')
  })

  test('load the story in their theme, and link to it with the same theme and viewport', () => {
    const [, dark] = framesOf(story('tutor--empty'))
    expect(dark && frameSource(dark)).toBe('iframe.html?viewMode=story&id=tutor--empty&globals=theme:dark')
    expect(dark && storyAddress(dark)).toBe(
      './?path=/story/tutor--empty&globals=theme:dark;viewport.value:phone390',
    )
  })
})

describe('the choices of a matrix', () => {
  const rows = [row('State: Empty'), row('Role: Tutor', 'phone320')]

  test('are the axes, themes and widths that occur', () => {
    expect(axesOf(rows)).toEqual([
      { label: 'Stories', options: ['State', 'Role'] },
      { label: 'Theme', options: ['light', 'dark'] },
      { label: 'Width', options: ['Phone 390', 'Desktop', 'Phone 320'] },
    ])
  })

  test('leave out what offers no choice', () => {
    expect(axesOf([row('State: Empty', 'phone320')]).map(({ label }) => label)).toEqual(['Theme'])
  })

  test('hide frames, and rows without frames', () => {
    const shown = visibleFrames(rows, new Set(['dark', 'Phone 320']))
    expect(shown.map(({ name, frames }) => [name, frames.length])).toEqual([['State: Empty', 2]])
    expect(visibleFrames(rows, new Set(['State'])).map(({ name }) => name)).toEqual(['Role: Tutor'])
  })
})
