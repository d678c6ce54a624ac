import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page while the dialog is open: beside the dialog, the browser
 * would otherwise leave the page and open the file. Returns whether a file is being dragged over the page.
 */
export function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFile)

  // Syncs with files dragged over the window.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening

    addEventListener(
      'dragover',
      event => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    addEventListener(
      'dragleave',
      // `relatedTarget` is `null` when the drag leaves the window, but not from one element to the next.
      event => event.relatedTarget === null && setIsOver(false),
      { signal },
    )
    addEventListener(
      'drop',
      event => {
        setIsOver(false)
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) take(file)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return isOver
}
