import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

type Props = ComponentProps<'a'> & ButtonLook & { href: string }

/** A link that looks like a button, for addresses outside the router: full page loads, `mailto:`, `#fragment`. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: Props) {
  return (
    <a {...rest} className={classes(styles.button, className)} data-variant={variant} data-size={size}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  )
}
