import type { AllHTMLAttributes, ElementType, RefAttributes } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './layout.module.css'

type TextProps = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size'> &
  RefAttributes<HTMLElement> & {
    /** The HTML element. */
    as?: keyof HTMLElementTagNameMap | undefined
    /** Size of the text, by its token: `4` is `--size-4`. Default: inherited. */
    size?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
    /** Colour of the text, by its token: `--ink` or `--ink-soft`. Default: inherited. */
    tone?: 'ink' | 'soft' | undefined
    /** At most `--reading` wide, so that lines are easy to read. */
    reading?: boolean | undefined
  }

type StackProps = TextProps & {
  /** Space between the children, by its token: `4` is `--space-4`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | undefined
  /** Space between lines, where it is not `gap`. */
  rowGap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Children keep their own width. Default: each is as wide as the stack. */
  align?: 'start' | 'center' | undefined
}

type ClusterProps = Omit<StackProps, 'align'> & {
  /** Aligns the children of a line with each other. Default: each is as tall as the line. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  /** Where the free space of a line is. Default: at its end. */
  justify?: 'between' | 'center' | 'end' | undefined
}

type ColumnsProps = Omit<StackProps, 'align'> & {
  /** Least width of a column, in rem. */
  least: 12 | 14 | 15 | 17 | 20
  /** Keeps room for columns that are missing in the line, instead of widening the others. */
  fill?: boolean | undefined
  /** Children keep their own height. Default: each is as tall as its line. */
  align?: 'start' | undefined
}

type PageProps = StackProps & {
  /** Space above the content, by its token. Default: none. */
  top?: 5 | 6 | 8 | 12 | undefined
}

/** Text in a size and a colour of the design. */
export function Text({ as = 'p', ...rest }: TextProps) {
  return <Part {...rest} as={as} />
}

/** Children below each other. */
export function Stack({ as = 'div', className, ...rest }: StackProps) {
  return <Part {...rest} as={as} className={classes(styles.stack, className)} />
}

/** Children side by side, in as many lines as they need. */
export function Cluster({ as = 'div', className, ...rest }: ClusterProps) {
  return <Part {...rest} as={as} className={classes(styles.cluster, className)} />
}

/** Children in columns of one width, in as many as fit. */
export function Columns({ as = 'div', className, ...rest }: ColumnsProps) {
  return <Part {...rest} as={as} className={classes(styles.columns, className)} />
}

/** The content of a screen: a stack that is as wide as the product's content, in the middle of the window. */
export function Page({ className, ...rest }: PageProps) {
  return <Stack {...rest} className={classes(styles.page, className)} />
}

/** Facts with their names: a `dl`, in which each `div` holds a `dt` and a `dd`. */
export function Facts({ className, ...rest }: ColumnsProps) {
  return <Columns {...rest} as="dl" className={classes(styles.facts, className)} />
}

type PartProps = Omit<TextProps, 'as'> & { as: ElementType } & Partial<
    Pick<ClusterProps, 'gap' | 'rowGap' | 'align' | 'justify'> &
      Pick<ColumnsProps, 'least' | 'fill'> &
      Pick<PageProps, 'top'>
  >

/** Renders the element with the attributes by which layout.module.css knows the props. */
function Part({
  as: Element,
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
}: PartProps) {
  return (
    <Element
      {...rest}
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
