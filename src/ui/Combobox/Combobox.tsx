import { useEffect, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Field, type FieldTexts, useField } from '#ui/TextField/Field.tsx'
import type { ListStatus } from './ComboboxPopup.tsx'
import { approach, LoadedControl, useIsLoaded } from './LoadedControl.tsx'
import { matchesOf } from './matches.ts'
import type { Named } from './matches.ts'
import { PlainControl } from './PlainControl.tsx'
import styles from './Combobox.module.css'

type Input = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'className'>

type Props<Item extends Named> = Input &
  FieldTexts & {
    /** All choices. */
    items: readonly Item[]
    /** The choice; `null` while there is none. */
    value: Item | null
    /** Called with the new choice, or with `null` when it is cleared. */
    onValueChange: (item: Item | null) => void
    /** `loading` and `failed` replace the list by a message. */
    status?: ListStatus | undefined
    /** Items listed before all others while they match, such as Online. */
    pinned?: readonly Item[] | undefined
    /** A second line for an item, such as the county of a city. */
    describe?: ((item: Item) => string | undefined) | undefined
    /** Name of the hidden form field that holds the chosen item's `Id`. */
    name?: string | undefined
    className?: string | undefined
  }

/**
 * A type-ahead over named items: ignores diacritics, and shows at most 10 matches. Until its control is loaded
 * it is a plain input that looks the same; the control takes over what the user types there. §9
 */
export function Combobox<Item extends Named>({
  items,
  value,
  onValueChange,
  status = 'ready',
  pinned,
  describe,
  name,
  className,
  ...rest
}: Props<Item>) {
  const { field, control } = useField(rest)
  const isLoaded = useIsLoaded()
  // The text typed since the list was last closed. Reset on close: when the user opens the list with an item
  // chosen, it offers every item, not only the chosen one.
  const [typed, setTyped] = useState('')
  /** True once the user has tried to open the list while the control was loading. */
  const [isOpenRequested, setIsOpenRequested] = useState(false)
  // Only ten rows reach the control, of a list that may hold all of Romania's villages.
  const matches = status === 'ready' ? matchesOf(items, pinned, typed) : []

  // Syncs with the input in the HTML of the page, which may have the focus and a text before hydration.
  useEffect(() => {
    const input = document.activeElement
    if (!(input instanceof HTMLInputElement) || input.id !== field.id) return
    approach()
    // oxlint-disable-next-line react/set-state-in-effect -- the document is the outside thing
    if (input.value !== '' && input.role === 'combobox') setTyped(current => current || input.value)
  }, [field.id])

  /** Discards what the user began before the control was loaded. */
  function forgetInput() {
    setTyped('')
    setIsOpenRequested(false)
  }

  function choose(item: Item | null) {
    onValueChange(item)
    setTyped('')
  }

  /** Chooses the first match when the key is Enter, even before a list is shown. Returns whether it did. */
  function chooseFirst(event: KeyboardEvent): boolean {
    const [first] = matches
    if (event.key !== 'Enter' || typed === '' || !first) return false
    event.preventDefault()
    choose(first)
    setIsOpenRequested(false)
    return true
  }

  const input = { ...control, className: styles.input }

  return (
    <Field {...field}>
      {name && <input type="hidden" name={name} value={value?.Id ?? ''} />}
      {isLoaded ? (
        <LoadedControl<Item>
          label={field.label}
          input={input}
          className={className}
          matches={matches}
          value={value}
          onValueChange={onValueChange}
          typed={typed}
          onTyped={setTyped}
          chooseFirst={chooseFirst}
          status={status}
          describe={describe}
          startsOpen={isOpenRequested}
        />
      ) : (
        <PlainControl
          label={field.label}
          input={input}
          className={className}
          value={value}
          typed={typed}
          onType={text => {
            setTyped(text)
            setIsOpenRequested(true)
          }}
          onOpen={() => setIsOpenRequested(true)}
          onClear={() => choose(null)}
          onForget={forgetInput}
          chooseFirst={chooseFirst}
        />
      )}
    </Field>
  )
}
