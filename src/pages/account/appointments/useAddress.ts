import { useNavigate, useRevalidator } from 'react-router'
import { usePendingSearch } from '#stores/pendingAddress.ts'
import { type Address, readAddress, writeAddress } from './address.ts'

/** Returns the state asked for by the address, and a function that changes it without a history entry or scroll. */
export function useAddress() {
  const address = readAddress(new URLSearchParams(usePendingSearch()))
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()

  async function change(patch: Partial<Address>): Promise<void> {
    await navigate(
      { search: writeAddress({ ...address, ...patch }) },
      { replace: true, preventScrollReset: true },
    )
    // The navigation has aborted a pending refetch of the lists: start it again.
    if (state === 'loading') void revalidate()
  }

  return { address, change: (patch: Partial<Address>) => void change(patch) }
}
