import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { useRef } from 'react'
import { useLoaderData } from 'react-router'
import { LoadFailure } from '#data/Deferred.tsx'
import type { Role } from '#domain/appointment.ts'
import { paths } from '#domain/paths.ts'
import { knownAs } from '#domain/people.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { messagesText } from '#text/messages.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { classes } from '#ui/classes.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { useFocusWhenLost } from '#ui/useFocusWhenLost.ts'
import { Conversation } from './Conversation.tsx'
import type { MessagesData } from './load.ts'
import styles from './MessagesPage.module.css'
import { Partners, usePartners } from './Partners.tsx'
import { PartnersSkeleton } from './skeletons.tsx'

export { loader } from './load.ts'
export { MessagesFrame as HydrateFallback } from './skeletons.tsx'

const text = messagesText

/** Partners on the left, the chosen conversation on the right; a phone shows one of them. §2 Messages */
export function Component() {
  const data = useLoaderData<MessagesData>()
  const { viewer, conversation } = data
  const { groups, error, hasFailed } = usePartners(data)
  const title = useRef<HTMLHeadingElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  // On a phone, list and conversation replace each other.
  useFocusWhenLost(() => name.current ?? title.current, conversation?.code)
  const partner = [...(groups?.partners ?? []), ...(groups?.others ?? [])].find(
    ({ Code }) => Code === conversation?.code,
  )
  const isEmpty = groups?.partners.length === 0 && groups.others.length === 0 && !hasFailed

  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} path={paths.messages} noIndex />
      <div className={styles.content} data-chosen={conversation ? '' : undefined}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {text.title}
        </h1>
        {isEmpty && !conversation ? (
          <NoConversation role={viewer.IsTeacher ? 'tutor' : 'student'} />
        ) : (
          <div className={styles.panes}>
            <Stack as="nav" gap={3} className={styles.partners} aria-label={text.list.heading}>
              {hasFailed && (
                <LoadFailure failed={text.list.failed} error={error} isStale={groups !== undefined} />
              )}
              {groups ? (
                <Partners {...groups} chosen={conversation?.code} viewerCode={viewer.UserCode} />
              ) : (
                !hasFailed && <PartnersSkeleton />
              )}
              {isEmpty && <Text tone="soft">{text.list.empty}</Text>}
            </Stack>
            {/* In a wide window the focus stays in the list. */}
            <p aria-live="polite" className={classes('visuallyHidden', styles.announcer)}>
              {partner && text.conversationWith(knownAs(partner.Name))}
            </p>
            <div className={styles.chosen}>
              {conversation ? (
                <Conversation
                  key={conversation.code}
                  data={conversation}
                  viewer={viewer}
                  listed={partner && { code: partner.Code, name: knownAs(partner.Name) }}
                  headingRef={name}
                />
              ) : (
                <EmptyState className={styles.prompt} icon={<MessagesSquare />} title={text.choose}>
                  {text.chooseHelp}
                </EmptyState>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

function NoConversation({ role }: { role: Role }) {
  const { help, wayOn } = text.list[role]
  return (
    <>
      <Text tone="soft">{text.choose}</Text>
      <EmptyState
        icon={<MessageCircle />}
        title={text.list.empty}
        action={<ButtonLink to={role === 'tutor' ? paths.requests : paths.tutors}>{wayOn}</ButtonLink>}
      >
        {help}
      </EmptyState>
    </>
  )
}
