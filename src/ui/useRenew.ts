import { useRevalidator } from 'react-router'
import { useNextDrawn } from './useNextDrawn.ts'

/**
 * Reads the screen's data anew, and waits until it is drawn, or the screen was left: the router shows data some time after
 * it has it. `data` is another one each time it was read.
 */
export function useRenew(data: unknown): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const nextDrawn = useNextDrawn(data)
  return async () => {
    const isDrawn = nextDrawn()
    await revalidate()
    await isDrawn
  }
}
