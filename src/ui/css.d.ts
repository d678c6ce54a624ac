import 'react'

declare module 'react' {
  // Custom properties carry values from a component into its CSS module; React's own type leaves them out.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
