import { useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { hueOf, initialsOf } from './initials.ts'
import styles from './Avatar.module.css'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name, for the initials and their colour. */
  name: string
  /** Address of the picture; without one, or until it has loaded, the initials are shown. */
  src?: string
  /** Width and height, in CSS pixels; each has a rule in the styles. */
  size?: 28 | 36 | 40 | 56 | 64 | 110
  /** For the few pictures above the fold; all others load lazily. */
  eager?: boolean
}

/** A person's picture, or the initials while there is none. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 110, eager = false, className, ...rest }: Props) {
  const [broken, setBroken] = useState<string>()
  return (
    // Data attributes instead of styles: the content security policy blocks style attributes in the HTML of a page.
    <span {...rest} className={classes(styles.avatar, className)} data-hue={hueOf(name)} data-size={size}>
      {/* Rendered by CSS: as text, the initials would count as part of the visible label of a
          control around the avatar. */}
      <span aria-hidden="true" data-initials={initialsOf(name)} />
      {src && src !== broken && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
