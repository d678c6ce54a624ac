import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { countFilters, type TutorFilters } from '#domain/filters.ts'
import { tutorsText } from '#text/tutors.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Filters.module.css'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }))

type Props = { filters: TutorFilters; children: ReactNode }

/** The button that opens the filters in a sheet, under 600 px. It shows the number of active filters. §9 */
export function FilterButton({ filters, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className={styles.sheetButton}
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {tutorsText.filtersActive(countFilters(filters))}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet onClose={() => setIsOpen(false)}>{children}</FilterSheet>
        </Suspense>
      )}
    </>
  )
}
