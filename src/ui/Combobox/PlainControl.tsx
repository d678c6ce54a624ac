import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { uiText } from '#text/ui.ts'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import { approach } from './LoadedControl.tsx'
import type { Named } from './matches.ts'
import styles from './Combobox.module.css'

/** What the plain and the interactive control of a combobox have in common. */
export type ControlProps<Item extends Named> = {
  label: string
  input: ComponentProps<'input'>
  choice: Item | null
  /** The text of the input: the typed text, otherwise the choice's name. */
  text: string
  onType: (text: string) => void
  /** Called when the focus leaves the field. */
  onLeave: () => void
  /** Called when the user presses Escape; with the interactive control, when that closes the list. */
  onRestore: () => void
  /** Chooses the first match when the key is Enter; returns whether it did. */
  chooseFirst: (event: KeyboardEvent) => boolean
}

type Props = ControlProps<Named> & {
  /** Called when the user wants the list, which opens once the interactive control is loaded. */
  onOpen: () => void
  onClear: () => void
}

/** A plain input that looks like the interactive control, until that is loaded. */
export function PlainControl({
  label,
  input,
  choice,
  text,
  onType,
  onOpen,
  onClear,
  onLeave,
  onRestore,
  chooseFirst,
}: Props) {
  /** Focuses the input: leaving it gives up the list that has not opened yet. */
  function open({ currentTarget }: MouseEvent) {
    currentTarget.parentElement?.querySelector('input')?.focus()
    onOpen()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any sign of the user loads the control
    <div
      role="group"
      className={classes(field.control, styles.group)}
      data-disabled={input.disabled ? '' : undefined}
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
        value={text}
        onChange={event => onType(event.target.value)}
        onClick={onOpen}
        onBlur={onLeave}
        onKeyDown={event => {
          chooseFirst(event)
          if (event.key === 'Escape') onRestore()
        }}
      />
      {choice && (
        <button
          type="button"
          tabIndex={-1}
          disabled={input.disabled}
          className={styles.button}
          aria-label={uiText.clearChoice(label)}
          onClick={onClear}
        >
          <X />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        disabled={input.disabled}
        className={classes(styles.button, styles.opener)}
        aria-label={uiText.openList(label)}
        onClick={open}
      >
        <ChevronDown />
      </button>
    </div>
  )
}
