import { lazy, type ReactNode, Suspense } from 'react'
import { config } from '#config.ts'
import { bookingGate } from '#domain/gates.ts'
import type { Viewer } from '#session.ts'
import { useScreen } from '#stores/screen.ts'
import { Stack } from '#ui/layout/layout.tsx'
import type { Choice } from './choice.ts'
import styles from './FirstFree.module.css'
import type { FirstHour } from './FirstFreeHour.tsx'

// When the code fails to load, no line is rendered, as after a failed read.
const FirstFreeHour = lazy(() =>
  import('./FirstFreeHour.tsx').then(
    module => ({ default: module.FirstFreeHour }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  tutorCode: string
  /** `undefined` while the profile is pending. */
  viewer: Viewer | null | undefined
  onBook: (choice?: Choice) => void
  onFound?: (first: FirstHour | undefined) => void
}

/**
 * The line that leads to another tutor's first free hour, for viewers who may book. Its room is reserved until the viewer is known,
 * so that nothing moves; its code and its reads wait until the page has loaded and the browser is idle.
 */
export function FirstFree({ viewer, ...rest }: Props) {
  const hasBeenIdle = useScreen(screen => screen.hasBeenIdle)
  if (viewer && bookingGate(viewer) === 'hidden') return null
  return (
    <FirstFreeRoom>
      {hasBeenIdle && viewer !== undefined && (
        <Suspense>
          <FirstFreeHour viewer={viewer} {...rest} />
        </Suspense>
      )}
    </FirstFreeRoom>
  )
}

/** The room for the line; none where no first free hour is searched. */
export function FirstFreeRoom({ children }: { children?: ReactNode }) {
  if (config.firstFreeDays === 0) return null
  return (
    <Stack size={2} className={styles.room}>
      {children}
    </Stack>
  )
}
