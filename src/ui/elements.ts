import type { ReactElement } from 'react'

/** Elements without a bare text, for a component that renders them beside other elements. decision 0025 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined | ''
