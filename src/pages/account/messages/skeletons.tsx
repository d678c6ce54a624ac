import { useSearchParams } from 'react-router'
import { shellText } from '#text/shell.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import messageStyles from './Messages.module.css'
import pageStyles from './MessagesPage.module.css'
import partnersStyles from './Partners.module.css'
import styles from './skeletons.module.css'

const widths = ['62%', '48%', '70%', '40%', '56%']

/** The page's first frame: the list, or on a phone the conversation that the address names. */
export function MessagesFrame() {
  const isChosen = useSearchParams()[0].has('user')
  return (
    <div className={pageStyles.page} role="status" aria-label={shellText.loading}>
      <div className={pageStyles.content} data-chosen={isChosen ? '' : undefined}>
        <Skeleton width="8rem" className={pageStyles.title} />
        <Stack className={pageStyles.panes}>
          <Stack gap={3} className={pageStyles.partners}>
            <PartnersSkeleton />
          </Stack>
          <div className={pageStyles.chosen}>{isChosen && <ConversationSkeleton />}</div>
        </Stack>
      </div>
    </div>
  )
}

export function ConversationSkeleton() {
  return (
    <Stack gap={4} className={styles.messages} aria-busy="true">
      {widths.map((width, index) => (
        <div key={width} className={messageStyles.message} data-mine={index % 2 === 0 || undefined}>
          <Skeleton width="8rem" />
          <Skeleton shape="block" width={width} height="3.5rem" />
        </div>
      ))}
    </Stack>
  )
}

export function PartnersSkeleton() {
  return (
    <Stack gap={4} className={styles.partners} aria-busy="true">
      {widths.map(width => (
        <div key={width} className={partnersStyles.partner}>
          <Skeleton shape="circle" width={40} height={40} />
          <div>
            <Skeleton width={width} />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </Stack>
  )
}
