import { useNavigate, useRevalidator } from 'react-router'
import { useAskedSearch } from '#data/useAskedSearch.ts'
import { type Address, readAddress, writeAddress } from './address.ts'

/** The asked state of the screen, and its change, which leaves the history and the scroll position as they are. */
export function useAddress() {
  const address = readAddress(new URLSearchParams(useAskedSearch()))
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()

  async function change(patch: Partial<Address>): Promise<void> {
    await navigate(
      { search: writeAddress({ ...address, ...patch }) },
      { replace: true, preventScrollReset: true },
    )
    // The navigation has cancelled the refetch of the lists.
    if (state === 'loading') void revalidate()
  }

  return { address, change: (patch: Partial<Address>) => void change(patch) }
}
