import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { type Address, readAddress, writeAddress } from './address.ts'

/**
 * What is asked for: the address shown, or the one on its way, at once. A change of it leaves the history and the place on
 * the page as they are.
 */
export function useAddress() {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const asked = next?.pathname === pathname ? next.search : search
  const [address, setAddress] = useOptimistic(readAddress(new URLSearchParams(asked)))
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()

  function change(patch: Partial<Address>) {
    const changed = { ...address, ...patch }
    startTransition(async () => {
      setAddress(changed)
      await navigate({ search: writeAddress(changed) }, { replace: true, preventScrollReset: true })
      // The lists were being read again, which the router has given up for this.
      if (state === 'loading') void revalidate()
    })
  }

  return { address, change }
}
