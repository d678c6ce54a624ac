import { type ComponentType, createElement, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isChunkLoadError } from '#domain/errors.ts'
import { type MissingReason, missingText, reloadPage, whyMissing } from '#missingCode.ts'
import { showToast } from '#stores/toast.ts'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'

type Options<Props> = {
  /** Rendered until the code is loaded. */
  fallback?: Elements
  /** Renders an alert in place of the part when its code cannot be loaded. Without it, a toast says so. */
  hasAlert?: boolean
  /** Called after the toast, e.g. to close the dialog, so that the next press tries again. */
  onMissing?: (props: Props) => void
}

/**
 * Returns a component whose code is loaded when it is first rendered. When the code cannot be loaded, the screen stays, and
 * the user learns why: a newer version, for which the page must be reloaded, or no connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, hasAlert = false, onMissing }: Options<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  const startLoading = () =>
    (loaded ??= lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        if (!isChunkLoadError(error)) throw error
        // The next mount tries again.
        loaded = undefined
        return { default: hasAlert ? MissingAlert : MissingToast }
      }
    }))

  function MissingToast(props: Props) {
    useMissingReason(reason => {
      const reload = { label: errorText.reload, onPress: reloadPage }
      showToast(missingText(reason), 'error', undefined, reason === 'network' ? undefined : reload)
      onMissing?.(props)
    })
    return fallback
  }

  function MissingAlert() {
    const [reason, setReason] = useState<MissingReason>()
    useMissingReason(setReason)
    if (!reason) return fallback
    return (
      <Alert
        tone="error"
        title={errorText[reason].title}
        action={
          <Button variant="secondary" size="small" onClick={reloadPage}>
            {errorText.reload}
          </Button>
        }
      >
        {errorText[reason].help}
      </Alert>
    )
  }

  return function LazyPart(props: Props) {
    // Rendered outside its own `Suspense`, so that a failed part is not loaded again until it is mounted again.
    const [Part] = useState(() => ({ type: startLoading() }))
    return <Suspense fallback={fallback}>{createElement(Part.type, props)}</Suspense>
  }
}

/** Calls back once it is known why code is missing. Syncs with the server. */
function useMissingReason(onKnown: (reason: MissingReason) => void): void {
  const notify = useEffectEvent(onKnown)
  useEffect(() => {
    const controller = new AbortController()
    void whyMissing().then(reason => controller.signal.aborted || notify(reason))
    return () => controller.abort()
  }, [])
}
