import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Reports the control with this id once the page's HTML is hydrated, so that its state takes over what the user entered
 * before: React leaves that on the screen, and the next render would erase it.
 */
export function useInputBeforeHydration(id: string, report: (control: Control) => void): void {
  const isHydrated = useHydrated()
  const [wasInHtml] = useState(!isHydrated)
  const reportNow = useEffectEvent(report)
  // Syncs with the document before the next render, since React runs pending effects first.
  useEffect(() => {
    const control = wasInHtml && document.getElementById(id)
    if (isControl(control)) reportNow(control)
  }, [wasInHtml, id])
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement
