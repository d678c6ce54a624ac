import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is dropped anywhere while the dialog is open, beside it too: there the browser would leave the page
 * and open the file. Says whether one is being dragged over the page.
 */
export function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFile)

  // What is dragged comes from outside of the page, and so do its events.
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
      // From one element to another there is another; out of the window there is none.
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
