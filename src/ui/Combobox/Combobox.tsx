import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { createElement, useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { uiText } from '#text/ui.ts'
import { Field, describe as describeField, labelId } from '#ui/TextField/Field.tsx'
import type { FieldTexts } from '#ui/TextField/Field.tsx'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import type { ComboboxControl as Control } from './ComboboxControl.tsx'
import type { ListStatus } from './ComboboxPopup.tsx'
import { matchesOf } from './matches.ts'
import type { Named } from './matches.ts'
import styles from './Combobox.module.css'

type Input = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'className'>

type Props<Item extends Named> = Input &
  FieldTexts & {
    items: readonly Item[]
    value: Item | null
    onValueChange: (item: Item | null) => void
    status?: ListStatus | undefined
    /** Items that come before all others while they match, such as Online. */
    pinned?: readonly Item[] | undefined
    /** A second line for an item, such as the county of a city. */
    describe?: ((item: Item) => string | undefined) | undefined
    /** The form field that carries the chosen item's `Id`. */
    name?: string | undefined
    className?: string | undefined
  }

// Base UI's combobox weighs a third of what a page loads first: it comes when a field is first approached.
let loadedControl: typeof Control | undefined
const listeners = new Set<() => void>()

/** Loads the working part of all type-aheads. Rejects when its file cannot be had; the next call tries again. */
export async function loadComboboxControl(): Promise<void> {
  loadedControl ??= (await import('./ComboboxControl.tsx')).ComboboxControl
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hasControl = () => loadedControl !== undefined
/** While the HTML of a page is hydrated. */
const hasNoControl = () => false

function LoadedControl<Item extends Named>(props: ComponentProps<typeof Control<Item>>) {
  return loadedControl ? createElement(loadedControl<Item>, props) : null
}

function approach() {
  // A control that fails to load is asked for again at the next approach.
  loadComboboxControl().catch(() => {})
}

/**
 * A type-ahead over named things: matches whatever their diacritics, shows at most 10. Until its control is loaded it is
 * a plain input of the same look, and what is typed there goes on in the control. §9
 */
export function Combobox<Item extends Named>({
  label,
  hideLabel,
  hint,
  error,
  items,
  value,
  onValueChange,
  status = 'ready',
  pinned,
  describe,
  name,
  id,
  className,
  ...rest
}: Props<Item>) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const isLoaded = useSyncExternalStore(subscribe, hasControl, hasNoControl)
  // What the user has typed since the list was last closed: opening it on a choice offers everything, not only that.
  const [typed, setTyped] = useState('')
  /** Whether the user has asked for the list while the control was loading. */
  const [isAsked, setIsAsked] = useState(false)
  // Ten rows reach the control, of lists as long as Romania has villages.
  const matches = status === 'ready' ? matchesOf(items, pinned, typed) : []

  // Syncs with the HTML of the page, which may have the focus and a text before React is there.
  useEffect(() => {
    const input = document.activeElement
    if (!(input instanceof HTMLInputElement) || input.id !== fieldId) return
    approach()
    // oxlint-disable-next-line react/set-state-in-effect -- the document is the outside thing
    if (input.value !== '' && input.role === 'combobox') setTyped(current => current || input.value)
  }, [fieldId])

  /** What was begun before the control is there does not happen any more. */
  function forgetInput() {
    setTyped('')
    setIsAsked(false)
  }

  function choose(item: Item | null) {
    onValueChange(item)
    setTyped('')
  }

  /** Enter chooses the first match also before the list is there to highlight it. Returns whether it has. */
  function chooseFirst(event: KeyboardEvent): boolean {
    const [first] = matches
    if (event.key !== 'Enter' || typed === '' || !first) return false
    event.preventDefault()
    choose(first)
    setIsAsked(false)
    return true
  }

  const input = {
    ...rest,
    ...describeField(fieldId, { hint, error }, rest['aria-describedby']),
    // The open list hides the rest of the page from screen readers; a label must be named to be read all the same.
    'aria-labelledby': labelId(fieldId),
    id: fieldId,
    className: styles.input,
  }

  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {name && <input type="hidden" name={name} value={value?.Id ?? ''} />}
      {isLoaded ? (
        <LoadedControl<Item>
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
          startsOpen={isAsked}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any sign of the user loads the control
        <div
          role="group"
          className={classes(field.control, styles.group, className)}
          data-disabled={rest.disabled ? '' : undefined}
          onFocus={approach}
          onPointerEnter={approach}
        >
          <input
            {...input}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to control yet
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            value={typed === '' ? (value?.Name ?? '') : typed}
            onChange={event => {
              setTyped(event.target.value)
              setIsAsked(true)
            }}
            onClick={() => setIsAsked(true)}
            onBlur={forgetInput}
            onKeyDown={event => {
              chooseFirst(event)
              if (event.key === 'Escape') forgetInput()
            }}
          />
          {value && (
            <button
              type="button"
              tabIndex={-1}
              disabled={rest.disabled}
              className={styles.button}
              aria-label={uiText.clearChoice}
              onClick={() => choose(null)}
            >
              <X aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            tabIndex={-1}
            disabled={rest.disabled}
            className={classes(styles.button, styles.opener)}
            aria-label={uiText.openList}
            onClick={() => setIsAsked(true)}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
