import { useHref, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
import { change, noFilters, type TutorFilters, writeFilters } from '#domain/filters.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { fold } from '#domain/search.ts'
import { writeTo } from '#features/contact/writeTo.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { AdCard } from '#features/ads/AdCard.tsx'
import { useTutorFilters } from '#stores/tutorFilters.ts'
import { genericSubjectText, subjectTexts } from '#text/subjects.ts'
import { tutorsText } from '#text/tutors.ts'
import { Pager } from '#ui/Pager/Pager.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { EmptyList } from './EmptyList.tsx'
import { Filters } from './Filters.tsx'
import { FilterButton } from './FilterButton.tsx'
import type { TutorList } from './load.ts'
import styles from './TutorsPage.module.css'

export { loader, shouldRevalidate } from './load.ts'

/** How many cards fill the first screen; their pictures are not put off. */
const seenAtOnce = 3

/** The tutor list: of one subject at `/{category}`, of all at `/teacher`. §2, §4 List filters */
export function Component() {
  const list = useLoaderData<TutorList>()
  const { subject, ads, pager } = list
  const filters = useAskedFilters(subject !== null)
  const navigate = useNavigate()
  const here = useHref(useLocation())
  const isLoading = useNavigation().state === 'loading'
  const linkTo = (patch: Partial<TutorFilters>) => ({ search: writeFilters(change(filters, patch)) })
  const panel = <Filters list={list} filters={filters} linkTo={linkTo} />
  const title = subject ? tutorsText.subjectHeading(subject.Name) : tutorsText.latest
  const texts = subject && (subjectTexts[fold(subject.Name)] ?? genericSubjectText(subject.Name))

  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={texts?.lead ?? tutorsText.latestDescription}
        path={subject ? paths.subject(subject.Name) : paths.tutors}
        {...(subject && { crumbs: [{ name: title, path: paths.subject(subject.Name) }] })}
      />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {texts && <p className={styles.lead}>{texts.lead}</p>}
      </header>
      <aside className={styles.aside} aria-label={tutorsText.filters}>
        {panel}
      </aside>
      <section className={styles.results} aria-busy={isLoading}>
        <div className={styles.tools}>
          <p role="status" className={styles.count}>
            {counted(pager.totalItems, tutorsText.results)}
          </p>
          <FilterButton filters={filters}>{panel}</FilterButton>
          <Select
            label={tutorsText.order}
            hideLabel
            className={styles.order}
            items={tutorsText.orders.map((label, order) => ({ value: String(order), label }))}
            value={String(filters.order)}
            onValueChange={order => void navigate(linkTo({ order: Number(order) }))}
          />
        </div>
        <ActiveFilters list={list} filters={filters} linkTo={linkTo} />
        {ads.length === 0 ? (
          <EmptyList isSubject={subject !== null} />
        ) : (
          <ul className={styles.ads}>
            {ads.map((ad, index) => (
              <li key={ad.Code}>
                <AdCard ad={ad} eager={index < seenAtOnce} onWrite={partner => void writeTo(partner, here)} />
              </li>
            ))}
          </ul>
        )}
        <Pager pager={pager} hrefOf={page => linkTo({ page })} className={styles.pager} />
        {texts && <p className={styles.more}>{texts.more}</p>}
      </section>
    </div>
  )
}

/** The filters asked for. Where the path sets the subject, those about subjects mean nothing. */
function useAskedFilters(isSubjectPage: boolean): TutorFilters {
  const asked = useTutorFilters()
  if (!isSubjectPage) return asked
  return { ...asked, category: noFilters.category, maincategory: noFilters.maincategory }
}
