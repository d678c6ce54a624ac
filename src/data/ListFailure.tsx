import type { ReactNode } from 'react'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { loginAction } from './LoginLink.tsx'
import type { List } from './useList.ts'

type Props = { lists: readonly Omit<List<unknown>, 'items'>[]; title?: ReactNode; children: ReactNode }

/** Alert with a retry for a form whose lists could not be loaded. Renders nothing while none has failed. */
export function ListFailure({ lists, title, children }: Props) {
  const failed = lists.find(({ status }) => status === 'failed')
  if (!failed) return null
  return (
    <RetryAlert title={title} action={loginAction(failed.error)}>
      {children}
    </RetryAlert>
  )
}
