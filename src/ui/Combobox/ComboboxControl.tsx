import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { uiText } from '#text/ui.ts'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import { ComboboxPopup } from './ComboboxPopup.tsx'
import type { ListStatus } from './ComboboxPopup.tsx'
import type { Named } from './matches.ts'
import styles from './Combobox.module.css'

type Props<Item extends Named> = {
  input: ComponentProps<'input'>
  className: string | undefined
  /** The rows of the list for the typed text. */
  matches: Item[]
  value: Item | null
  onValueChange: (item: Item | null) => void
  typed: string
  onTyped: (text: string) => void
  /** Chooses the first match when the key is Enter; returns whether it did. */
  chooseFirst: (event: KeyboardEvent) => boolean
  status: ListStatus
  describe: ((item: Item) => string | undefined) | undefined
  /** True when the user typed or pressed before the control was loaded: it then takes over the focus and opens. */
  startsOpen: boolean
}

/** The interactive control of a combobox, with its list. */
export function ComboboxControl<Item extends Named>({
  input,
  className,
  matches,
  value,
  onValueChange,
  typed,
  onTyped,
  chooseFirst,
  status,
  describe,
  startsOpen,
}: Props<Item>) {
  const highlighted = useRef<Item>(undefined)
  const actions = useRef<Base.Root.Actions>(null)
  // The focus of the plain input that this control replaces; both have the same id.
  const [hadFocus] = useState(() => document.activeElement?.id === input.id)
  const group = useRef<HTMLDivElement>(null)

  // Syncs with the plain input: takes over its focus before the next key press.
  useLayoutEffect(() => {
    if (hadFocus || startsOpen) group.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the control takes over
  }, [])

  // Syncs with the text of the plain input: the library notices only input events that follow its setup.
  const plainText = useRef(typed)
  useEffect(() => {
    const element = group.current?.querySelector('input')
    // The control already has the keys pressed since it was mounted.
    if (element && plainText.current !== '') typeInto(element, plainText.current + element.value)
    plainText.current = ''
  }, [])

  return (
    <Base.Root<Item>
      items={matches}
      // `matches` are filtered already.
      filter={null}
      value={value}
      onValueChange={(item, details) => {
        if (!isClearingByEscape(details)) onValueChange(item)
      }}
      onInputValueChange={(text, details) => {
        if (!isClearingByEscape(details) && details.reason === 'input-change') onTyped(text)
      }}
      // Typed text opens it through `typeInto`: only after an input event the first match is highlighted.
      defaultOpen={startsOpen && typed === ''}
      onOpenChange={open => !open && actions.current?.unmount()}
      onOpenChangeComplete={open => !open && onTyped('')}
      isItemEqualToValue={(item, chosen) => item.Id === chosen.Id}
      itemToStringLabel={item => item.Name}
      itemToStringValue={item => String(item.Id)}
      autoHighlight
      onItemHighlighted={item => {
        highlighted.current = item
      }}
      actionsRef={actions}
      disabled={input.disabled}
    >
      <Base.InputGroup
        ref={group}
        className={classes(field.control, styles.group, className)}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) actions.current?.close()
        }}
      >
        <Base.Input
          {...input}
          onKeyDown={event => {
            if (!highlighted.current && chooseFirst(event)) actions.current?.close()
          }}
        />
        <Base.Clear className={styles.button} aria-label={uiText.clearChoice}>
          <X />
        </Base.Clear>
        <Base.Trigger className={classes(styles.button, styles.opener)} aria-label={uiText.openList}>
          <ChevronDown />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxPopup<Item> status={status} count={matches.length} describe={describe} />
    </Base.Root>
  )
}

/** Sets the text as a key press does: without an `inputType` the library takes it for autofill. */
function typeInto(element: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

/** Cancels Base UI's clearing by Escape while the list is closed: Escape closes the dialog around it. §4 Modals */
function isClearingByEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}
