import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { uiText } from '#text/ui.ts'
import { Field, describe as describeField, labelId } from '#ui/TextField/Field.tsx'
import type { FieldTexts } from '#ui/TextField/Field.tsx'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import type { ComboboxPopup as Popup, ListStatus } from './ComboboxPopup.tsx'
import { matchesOf } from './matches.ts'
import type { Named } from './matches.ts'
import styles from './Combobox.module.css'

// The list and what places it on the screen weigh more than the field: they come when the field is first approached.
const ComboboxPopup = lazy(async () => ({
  default: (await import('./ComboboxPopup.tsx')).ComboboxPopup,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `lazy` forgets that the component is generic
})) as unknown as typeof Popup

type Input = Omit<ComponentProps<typeof Base.Input>, 'value' | 'defaultValue' | 'className'>

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
    required?: boolean | undefined
    className?: string | undefined
  }

/** A type-ahead over named things: matches whatever their diacritics, shows at most 10. §9 */
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
  required,
  disabled,
  id,
  className,
  ...rest
}: Props<Item>) {
  const ownId = useId()
  const fieldId = id ?? ownId
  // What the user has typed since the list was last closed: opening it on a choice offers everything, not only that.
  const [typed, setTyped] = useState('')
  // Filtering is ours (`filter={null}`): ten rows reach the component, of lists as long as Romania has villages.
  const matches = status === 'ready' ? matchesOf(items, pinned, typed) : []
  const [isNear, setIsNear] = useState(false)
  const highlighted = useRef<Item>(undefined)
  const actions = useRef<Base.Root.Actions>(null)

  /** Enter chooses the first match also when it is pressed before the list is there to highlight it. */
  function chooseFirst(event: KeyboardEvent) {
    const [first] = matches
    if (event.key !== 'Enter' || typed === '' || highlighted.current || !first) return
    event.preventDefault()
    onValueChange(first)
    setTyped('')
    actions.current?.close()
  }

  return (
    <Base.Root<Item>
      items={matches}
      filter={null}
      value={value}
      onValueChange={onValueChange}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
      onOpenChangeComplete={open => !open && setTyped('')}
      isItemEqualToValue={(item, chosen) => item.Id === chosen.Id}
      itemToStringLabel={item => item.Name}
      itemToStringValue={item => String(item.Id)}
      autoHighlight
      onItemHighlighted={item => {
        highlighted.current = item
      }}
      actionsRef={actions}
      name={name}
      required={required}
      disabled={disabled}
    >
      <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error}>
        <Base.InputGroup
          className={classes(field.control, styles.group, className)}
          onFocus={() => setIsNear(true)}
          onPointerEnter={() => setIsNear(true)}
        >
          <Base.Input
            {...rest}
            {...describeField(fieldId, { hint, error }, rest['aria-describedby'])}
            // The open list hides the rest of the page from screen readers; a label must be named to be read all the same.
            aria-labelledby={labelId(fieldId)}
            id={fieldId}
            className={styles.input}
            onKeyDown={chooseFirst}
          />
          <Base.Clear className={styles.button} aria-label={uiText.clearChoice}>
            <X aria-hidden="true" />
          </Base.Clear>
          <Base.Trigger className={classes(styles.button, styles.opener)} aria-label={uiText.openList}>
            <ChevronDown aria-hidden="true" />
          </Base.Trigger>
        </Base.InputGroup>
      </Field>
      {isNear && (
        <Suspense>
          <ComboboxPopup<Item> status={status} count={matches.length} describe={describe} />
        </Suspense>
      )}
    </Base.Root>
  )
}
