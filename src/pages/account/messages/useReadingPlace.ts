import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useModal } from '#stores/modal.ts'
import { newestOf, type Thread } from './thread.ts'

/** Within this many pixels of the bottom the newest message counts as read. */
const nearEnd = 48

/**
 * Controls the scroll position of a conversation. It opens at the newest message, and stays at the end as
 * others arrive. While the viewer reads further up, messages that are added below or above do not move the
 * view; `hasUnseen` then offers the button to the newest. A message that the viewer has just written here
 * (`isWriting`) is scrolled to and focused.
 */
export function useReadingPlace(thread: Thread, isWriting: RefObject<boolean>) {
  const scroller = useRef<HTMLDivElement>(null)
  const place = useRef<Place>({ newest: null, isAtEnd: true, hasWritten: false, anchor: null })
  const isDialogOpen = useModal(({ open }) => open !== null)
  const [seen, setSeen] = useState(0)
  const newest = newestOf(thread)

  function note() {
    const { current: element } = scroller
    if (!element) return
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd
    place.current.isAtEnd = isAtEnd
    if (isAtEnd) setSeen(newest)
  }

  /** Call right before older messages are rendered: the first message so far stays where it is on the screen. */
  function keepPlace() {
    const [oldest] = thread.messages
    const element = oldest && find(scroller.current, oldest.number)
    if (element) place.current.anchor = { number: oldest.number, top: element.getBoundingClientRect().top }
  }

  function goToNewest() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    focusOn(scroller.current, newest)
    note()
  }

  // Syncs with the scroll position, which is state of the DOM.
  useLayoutEffect(() => {
    const { current: now } = place
    const { anchor } = now
    const anchored = anchor && find(scroller.current, anchor.number)
    if (anchored && scroller.current) {
      scroller.current.scrollTop += anchored.getBoundingClientRect().top - anchor.top
      // The pressed button may have unmounted.
      if (document.activeElement === document.body) focusOn(scroller.current, anchor.number)
    }
    now.anchor = null
    const last = now.newest
    if (
      isWriting.current &&
      last !== null &&
      thread.messages.some(({ number, message }) => number > last && message.isMy)
    ) {
      isWriting.current = false
      now.hasWritten = true
    }
    // A poll may show the message while its submission is still pending, and an open dialog keeps the focus.
    if (now.hasWritten && !isDialogOpen) {
      now.hasWritten = false
      goToNewest()
    } else if (last === null || (newest > last && now.isAtEnd))
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    now.newest = newest
    note()
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the conversation, or the end of writing, moves it
  }, [thread, isDialogOpen])

  return { scroller, note, keepPlace, goToNewest, hasUnseen: newest > seen }
}

type Place = { newest: number | null; isAtEnd: boolean; hasWritten: boolean; anchor: Anchor | null }
type Anchor = { number: number; top: number }

function find(scroller: HTMLElement | null, number: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-number="${number}"]`) ?? null
}

/** Focuses a message, unless a dialog is open, which keeps the focus. */
function focusOn(scroller: HTMLElement | null, number: number) {
  if (useModal.getState().open === null) find(scroller, number)?.focus({ preventScroll: true })
}
