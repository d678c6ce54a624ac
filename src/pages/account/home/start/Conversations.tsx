import type { Partner } from '#api/messages.ts'
import { Deferred } from '#data/Deferred.tsx'
import { paths } from '#domain/paths.ts'
import { knownAs } from '#domain/people.ts'
import { accountHomeText } from '#text/accountHome.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './StartPage.module.css'
import type { StudentHome } from './load.ts'
import { StartSection, PartEmpty } from './StartSection.tsx'

const text = accountHomeText.messages
const shown = 3

/** The newest conversations, in the server's order. */
export function Conversations({ partners }: Pick<StudentHome, 'partners'>) {
  return (
    <StartSection title={text.heading} all={text.all} to={paths.messages}>
      <Deferred promise={partners} skeleton={<PartnersSkeleton />} failed={text.failed}>
        {list =>
          list.length > 0 ? (
            <PartnerList partners={list} />
          ) : (
            <PartEmpty title={text.empty}>{text.emptyHelp}</PartEmpty>
          )
        }
      </Deferred>
    </StartSection>
  )
}

function PartnersSkeleton() {
  return (
    <div className={styles.partners} aria-busy="true">
      {Array.from({ length: shown }, (_, index) => (
        <div key={index} className={styles.partner}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}

function PartnerList({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className={styles.partners}>
      {partners.slice(0, shown).map(partner => (
        <PartnerRow key={partner.Code} {...partner} />
      ))}
    </ul>
  )
}

function PartnerRow({ Code, Name, isRead }: Partner) {
  const name = knownAs(Name)
  return (
    <li className={styles.partner}>
      <Avatar name={name} size={40} />
      <CoverLink
        to={`${paths.messages}?user=${encodeURIComponent(Code)}`}
        className={styles.cover}
        dir="auto"
      >
        {name}
      </CoverLink>
      {isRead === false && <Badge tone="action">{text.unread}</Badge>}
    </li>
  )
}
