import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

/** A link that looks like a button, to an address within the app. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link {...rest} className={classes(styles.button, className)} data-variant={variant} data-size={size}>
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  )
}

/** As ButtonLink, for addresses outside the router: full page loads, `mailto:`, `#fragment`. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return (
    <a {...rest} className={classes(styles.button, className)} data-variant={variant} data-size={size}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  )
}
