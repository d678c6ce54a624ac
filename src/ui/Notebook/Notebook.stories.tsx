import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { SubjectFamily } from '#domain/subjectFamily.ts'
import { Notebook } from './Notebook.tsx'

const meta = preview.meta({
  title: 'Kit/Notebook',
  component: Notebook,
  parameters: {
    usage: {
      when: 'Behind the header of a screen about one subject.',
      access: 'Hidden: it is decoration.',
      dos: ['Choose the drawing by the subject’s family.'],
      donts: ['Do not repeat it on a screen, or place text over the drawing.'],
    },
  },
})

const families: SubjectFamily[] = [
  'maths',
  'sciences',
  'languages',
  'programming',
  'music',
  'arts',
  'sport',
  'plain',
]

/** Each drawing is an image of its own, and the heading is over the paper. While the subject is unknown there is none. */
export const StateDrawings = meta.story({
  render: () => (
    <>
      {[...families, undefined].map(family => (
        <div key={family}>
          <Notebook {...(family && { drawing: family })} />
          <h2 style={{ padding: 'var(--space-8) var(--space-4) var(--space-24)' }}>{family ?? 'unknown'}</h2>
        </div>
      ))}
    </>
  ),
  async play({ canvasElement }) {
    for (const family of families) {
      const drawing = canvasElement.querySelector(`[data-drawing='${family}']`)
      if (!drawing) throw new Error(`No drawing of ${family}`)
      const [, url = ''] = /url\("(.*)"\)/.exec(getComputedStyle(drawing, '::before').maskImage) ?? []
      const picture = new Image()
      picture.src = url
      await picture.decode()
      await expect(url).toContain(family)
    }
    const paper = canvasElement.querySelector('[aria-hidden]:not([data-drawing])')
    await expect(paper && getComputedStyle(paper, '::before').content).toBe('none')
  },
})
