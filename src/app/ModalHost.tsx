import { lazy, Suspense } from 'react'
import { type Modal, useModal } from '#stores/modal.ts'

const ComposeDialog = lazy(() =>
  import('#features/contact/ComposeDialog.tsx').then(module => ({ default: module.ComposeDialog })),
)
const PlansDialog = lazy(() =>
  import('#features/plans/PlansDialog.tsx').then(module => ({ default: module.PlansDialog })),
)
const RatingModal = lazy(() => import('./RatingModal.tsx').then(module => ({ default: module.RatingModal })))
const NavigationSheet = lazy(() =>
  import('./sheets.tsx').then(module => ({ default: module.NavigationSheet })),
)
const AccountSheet = lazy(() => import('./sheets.tsx').then(module => ({ default: module.AccountSheet })))

/** Renders the open dialog, whose code is loaded when it first opens. */
export function ModalHost() {
  const modal = useModal(state => state.open)
  return <Suspense>{modal && render(modal)}</Suspense>
}

function render(modal: Modal) {
  switch (modal.kind) {
    case 'compose':
      return <ComposeDialog to={modal.to} />
    case 'plans':
      return <PlansDialog />
    case 'rating':
      return <RatingModal of={modal.of} />
    case 'navigation':
      return <NavigationSheet />
    case 'account':
      return <AccountSheet />
  }
}
