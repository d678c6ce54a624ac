import { expect } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import type { SubjectFamily } from '#domain/subjectFamily.ts'
import { Notebook } from './Notebook.tsx'

const meta = preview.meta({
  title: 'Kit/Notebook',
  component: Notebook,
  parameters: usage({
    when: 'Behind the header of a screen about one subject.',
    dos: ['Choose the drawing by the subject’s family.'],
    donts: ['Do not repeat it on a screen, or place text over the drawing.'],
  }),
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

/** Each drawing is an image of its own, and the heading is over the paper. */
export const StateDrawings = meta.story({
  render: () => (
    <>
      {families.map(family => (
        <div key={family}>
          <Notebook drawing={family} />
          <h2 style={{ padding: 'var(--space-8) var(--space-4) var(--space-24)' }}>{family}</h2>
        </div>
      ))}
    </>
  ),
  async play({ canvas, canvasElement }) {
    for (const family of families) {
      const drawing = canvasElement.querySelector(`[data-drawing='${family}']`)
      if (!drawing) throw new Error(`No drawing of ${family}`)
      const [, url = ''] = /url\("(.*)"\)/.exec(getComputedStyle(drawing, '::before').maskImage) ?? []
      const picture = new Image()
      picture.src = url
      await picture.decode()
      await expect(url).toContain(family)
    }
    const heading = canvas.getByRole('heading', { name: 'maths' })
    await expect(heading.getBoundingClientRect().top).toBe(
      canvasElement.querySelector('[data-drawing]')?.getBoundingClientRect().top,
    )
  },
})

/** While the subject is unknown: the same paper, without a drawing. */
export const StateWithoutDrawing = meta.story({
  async play({ canvasElement }) {
    const paper = canvasElement.querySelector('[aria-hidden]')
    await expect(paper && getComputedStyle(paper, '::before').content).toBe('none')
  },
})
