import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonProps } from './Button.tsx'

/** A link that looks like a button, to an address within the app. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...buttonProps(props)} />
}

/** As ButtonLink, without the router: for full page loads, `mailto:`, `#fragment`, and refs that need their cleanup. */
export function ButtonAnchor(props: ComponentProps<'a'> & ButtonLook & { href: string }) {
  const { children, ...rest } = buttonProps(props)
  return <a {...rest}>{children}</a>
}
