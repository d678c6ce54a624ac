import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { Paged } from '#api/schemas.ts'
import type { Ad } from '#api/users.ts'
import { Deferred } from '#data/Deferred.tsx'
import { paths } from '#domain/paths.ts'
import { AdStrip, AdStripSkeleton } from '#features/ads/AdStrip.tsx'
import { homeText } from '#text/home.ts'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Cluster, Text } from '#ui/layout/layout.tsx'
import page from './HomePage.module.css'

const text = homeText.popularAds
const shown = 6

export function PopularAds({ ads }: { ads: Promise<Paged<Ad>> }) {
  return (
    <section>
      <Cluster as="header" gap={4} rowGap={1} align="baseline" justify="between" className={page.sectionHead}>
        <Text as="h2" size={5}>
          {text.heading}
        </Text>
        <p>{text.help}</p>
        <Link to={paths.tutors} className={classes('touchTarget', page.all)}>
          {text.all}
          <ArrowRight size={18} />
        </Link>
      </Cluster>
      <Deferred promise={ads} skeleton={<AdStripSkeleton count={shown} />} failed={text.failed}>
        {({ Entities }) =>
          Entities.length === 0 ? (
            <EmptyState headingLevel={3} title={text.empty} />
          ) : (
            <AdStrip ads={Entities.slice(0, shown)} />
          )
        }
      </Deferred>
    </section>
  )
}
