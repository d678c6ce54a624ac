import { lazy, Suspense } from 'react'
import { type Modal, useModal } from '#stores/modal.ts'

const ComposeDialog = lazy(async () => ({
  default: (await import('#features/contact/ComposeDialog.tsx')).ComposeDialog,
}))
const PlansDialog = lazy(async () => ({
  default: (await import('#features/plans/PlansDialog.tsx')).PlansDialog,
}))
const RatingModal = lazy(async () => ({ default: (await import('./RatingModal.tsx')).RatingModal }))
const NavigationSheet = lazy(async () => ({ default: (await import('./sheets.tsx')).NavigationSheet }))
const AccountSheet = lazy(async () => ({ default: (await import('./sheets.tsx')).AccountSheet }))

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
