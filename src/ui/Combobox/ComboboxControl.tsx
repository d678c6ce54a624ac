import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { uiText } from '#text/ui.ts'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import { ComboboxPopup } from './ComboboxPopup.tsx'
import type { ListStatus } from './ComboboxPopup.tsx'
import { groupsOf, type Named } from './matches.ts'
import type { ControlProps } from './PlainControl.tsx'
import styles from './Combobox.module.css'

type Props<Item extends Named> = ControlProps<Item> & {
  /** The rows of the list for the typed text. */
  matches: Item[]
  onChoose: (item: Item | null) => void
  status: ListStatus
  detailOf: ((item: Item) => string | undefined) | undefined
  groupOf: ((item: Item) => string | undefined) | undefined
  /** True when the user typed or pressed before the control was loaded: it then takes over the focus and opens. */
  startsOpen: boolean
}

/** The interactive control of a combobox, with its list. */
export function ComboboxControl<Item extends Named>({
  label,
  input,
  matches,
  choice,
  onChoose,
  text,
  onType,
  onLeave,
  onRestore,
  chooseFirst,
  status,
  detailOf,
  groupOf,
  startsOpen,
}: Props<Item>) {
  const highlighted = useRef<Item>(undefined)
  const actions = useRef<Base.Root.Actions>(null)
  // The focus of the plain input that this control replaces; both have the same id.
  const [hadFocus] = useState(() => document.activeElement?.id === input.id)
  const group = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  // Syncs with the plain input: takes over its focus before the next key press.
  useLayoutEffect(() => {
    if (hadFocus || startsOpen) group.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the control takes over
  }, [])

  // Syncs with the text of the plain input: the library highlights the first match only after an input event. It takes
  // over any text at the end of a composition; an `input` event without a new text does not reach it.
  const isTyped = useRef(startsOpen && choice === null && text !== '')
  useEffect(() => {
    if (isTyped.current)
      group.current
        ?.querySelector('input')
        ?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    isTyped.current = false
  }, [])

  return (
    <Base.Root<Item>
      items={groupOf ? groupsOf(matches, groupOf) : matches}
      // `matches` are filtered already.
      filter={null}
      value={choice}
      onValueChange={(item, details) => {
        if (!isClearingByEscape(details)) onChoose(item)
      }}
      inputValue={text}
      onInputValueChange={(typed, details) => {
        if (!isClearingByEscape(details) && details.reason === 'input-change') onType(typed)
      }}
      defaultOpen={startsOpen}
      onOpenChange={(open, { reason }) => {
        if (open) return
        if (reason === 'escape-key') onRestore()
        actions.current?.unmount()
      }}
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
        className={classes(field.control, styles.group)}
        onBlur={event => {
          if ([event.currentTarget, popup.current].some(part => part?.contains(event.relatedTarget))) return
          actions.current?.close()
          onLeave()
        }}
      >
        <Base.Input
          {...input}
          onKeyDown={event => {
            if (!highlighted.current && chooseFirst(event)) actions.current?.close()
          }}
        />
        <Base.Clear className={styles.button} aria-label={uiText.clearChoice(label)}>
          <X />
        </Base.Clear>
        <Base.Trigger className={classes(styles.button, styles.opener)} aria-label={uiText.openList(label)}>
          <ChevronDown />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxPopup<Item>
        ref={popup}
        label={label}
        status={status}
        count={matches.length}
        detailOf={detailOf}
        isGrouped={groupOf !== undefined}
      />
    </Base.Root>
  )
}

/** Cancels Base UI's clearing by Escape while the list is closed: Escape closes the dialog around it. §4 Modals */
function isClearingByEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}
