import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { getPartners, type Partner } from '#api/messages.ts'
import { portraitUrl } from '#api/portraits.ts'
import { now } from '#clock.ts'
import { usePolling } from '#data/usePolling.ts'
import { useDeferred } from '#data/useDeferred.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { knownAs } from '#domain/people.ts'
import { relativeTime } from '#domain/relativeTime.ts'
import { storeUnread } from '#features/accountCounts/accountCounts.ts'
import { type LastWords, useOwnActions } from '#stores/ownActions.ts'
import { messagesText } from '#text/messages.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { type Lists, type MessagesData, pollEvery, splitPartners } from './load.ts'
import styles from './Partners.module.css'

const text = messagesText.list

/** Returns the loader's list, with the conversation partners of the last poll in place of its own. */
export function usePartners({ viewer, lists, conversation }: MessagesData) {
  const { status, value, error } = useDeferred(lists)
  const [polled, setPolled] = useState<{ lists: Promise<Lists>; since: Lists; partners: Partner[] }>()
  const [wereUnread, setWereUnread] = useState<ReadonlySet<string>>(new Set())

  const chosen = useRef(conversation?.code)

  // Syncs for a pending poll: another conversation may be open when its response arrives.
  useEffect(() => {
    chosen.current = conversation?.code
  }, [conversation])

  async function poll(signal: AbortSignal) {
    const store = storeUnread(viewer, () => chosen.current)
    const partners = await getPartners({}, { background: true, signal })
    if (value) setPolled({ lists, since: value, partners: store(partners) })
  }
  usePolling(value !== undefined, pollEvery, poll)

  const latest = value && polled?.since === value ? { ...value, partners: polled.partners } : value
  // Nothing moves under the pointer: what was unread stays at the top when it is opened, and a poll only marks.
  const unread = value?.partners.filter(({ Code, isRead }) => isRead === false && !wereUnread.has(Code)) ?? []
  if (unread.length > 0) setWereUnread(new Set([...wereUnread, ...unread.map(({ Code }) => Code)]))
  // A poll since the failed refetch has what it lacked.
  const hasFailed = status === 'failed' && polled?.lists !== lists
  return { groups: latest && splitPartners(latest, wereUnread), error, hasFailed }
}

type Props = {
  partners: Partner[]
  others: Partner[]
  chosen: string | undefined
  viewerCode: string
}

/** The list of conversation partners, then the people without messages; the chosen one is in the URL. §2 Messages */
export function Partners({ partners, others, chosen, viewerCode }: Props) {
  const heading = useId()
  const { words } = useOwnActions(viewerCode)
  const shownAt = now()
  const itemOf = (partner: Partner) => (
    <Item
      key={partner.Code}
      partner={partner}
      isChosen={partner.Code === chosen}
      words={words[partner.Code]}
      shownAt={shownAt}
    />
  )
  return (
    <>
      {partners.length > 0 && (
        <Stack as="ul" gap={1} className={styles.list}>
          {partners.map(itemOf)}
        </Stack>
      )}
      {others.length > 0 && (
        <Stack as="section" gap={2} className={styles.others}>
          <Text id={heading} as="h2" tone="soft" size={2} className={styles.heading}>
            {text.others}
          </Text>
          <Stack aria-labelledby={heading} as="ul" gap={1} className={styles.list}>
            {others.map(itemOf)}
          </Stack>
        </Stack>
      )}
    </>
  )
}

type ItemProps = {
  partner: Partner
  isChosen: boolean
  /** The last words that the viewer has seen here; shown when the server's count says that there are no newer ones. */
  words: LastWords | undefined
  shownAt: Date
}

function Item({ partner, isChosen, words, shownAt }: ItemProps) {
  const { Code, Name, NrOfMessage, isRead } = partner
  const last = words && typeof NrOfMessage === 'number' && NrOfMessage <= words.total ? words : undefined
  return (
    <li ref={moveFocusOnUnmount}>
      <Link
        to={paths.conversation(Code)}
        className={styles.partner}
        aria-current={isChosen ? 'true' : undefined}
      >
        <Avatar name={knownAs(Name)} src={portraitUrl(words?.picture)} size={40} />
        <Cluster as="span" gap={2} rowGap={0} align="center" className={styles.texts}>
          <span className={styles.name} dir="auto">
            {knownAs(Name)}
          </span>{' '}
          {last ? (
            <>
              <span className={styles.words}>{`${last.isMy ? text.my : ''}${last.text} `}</span>
              <span className={styles.count}>{`${relativeTime(new Date(last.at), shownAt)} `}</span>
            </>
          ) : (
            Boolean(NrOfMessage) && (
              <span className={styles.count}>{`${counted(NrOfMessage ?? 0, text.messages)} `}</span>
            )
          )}
          {/* The open conversation counts as read, whatever the list says. */}
          {isRead === false && !isChosen && (
            <Badge tone="action">
              {(NrOfMessage ?? 0) > 1 && <span className="visuallyHidden">{`${text.partlyUnread} `}</span>}
              <span>{text.unread}</span>
            </Badge>
          )}
        </Cluster>
      </Link>
    </li>
  )
}
