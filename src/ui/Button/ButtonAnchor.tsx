import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

type Props = ComponentProps<'a'> & ButtonLook & { href: string }

/** For addresses that the router does not own: whole-page loads, `mailto:`, `#place`. */
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
