import type { ReactNode } from 'react'
import { StaleNotice } from '#data/StaleNotice.tsx'
import { tutorsText } from '#text/tutors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

type Props = { onClose: () => void; children: ReactNode }

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
