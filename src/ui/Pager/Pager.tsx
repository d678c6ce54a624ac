import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps } from 'react'
import { Link, type Path, useLocation } from 'react-router'
import type { Pager as PagerState } from '#domain/pager.ts'
import { uiText } from '#text/ui.ts'
import { classes } from '#ui/classes.ts'
import styles from './Pager.module.css'

type Props = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The current page, the number of pages, and the pages that have a link (domain/pager). */
  pager: PagerState
  /** Returns the query of a page, and its fragment. The path stays as it is spelled: another spelling would count as another screen. */
  hrefOf: (page: number) => Partial<Path>
}

/** The page links of a list. When not all of them fit, a container query shows only the nearest. */
export function Pager({ pager, hrefOf, className, ...rest }: Props) {
  const { currentPage, totalPages, pages } = pager
  const { pathname } = useLocation()
  const linkTo = (page: number) => ({ pathname, ...hrefOf(page) })
  if (totalPages <= 1) return null
  return (
    <nav aria-label={uiText.pages} {...rest} className={classes(styles.pager, className)}>
      <div className={styles.row} data-many={pages.length > 5 || undefined}>
        {currentPage > 1 && (
          <Link className={styles.step} to={linkTo(currentPage - 1)} rel="prev" data-step="previous">
            <ChevronLeft />
            <span className={styles.stepText}>{uiText.previousPage}</span>
          </Link>
        )}
        <ul className={styles.pages}>
          {pages.map(page => (
            <li key={page} data-room={roomFor(page, pager)}>
              <Link
                className={styles.page}
                to={linkTo(page)}
                aria-label={uiText.page(page)}
                aria-current={page === currentPage ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ))}
        </ul>
        {currentPage < totalPages && (
          <Link className={styles.step} to={linkTo(currentPage + 1)} rel="next" data-step="next">
            <span className={styles.stepText}>{uiText.nextPage}</span>
            <ChevronRight />
          </Link>
        )}
      </div>
    </nav>
  )
}

/** Returns the container width from which a page link is shown; 3 around the current page always are. */
function roomFor(page: number, { pages, currentPage }: PagerState) {
  const holds = (size: number) => {
    const at = pages.indexOf(currentPage)
    const from = Math.max(0, Math.min(at - Math.floor(size / 2), pages.length - size))
    return pages.slice(from, from + size).includes(page)
  }
  if (holds(3)) return 'narrow'
  return holds(5) ? 'medium' : 'wide'
}
