import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { fold, withChosen } from '#domain/search.ts'
import { uiText } from '#text/ui.ts'
import { Field, type FieldTexts, useField } from '#ui/TextField/Field.tsx'
import { useInputBeforeHydration } from '#ui/useInputBeforeHydration.ts'
import type { ListStatus } from './ComboboxPopup.tsx'
import { approach, LoadedControl, useIsLoaded } from './LoadedControl.tsx'
import { choiceOf, itemFor, matchesOf } from './matches.ts'
import type { Named, Picked } from './matches.ts'
import { PlainControl } from './PlainControl.tsx'
import styles from './Combobox.module.css'

type Input = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'className'>

type Props<Item extends Named> = Input &
  FieldTexts & {
    /** All choices. */
    items: readonly Item[]
    value: Picked<Item>
    /** Called with the new choice, with the text as it is typed, or with `null` when either is cleared. */
    onValueChange: (value: Picked<Item>) => void
    /** `loading` and `failed` replace the list by a message. */
    status?: ListStatus
    /** Items listed before all others while they match, such as Online. */
    pinned?: readonly Item[]
    /** A second line for an item, such as the county of a city. */
    detailOf?: (item: Item) => string | undefined
    /** The heading above an item. With headings the list shows all items until the user types. */
    groupOf?: (item: Item) => string | undefined
  }

/**
 * A type-ahead over named items: ignores diacritics, and shows at most 10 matches of the typed text. When the user leaves the field or submits
 * the form, text that stands for one item becomes the choice; other text stays, with an error. Until its control is
 * loaded it is a plain input that looks the same; the control takes over what the user types there. §9
 */
export function Combobox<Item extends Named>({
  items,
  value,
  onValueChange,
  status = 'ready',
  pinned,
  detailOf,
  groupOf,
  ...rest
}: Props<Item>) {
  const isLoaded = useIsLoaded()
  const choice = choiceOf(value)
  const text = typeof value === 'string' ? value : ''
  /** The choice that the typed text has replaced: Escape restores it. */
  const [replaced, setReplaced] = useState<Item | null>(null)
  /** Whether the user has left the field since the text was typed. */
  const [hasLeft, setHasLeft] = useState(false)
  /** True once the user has tried to open the list while the control was loading. */
  const [isOpenRequested, setIsOpenRequested] = useState(false)
  // The list may hold all of Romania's villages, so only ten rows reach the control.
  const limit = groupOf && text === '' ? items.length : undefined
  const matches = status === 'ready' ? withChosen(matchesOf(items, pinned, text, limit), choice, text) : []

  const isUnmatched = fold(text) !== '' && !rest.disabled
  const isErrorShown = rest.error !== undefined || (hasLeft && status !== 'loading')
  // The error of the typed text replaces the form's error that nothing is chosen.
  const error = isUnmatched && isErrorShown ? problemOf(status, matches.length) : rest.error
  const { field, control } = useField({ ...rest, error })

  useInputBeforeHydration(field.id, ({ value: typed }) => {
    if (typed !== (choice?.Name ?? '')) onValueChange(typed)
  })

  // Syncs with the focus, which the input in the HTML of the page may have before hydration.
  useEffect(() => {
    if (document.activeElement?.id === field.id) approach()
  }, [field.id])

  function type(typed: string) {
    if (choice) setReplaced(choice)
    setHasLeft(false)
    onValueChange(typed === '' ? null : typed)
  }

  function choose(item: Item | null) {
    setReplaced(null)
    setHasLeft(false)
    setIsOpenRequested(false)
    onValueChange(item)
  }

  /** Chooses the item that the text stands for. */
  function leave() {
    setReplaced(null)
    setIsOpenRequested(false)
    if (typeof value !== 'string') return
    setHasLeft(true)
    const item = status === 'ready' ? itemFor(items, pinned, text) : undefined
    if (item) onValueChange(item)
    else if (fold(text) === '') onValueChange(null)
  }

  function restore() {
    if (replaced) choose(replaced)
    setIsOpenRequested(false)
  }

  /** Chooses the first match when the key is Enter, even before a list is shown. Returns whether it did. */
  function chooseFirst(event: KeyboardEvent): boolean {
    const [first] = matches
    if (event.key !== 'Enter' || text === '' || !first) return false
    event.preventDefault()
    choose(first)
    return true
  }

  const leaveNow = useEffectEvent(leave)

  // Syncs with the list: text that the user has left before the list had loaded is matched once it has.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the list comes from outside
    if (text !== '' && status === 'ready' && document.activeElement?.id !== field.id) leaveNow()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list may have another match
  }, [text, status, items, field.id])

  // Syncs with the form: it may be submitted while the field has the focus, e.g. by voice. React calls the form's own
  // handler later in the same event, with the props of the last render: only flushSync renders before it.
  useEffect(() => {
    const form = document.getElementById(field.id)?.closest('form')
    const onSubmit = () => flushSync(() => leaveNow())
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [field.id])

  const input = { ...control, className: styles.input }
  const shared = {
    label: field.label,
    input,
    choice,
    text: text === '' ? (choice?.Name ?? '') : text,
    onType: type,
    onLeave: leave,
    onRestore: restore,
    chooseFirst,
  }

  return (
    <Field {...field}>
      {isLoaded ? (
        <LoadedControl<Item>
          {...shared}
          matches={matches}
          onChoose={choose}
          status={status}
          detailOf={detailOf}
          groupOf={groupOf}
          startsOpen={isOpenRequested}
        />
      ) : (
        <PlainControl
          {...shared}
          onType={typed => {
            type(typed)
            setIsOpenRequested(true)
          }}
          onOpen={() => setIsOpenRequested(true)}
          onClear={() => choose(null)}
        />
      )}
      {/* Announced, because the focus is elsewhere when text becomes the choice or is refused. */}
      <span className="visuallyHidden" aria-live="polite">
        {hasLeft && (choice ? uiText.chosen(choice.Name) : error)}
      </span>
    </Field>
  )
}

/** Returns why a text is not a choice. */
function problemOf(status: ListStatus, count: number): string {
  if (status === 'loading') return uiText.loadingList
  if (status === 'failed') return uiText.failedList
  return count === 0 ? uiText.noMatch : uiText.chooseMatch
}
