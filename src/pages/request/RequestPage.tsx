import BookOpen from 'lucide-react/icons/book-open'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Monitor from 'lucide-react/icons/monitor'
import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { getRequest, getRequests, type PublicRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { Deferred } from '#data/Deferred.tsx'
import { useKnownRequest } from '#data/known.ts'
import { deferred, useDeferred } from '#data/useDeferred.ts'
import { cutDescription } from '#domain/ads.ts'
import { isoDay, longDay } from '#domain/dates.ts'
import { hasReplyButton, replyGate } from '#domain/gates.ts'
import { paths } from '#domain/paths.ts'
import { noRequestFilters } from '#domain/requestFilters.ts'
import { RequestNote } from '#features/contact/RequestNote.tsx'
import { writeTo } from '#features/contact/writeTo.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { notFound } from '#features/notFound/notFound.ts'
import { RequestCard } from '#features/requests/RequestCard.tsx'
import { getViewerFor, useViewer } from '#session.ts'
import { draftName } from '#stores/modal.ts'
import { useOwnActions } from '#stores/ownActions.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { PressButton, usePress } from '#submit/usePress.tsx'
import { errorText } from '#text/errors.ts'
import { requestsText } from '#text/requests.ts'
import { shellText } from '#text/shell.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { BackHeader } from '#ui/BackHeader/BackHeader.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Columns, Facts as FactList, Page, Stack, Text } from '#ui/layout/layout.tsx'
import facts from './Facts.module.css'
import styles from './RequestPage.module.css'

const text = requestsText.detail

/** Loads the request, and defers other requests. @throws ApiError, and the not-found response for an unknown code */
export async function loader({ request: { signal }, params: { code = '' } }: LoaderFunctionArgs) {
  const request = await getRequest({ id: code }, { signal })
  if (!request) return notFound()
  return { request, others: deferred(readOthers(request, signal)) }
}

type Shown = Awaited<ReturnType<typeof loader>>

/** The greatest number of other requests that are shown: two rows on a desktop. */
const othersShown = 4

/** Returns other requests for the same subject, or the newest when there are none. @throws ApiError */
async function readOthers({ RequestCode, Category }: PublicRequest, signal: AbortSignal) {
  const readList = async (subject: string) => {
    const { Entities } = await getRequests({ ...noRequestFilters, subject }, { signal })
    return Entities.filter(other => other.RequestCode !== RequestCode).slice(0, othersShown)
  }
  const ofSubject = Category ? await readList(Category.Name) : []
  return ofSubject.length > 0 ? ofSubject : readList('')
}

type Props = { request: PublicRequest }

/**
 * The page of a public request, with the button that answers it. Without loader data it is the page's frame: what the list knows of
 * the request, or a skeleton. §2 Request detail
 */
export function Component() {
  const data = useLoaderData<Shown | undefined>()
  const { code = '' } = useParams()
  const known = useKnownRequest(code)
  const request = data?.request ?? known
  return request ? <Request request={request} others={data?.others} /> : <RequestSkeleton />
}

export { Component as HydrateFallback }

/** The page while nothing of the request is known, in its own layout. */
function RequestSkeleton() {
  return (
    <Page gap={6} rowGap={5} top={6} className={styles.page} role="status" aria-label={shellText.loading}>
      <BackHeader to={paths.requests} back={text.back} className={styles.header}>
        <Skeleton width="min(20rem, 90%)" />
      </BackHeader>
      <Card>
        <Skeleton shape="block" height="16rem" />
      </Card>
      <Card>
        <Skeleton shape="block" height="12rem" />
      </Card>
    </Page>
  )
}

/** `others` is missing in the frame. */
function Request({ request, others }: Props & { others: Shown['others'] | undefined }) {
  const { RequestCode, EndDate } = request
  const title = requestsText.wanted(request.Category?.Name)
  const description = request.Description ?? ''
  return (
    <Page as="article" gap={6} rowGap={5} top={6} className={styles.page}>
      <PageHead
        title={title}
        description={description === '' ? text.description : cutDescription(description)}
        path={paths.request(RequestCode)}
        crumbs={[
          { name: requestsText.list.title, path: paths.requests },
          { name: title, path: paths.request(RequestCode) },
        ]}
      />
      <BackHeader to={paths.requests} back={text.back} className={styles.header}>
        {title}
      </BackHeader>
      {EndDate && EndDate <= now() && (
        <Alert tone="info" className={styles.ended}>
          {text.endedOn(longDay(EndDate))}
        </Alert>
      )}
      <Card as="section" gap={5} className={styles.card}>
        <h2 className="visuallyHidden">{text.text}</h2>
        {description === '' ? (
          <Text tone="soft">{text.noText}</Text>
        ) : (
          <p className={styles.description}>{description}</p>
        )}
        <Facts request={request} />
      </Card>
      <Card as="section" gap={5} className={classes(styles.card, styles.aside)}>
        <h2 className="visuallyHidden">{text.aboutLearner}</h2>
        <AboutLearner request={request} />
        {others ? <Reply request={request} /> : <ReplySkeleton />}
      </Card>
      {others && <Others requests={others} />}
    </Page>
  )
}

/** Other requests. Renders nothing without any. */
function Others({ requests }: { requests: Shown['others'] }) {
  const { value } = useDeferred(requests)
  if (value?.length === 0) return null
  return (
    <Stack as="section" gap={4} className={styles.others}>
      <h2>{text.others}</h2>
      <Deferred
        promise={requests}
        skeleton={
          <Columns least={20} fill gap={4} aria-busy="true">
            <Skeleton shape="block" height="10rem" />
            <Skeleton shape="block" height="10rem" />
          </Columns>
        }
        failed={text.othersFailed}
      >
        {list => (
          <Columns as="ul" least={20} fill gap={4}>
            {list.map(other => (
              <li key={other.RequestCode}>
                <RequestCard request={other} heading="h3">
                  <RequestNote request={other} />
                </RequestCard>
              </li>
            ))}
          </Columns>
        )}
      </Deferred>
    </Stack>
  )
}

/** The facts of the request; a missing one stays in its place as "not specified". */
function Facts({ request: { Category, City, IsOnline, Cycle, StartDate } }: Props) {
  return (
    <FactList least={15} fill gap={6} rowGap={4}>
      <Fact icon={<BookOpen />} name={text.subject}>
        {Category && <Link to={paths.subject(Category.Name)}>{Category.Name}</Link>}
      </Fact>
      <Fact icon={<MapPin />} name={text.place}>
        {City && <span>{City.Name}</span>}
        {IsOnline && (
          <Badge tone="action" icon={<Monitor />}>
            {requestsText.online}
          </Badge>
        )}
      </Fact>
      <Fact icon={<GraduationCap />} name={text.cycle}>
        {Cycle?.Name}
      </Fact>
      <Fact icon={<CalendarDays />} name={text.published}>
        {StartDate && <time dateTime={isoDay(StartDate)}>{longDay(StartDate)}</time>}
      </Fact>
    </FactList>
  )
}

function AboutLearner({ request: { Learner, EndDate } }: Props) {
  const name = Learner?.FirstName ?? ''
  return (
    <div className={facts.learner}>
      <Avatar name={name} size={56} />
      <FactList least={15} fill gap={6} rowGap={4}>
        <Fact name={text.learner}>{name}</Fact>
        <Fact icon={<CalendarCheck />} name={text.validUntil}>
          {EndDate && <time dateTime={isoDay(EndDate)}>{longDay(EndDate)}</time>}
          {EndDate && EndDate <= now() && <Badge>{text.ended}</Badge>}
        </Fact>
      </FactList>
    </div>
  )
}

function Fact({ icon, name, children }: { icon?: Elements; name: string; children: ReactNode }) {
  const isMissing = [children].flat().every(part => !part)
  return (
    <div className={facts.fact}>
      <dt>
        {icon}
        <span>{name}</span>
      </dt>
      <dd>{isMissing ? <span className={facts.unknown}>{text.unknown}</span> : children}</dd>
    </div>
  )
}

function ReplySkeleton() {
  return (
    <Stack gap={2} aria-busy="true">
      <Skeleton shape="block" className={styles.buttonSkeleton} />
      <Skeleton className={styles.helpSkeleton} />
    </Stack>
  )
}

/** The button that answers the request; for its owner, a link to the messages. §2, §4, §6 */
function Reply({ request }: Props) {
  const viewer = useViewer()
  const { RequestCode, Learner } = request
  const hasAnswered = useOwnActions(viewer?.UserCode).answers[RequestCode] !== undefined
  const recipient = {
    code: Learner?.UserCode,
    name: Learner?.FirstName ?? text.unnamed,
    request: RequestCode,
  }
  const press = usePress(
    () => getViewerFor(replyGate),
    current => {
      // When the profile failed to load, only the press shows whether the request is the viewer's own.
      if (hasReplyButton(request, current)) writeTo(recipient, current)
    },
  )

  const isOwn = !hasReplyButton(request, viewer ?? null)
  useFormAsked(viewer && !isOwn ? { [draftName(recipient)]: press.start } : {})

  // While the profile is pending, a skeleton reserves the place.
  if (viewer === undefined) return <ReplySkeleton />

  if (isOwn)
    return (
      <Stack gap={2}>
        <p className={styles.own}>{text.own}</p>
        <Text tone="soft" size={2}>
          {text.ownHelp}
        </Text>
        <ButtonLink variant="secondary" to={paths.messages}>
          {text.messages}
        </ButtonLink>
      </Stack>
    )

  if (hasAnswered) return <RequestNote request={request} />

  return (
    <Stack gap={2}>
      <PressButton
        press={press}
        failed={errorText.cannotWrite}
        className={styles.button}
        icon={<MessageCircle />}
      >
        {text.reply}
      </PressButton>
      <Text tone="soft" size={2}>
        {viewer && replyGate(viewer) === 'offer' ? text.replyPaid : text.replyHelp}
      </Text>
    </Stack>
  )
}
