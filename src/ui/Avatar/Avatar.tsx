import { useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { hueOf, initialsOf } from './initials.ts'
import styles from './Avatar.module.css'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  name: string
  src?: string | undefined
  /** Its side, in CSS pixels. */
  size?: number | undefined
  /** For the few pictures above the fold; the others load when they come near. */
  eager?: boolean | undefined
}

/** Decorative: the name stands beside it. The initials are there until the picture is, and stay if it never comes. */
export function Avatar({ name, src, size = 110, eager = false, className, style, ...rest }: Props) {
  const [broken, setBroken] = useState<string>()
  const tone = { '--hue': hueOf(name), '--side': `${size}px` }
  return (
    <span {...rest} className={classes(styles.avatar, className)} style={{ ...style, ...tone }} data-hue="">
      {/* Drawn by the style: text would count as part of the visible name of whatever holds the picture. */}
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
