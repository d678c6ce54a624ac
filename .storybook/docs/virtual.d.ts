declare module 'virtual:code-in-use' {
  /** The icons that the product imports, with the files below `src` that do. */
  export const icons: {
    Icon: import('react').ComponentType<{ 'aria-hidden': 'true' }>
    name: string
    paths: string[]
  }[]
  /** The conditions of `@media` and `@container` on a width, with the files below `src` that have them. */
  export const widths: { query: string; paths: string[] }[]
}
