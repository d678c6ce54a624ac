import { lazyPart } from '#data/lazyPart.tsx'
import { closeModal, type Modal, useModal } from '#stores/modal.ts'

const onMissing = closeModal
const ComposeDialog = lazyPart(
  () => import('#features/contact/ComposeDialog.tsx').then(module => module.ComposeDialog),
  { onMissing },
)
const PlansDialog = lazyPart(
  () => import('#features/plans/PlansDialog.tsx').then(module => module.PlansDialog),
  { onMissing },
)
const RatingModal = lazyPart(() => import('./RatingModal.tsx').then(module => module.RatingModal), {
  onMissing,
})
const NavigationSheet = lazyPart(() => import('./sheets.tsx').then(module => module.NavigationSheet), {
  onMissing,
})
const AccountSheet = lazyPart(() => import('./sheets.tsx').then(module => module.AccountSheet), { onMissing })

/** Renders the open dialog, whose code is loaded when it first opens. */
export function ModalHost() {
  const modal = useModal(state => state.open)
  return modal && render(modal)
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
