import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Skeleton.module.css'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** Any CSS length; a number is pixels. */
  width?: string | number | undefined
  /** Any CSS length; a number is pixels. */
  height?: string | number | undefined
  /** Size of the text that it replaces, by its token: `4` is `--size-4`. Default: inherited. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** `text` is a line, `block` a rectangle, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle' | undefined
}

/** A placeholder in the shape of content that loads. Its container sets `aria-busy`. */
export function Skeleton({ width, height, size, shape = 'text', className, style, ...rest }: Props) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classes(styles.skeleton, className)}
      style={{ ...style, width, height }}
      data-shape={shape}
      data-size={size}
    />
  )
}
