import { StaleNotice } from '#data/StaleNotice.tsx'
import { tutorsText } from '#text/tutors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import type { Elements } from '#ui/elements.ts'

type Props = { onClose: () => void; children: Elements }

/** The filters in a sheet, on a phone. Each press updates the list behind it. */
export function FilterSheet({ onClose, children }: Props) {
  return (
    <Dialog
      open
      variant="sheet"
      title={tutorsText.filters}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{tutorsText.showResults}</Button>}
    >
      {/* The page's own notice is behind the sheet. */}
      <StaleNotice />
      {children}
    </Dialog>
  )
}
