import type { ReactNode } from 'react'

/** Lays out several states of a component side by side. */
export function Wrap({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-4)' }}>
      {children}
    </div>
  )
}

/** Lays out several states of a component one below the other. */
export function Stack({ children, width = '26rem' }: { children: ReactNode; width?: string }) {
  return <div style={{ display: 'grid', gap: 'var(--space-5)', maxInlineSize: width }}>{children}</div>
}
