import { createContext } from 'react'
import type { Theme } from '../theme.ts'

/** The theme of the documentation page. */
export const DocsTheme = createContext<Theme>('light')
