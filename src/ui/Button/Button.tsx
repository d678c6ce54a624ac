import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'regular' | 'small' | undefined
  icon?: ReactNode
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Pending: the button shows progress and keeps the focus, and a press does nothing. */
    busy?: boolean | undefined
  }

export function Button({
  variant = 'primary',
  size = 'regular',
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  // `disabled` would drop the focus in the middle of the user's task. A submit by Enter in a field arrives here as
  // a click too, so this one place swallows every press.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, className)}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
