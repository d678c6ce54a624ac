import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { progressAt } from '#domain/appointment.ts'
import { LessonTicket } from './LessonTicket.tsx'
import { StateBadge } from './StateBadge.tsx'

const lesson = {
  name: 'Mihai Ionescu',
  subject: 'Matematica',
  StartDate: new Date('2026-11-20T07:00:00Z'),
  EndDate: new Date('2026-11-20T08:00:00Z'),
  price: 85,
}
const lessons = [
  lesson,
  { ...lesson, subject: undefined },
  { ...lesson, name: 'Elena-Cătălina Constantinescu-Brătescu-Hadârcă' },
  { ...lesson, name: 'Nesfârșit'.repeat(9), subject: undefined },
]

test.each(['Europe/Bucharest', 'UTC'])(
  'at any width the texts are in one column and none lies over the portrait or the next step, seen from %s',
  async timeZone => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
    const { container } = render(
      lessons.map((one, index) => (
        <LessonTicket
          key={index}
          lesson={one}
          now={lesson.StartDate}
          progress={progressAt('requested')}
          badges={<StateBadge state="requested" viewerRole="student" />}
        />
      )),
    )
    await document.fonts.ready
    const tickets = [...container.querySelectorAll('article')]
    for (let width = 160; width <= 960; width += 4) {
      container.style.inlineSize = `${width}px`
      expect(tickets.flatMap(coverOfPortrait), `at ${width} px`).toEqual([])
      expect(tickets.flatMap(stepsThatOverlap), `at ${width} px`).toEqual([])
      for (const ticket of tickets) {
        const texts = [...ticket.querySelectorAll('h3, h3 + p, time')]
        const starts = new Set(texts.map(text => text.getBoundingClientRect().left))
        expect(starts, `at ${width} px`).toHaveProperty('size', 1)
      }
    }
  },
)

/** Returns the labels of steps that reach into the next one on their line. */
function stepsThatOverlap(ticket: HTMLElement): string[] {
  const labels = [...ticket.querySelectorAll('ol span:last-child')]
  const range = new Range()
  const boxes = labels.map(label => {
    range.selectNodeContents(label)
    return range.getBoundingClientRect()
  })
  return labels.flatMap((label, index) => {
    const [box, next] = [boxes[index], boxes[index + 1]]
    const isOver = box && next && box.bottom > next.top && box.right > next.left
    return isOver ? [label.textContent] : []
  })
}

/** Returns the texts and badges of a ticket that share a place with its portrait. */
function coverOfPortrait(ticket: HTMLElement): string[] {
  const portrait = ticket.querySelector('[data-initials]')?.parentElement
  if (!portrait) throw new Error('no portrait')
  const { left, right, top, bottom } = portrait.getBoundingClientRect()
  const range = new Range()
  return [...ticket.querySelectorAll('bdi, h3 + p, time, time ~ *')].flatMap(element => {
    range.selectNodeContents(element)
    const boxes = element.matches('time ~ *') ? element.getClientRects() : range.getClientRects()
    const isOver = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top
    return [...boxes].some(isOver) ? [element.textContent] : []
  })
}
