import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, look } from './Button.tsx'

/** A link that looks like a button, to an address within the app. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...look(props)} />
}

/** As ButtonLink, for addresses outside the router: full page loads, `mailto:`, `#fragment`. */
export function ButtonAnchor(props: ComponentProps<'a'> & ButtonLook & { href: string }) {
  const { children, ...rest } = look(props)
  return <a {...rest}>{children}</a>
}
