import type { ComponentProps } from 'react'
import { newTabText } from '#text/newTab.ts'

type Props = ComponentProps<'a'> & { href: string }

/**
 * A link within a text that opens a new tab, which its description says. The name does not say it: a link in the label of a
 * checkbox is part of the checkbox's name.
 */
export function NewTabLink({ children, ...rest }: Props) {
  return (
    <a rel="noopener" {...rest} target="_blank" aria-description={newTabText}>
      {children}
    </a>
  )
}
