import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { appointmentsText } from '#text/appointments.ts'
import styles from './AppointmentsPage.module.css'
import { AppointmentList } from './AppointmentList.tsx'

type Props = Pick<ComponentProps<typeof AppointmentList>, 'state' | 'renderRow'> & {
  isOpen: boolean
  onToggle: () => void
  /** The page shown; `null` while the list is closed or has not loaded. */
  page: number | null
  searchOf: (page: number) => string
}

const text = appointmentsText.old

/** Id of the list's heading, and the hash of its pager's links, which scrolls there. */
const headingId = 'anterioare'
const contentId = 'lista-anterioare'

/** The collapsible list of past appointments, loaded only when it is open. §2 Appointments */
export function OldList({ isOpen, onToggle, page, searchOf, ...entries }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnPageChange(page, button)
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <button
          ref={button}
          type="button"
          className={styles.disclosure}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          {text.heading}
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      {isOpen && (
        <div id={contentId} className={styles.part}>
          <AppointmentList
            {...entries}
            title={text.heading}
            failed={text.failed}
            empty={<p className={styles.none}>{appointmentsText.empty}</p>}
            hrefOf={number => ({ search: searchOf(number), hash: headingId })}
          />
        </div>
      )}
    </section>
  )
}

/** Moves the focus to the list's heading after a page change; the hash of the address scrolls there. */
function useFocusOnPageChange(page: number | null, button: RefObject<HTMLElement | null>) {
  const shown = useRef(page)

  useEffect(() => {
    const hasPageChanged = shown.current !== null && page !== null && shown.current !== page
    shown.current = page
    if (hasPageChanged) button.current?.focus({ preventScroll: true })
  }, [page, button])
}
