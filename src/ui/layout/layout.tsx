import type { ElementType, JSX } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './layout.module.css'

/** The HTML elements that lay out other elements or contain text. */
type LayoutElement =
  | (
      | 'article'
      | 'div'
      | 'fieldset'
      | 'figcaption'
      | 'form'
      | 'header'
      | 'li'
      | 'main'
      | 'nav'
      | 'section'
      | 'span'
    )
  | ('dl' | 'ol' | 'ul' | 'h1' | 'h2' | 'h3' | 'p' | 'strong')

type TextLook = {
  /** Size of the text, by its token: `4` is `--size-4`. Default: inherited. */
  size?: 1 | 2 | 3 | 4 | 5 | 6
  /** Colour of the text, by its token: `--ink` or `--ink-soft`. Default: inherited. */
  tone?: 'ink' | 'soft'
  /** At most `--reading` wide, so that lines are easy to read. */
  reading?: boolean
  className?: string
}

type Gaps = {
  /** Space between the children, by its token: `4` is `--space-4`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16
  /** Space between lines, where it is not `gap`. */
  rowGap?: 0 | 1 | 2 | 3 | 4 | 5 | 6
}

type StackLook = Gaps & {
  /** Children keep their own width. Default: each is as wide as the stack. */
  align?: 'start' | 'center'
}

type ClusterLook = Gaps & {
  /** Aligns the children of a line with each other. Default: each is as tall as the line. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Where the free space of a line is. Default: at its end. */
  justify?: 'between' | 'center' | 'end'
}

type ColumnsLook = Gaps & {
  /** Least width of a column, in rem. */
  least: 12 | 14 | 15 | 17 | 20
  /** Keeps room for columns that are missing in the line, instead of widening the others. */
  fill?: boolean
  /** Children keep their own height. Default: each is as tall as its line. */
  align?: 'start'
}

type PageLook = StackLook & {
  /** Space above the content, by its token. Default: none. */
  top?: 5 | 6 | 8 | 12
}

/** The props of the element `as`, and of the look. */
type Props<As extends LayoutElement, Look> = Omit<JSX.IntrinsicElements[As], 'as' | 'size' | 'className'> &
  TextLook &
  Look & {
    /** The HTML element. */
    as?: As
  }

export type StackProps<As extends LayoutElement> = Props<As, StackLook>

/** Text in a size and a colour of the design. */
export function Text<As extends LayoutElement = 'p'>({ as, ...rest }: Props<As, unknown>) {
  return <StyledElement {...rest} as={as ?? 'p'} />
}

/** Children below each other. */
export function Stack<As extends LayoutElement = 'div'>({ as, className, ...rest }: StackProps<As>) {
  return <StyledElement {...rest} as={as ?? 'div'} className={classes(styles.stack, className)} />
}

/** Children side by side, in as many lines as they need. */
export function Cluster<As extends LayoutElement = 'div'>({
  as,
  className,
  ...rest
}: Props<As, ClusterLook>) {
  return <StyledElement {...rest} as={as ?? 'div'} className={classes(styles.cluster, className)} />
}

/** Children in columns of one width, in as many as fit. */
export function Columns<As extends LayoutElement = 'div'>({
  as,
  className,
  ...rest
}: Props<As, ColumnsLook>) {
  return <StyledElement {...rest} as={as ?? 'div'} className={classes(styles.columns, className)} />
}

/** The content of a screen: a stack that is as wide as the product's content, in the middle of the window. */
export function Page<As extends LayoutElement = 'div'>({ as, className, ...rest }: Props<As, PageLook>) {
  return (
    <StyledElement {...rest} as={as ?? 'div'} className={classes(styles.stack, styles.page, className)} />
  )
}

/** Facts with their names: a `dl`, in which each `div` holds a `dt` and a `dd`. */
export function Facts({ className, ...rest }: Props<'dl', ColumnsLook>) {
  return <StyledElement {...rest} as="dl" className={classes(styles.columns, styles.facts, className)} />
}

type AnyLook = TextLook & ClusterLook & ColumnsLook & PageLook

/** Any of the looks. The caller's types check the props of the element. */
type StyledElementProps = { [Key in keyof AnyLook]?: unknown } & {
  as: ElementType
  className?: string
}

/** Renders the element `as`, with the look's props as the data attributes that layout.module.css styles. */
export function StyledElement(props: StyledElementProps) {
  const {
    as: Element,
    className,
    size,
    tone,
    reading,
    gap,
    rowGap,
    align,
    justify,
    least,
    fill,
    top,
    ...rest
  } = props
  return (
    <Element
      {...rest}
      className={classes(styles.styled, className)}
      data-size={size}
      data-tone={tone}
      data-reading={reading}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
      data-least={least}
      data-fill={fill}
      data-top={top}
    />
  )
}
