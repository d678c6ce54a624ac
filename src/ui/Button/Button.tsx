import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  /** Importance: one `primary` per view, `secondary` beside it, `quiet` within text; `danger` removes something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** `small` is for lists and cards. */
  size?: 'regular' | 'small'
  /** An icon before the text. A button with only an icon needs an `aria-label`. */
  icon?: Elements
}

type Labelled = ButtonLook & { className?: string; children?: ReactNode }

/** Returns the props of an element styled as a button: class, data attributes, and the icon with the label as children. */
export function buttonProps<Given extends Labelled>(props: Given) {
  const { variant = 'primary', size = 'regular', icon, className, children, ...rest } = props
  return {
    ...rest,
    className: classes(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    children: (
      <>
        {icon}
        <span className={styles.label}>{children}</span>
      </>
    ),
  }
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Pending: the button shows progress and keeps the focus, and a press does nothing. */
    busy?: boolean
  }

/** A button for an action. ButtonLink and ButtonAnchor look the same and lead to an address. */
export function Button({ busy = false, type = 'button', onClick, ...rest }: Props) {
  const { children, ...attributes } = buttonProps(rest)

  // `disabled` would drop the focus in the middle of the user's task. A submit by Enter in a field arrives here as
  // a click too, so this one place swallows every press.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...attributes}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {children}
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
