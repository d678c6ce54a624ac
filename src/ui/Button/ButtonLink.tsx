import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

type LinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button, to an address within the app. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <Link {...rest} className={classes(styles.button, className)} data-variant={variant} data-size={size}>
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  )
}

type AnchorProps = ComponentProps<'a'> & ButtonLook & { href: string }

/** As ButtonLink, for addresses outside the router: full page loads, `mailto:`, `#fragment`. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: AnchorProps) {
  return (
    <a {...rest} className={classes(styles.button, className)} data-variant={variant} data-size={size}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  )
}
