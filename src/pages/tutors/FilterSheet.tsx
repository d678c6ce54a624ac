import { StaleNotice } from '#data/StaleNotice.tsx'
import { counted } from '#domain/numbers.ts'
import { tutorsText } from '#text/tutors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import type { Elements } from '#ui/elements.ts'

type Props = {
  /** Number of ads that match the filters; `undefined` while it is unknown. */
  total: number | undefined
  onClose: () => void
  children: Elements
}

/** The filters in a sheet, on a phone. Each press updates the list behind it. */
export function FilterSheet({ total, onClose, children }: Props) {
  const label = total === undefined ? tutorsText.showResults : counted(total, tutorsText.showCount)
  return (
    <Dialog
      open
      variant="sheet"
      title={tutorsText.filters}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{label}</Button>}
    >
      {/* The page's own notice is behind the sheet. */}
      <StaleNotice />
      {children}
    </Dialog>
  )
}
