import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Skeleton.module.css'

type Props = Omit<ComponentProps<'span'>, 'children' | 'style'> & {
  /** Any CSS length; a number is pixels. */
  width?: string | number
  /** Any CSS length; a number is pixels. */
  height?: string | number
  /** Size of the text that it replaces, by its token. Default: inherited. */
  size?: 4
  /** `text` is a line, `block` a rectangle, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle'
}

/** A placeholder in the shape of content that loads. Its container sets `aria-busy`. */
export function Skeleton({ width, height, size, shape = 'text', className, ...rest }: Props) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classes(styles.skeleton, className)}
      style={{ width, height }}
      data-shape={shape}
      data-size={size}
    />
  )
}
