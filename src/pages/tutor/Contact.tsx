import CalendarDays from 'lucide-react/icons/calendar-days'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useState } from 'react'
import type { Ad, FullAd } from '#api/users.ts'
import { adPrice } from '#domain/ads.ts'
import { bookingGate, messageGate } from '#domain/gates.ts'
import { paths } from '#domain/paths.ts'
import { SaveButton } from '#features/ads/SaveButton.tsx'
import { ShareButton } from '#features/ads/ShareButton.tsx'
import { loadBookingForm } from '#features/booking/Booking.tsx'
import type { Choice } from '#features/booking/choice.ts'
import { FirstFree, FirstFreeRoom } from '#features/booking/FirstFree.tsx'
import type { FirstHour } from '#features/booking/FirstFreeHour.tsx'
import { writeTo } from '#features/contact/writeTo.ts'
import { useLoginUrl } from '#login.ts'
import { getViewerFor, useViewer, type Viewer } from '#session.ts'
import { draftName, type Recipient } from '#stores/modal.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { PressButton, usePress } from '#submit/usePress.tsx'
import { errorText } from '#text/errors.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import bar from './ActionBar.module.css'
import styles from './Contact.module.css'
import { Phone } from './Phone.tsx'

export type ContactProps = {
  ad: FullAd
  name: string
  /** `undefined` while the profile is pending. */
  viewer: Viewer | null | undefined
  isOwn: boolean
  onBook: (choice?: Choice) => void
}

const text = tutorText.contact

/** The price, and the actions of this viewer: sign in, write, see the phone number, book. §2 Tutor ad page, §6 */
export function Contact(props: ContactProps) {
  const { ad, viewer, isOwn, onBook } = props
  const [first, setFirst] = useState<FirstHour>()
  return (
    <Card as="section" gap={4} className={styles.contact} aria-label={text.heading}>
      <Price ad={ad} />
      {!isOwn && (
        <FirstFree tutorCode={ad.Teacher.UserCode} viewer={viewer} onBook={onBook} onFound={setFirst} />
      )}
      <Stack
        gap={3}
        className={styles.actions}
        data-known={viewer ? '' : undefined}
        // While the viewer is pending, only the hint of the last session says whether a button for the phone may come.
        data-no-phone={viewer === undefined && !hasPhone(ad) ? '' : undefined}
      >
        <Actions {...props} first={first} />
      </Stack>
      <Cluster gap={2} className={styles.share}>
        {!isOwn && <SaveButton ad={ad} name={props.name} />}
        <ShareButton code={ad.Code} title={tutorText.title(props.name, ad.Category.Name)} />
      </Cluster>
      {viewer && !isOwn && canBook(viewer) && <p className={styles.later}>{text.payLater}</p>}
    </Card>
  )
}

/** The price that a list knows, and room for the actions. */
export function ContactSkeleton({ ad }: { ad: Ad }) {
  return (
    <Card as="section" gap={4} className={styles.contact} aria-label={text.heading}>
      <Price ad={ad} />
      <FirstFreeRoom />
      <Stack gap={3} className={styles.actions}>
        <ActionsSkeleton />
      </Stack>
    </Card>
  )
}

function Price({ ad }: { ad: Ad }) {
  return (
    <p className={styles.price} data-price="">
      <span className="visuallyHidden">{tutorText.priceInLei}: </span>
      <span>{adPrice(ad) ?? tutorText.priceUnknown}</span>
    </p>
  )
}

const ActionsSkeleton = () => <Skeleton shape="block" className={classes(styles.whole, styles.waiting)} />

type FirstProps = {
  /** The tutor's first free hour, once it is known. */
  first?: FirstHour
}

function Actions(props: ContactProps & FirstProps) {
  const { ad, name, viewer, isOwn } = props
  const { UserCode: code } = ad.Teacher
  if (!viewer) {
    const isPending = viewer === undefined
    return (
      <>
        {isPending && <ActionsSkeleton />}
        <Stack
          gap={3}
          className={classes(styles.whole, styles.visitor)}
          data-pending={isPending || undefined}
        >
          <Text tone="soft" size={2}>
            {text.login} <span>{text.payLater}</span> <span>{text.account}</span>
          </Text>
          <MainAction {...props} />
          <LoginToWrite tutor={{ code, name }} />
        </Stack>
      </>
    )
  }
  if (isOwn) {
    return (
      <>
        <Text tone="soft" size={2} className={styles.whole}>
          {text.own}
        </Text>
        <ButtonLink variant="secondary" to={paths.account} className={styles.whole}>
          {text.ownLink}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <MainAction {...props} />
      {canBook(viewer) && <MessageAction ad={ad} name={name} variant="secondary" />}
      {hasPhone(ad) && <Phone tutor={{ code, name }} />}
    </>
  )
}

/** The viewer's main action: a visitor signs in, a student books, another tutor writes a message. */
function MainAction({ ad, name, viewer, onBook, first }: ContactProps & FirstProps) {
  const loginUrl = useLoginUrl()
  if (!viewer)
    return (
      <ButtonAnchor href={first?.loginUrl ?? loginUrl}>
        <span>{first ? text.loginToBook(first.time) : text.loginButton}</span>
      </ButtonAnchor>
    )
  if (!canBook(viewer)) return <MessageAction ad={ad} name={name} variant="primary" />
  return (
    <Button
      icon={<CalendarDays />}
      onPointerEnter={() => void loadBookingForm()}
      onFocus={() => void loadBookingForm()}
      onClick={() => onBook()}
    >
      {text.book}
    </Button>
  )
}

/** Leads a visitor to the login, and back to the message. */
function LoginToWrite({ tutor }: { tutor: Recipient }) {
  return (
    <ButtonAnchor variant="secondary" icon={<MessageCircle />} href={useLoginUrl(draftName(tutor))}>
      {text.message}
    </ButtonAnchor>
  )
}

type MessageProps = Pick<ContactProps, 'ad' | 'name'> & { variant: 'primary' | 'secondary' }

function MessageAction({ ad, name, variant }: MessageProps) {
  const recipient = { code: ad.Teacher.UserCode, name }
  const press = usePress(
    () => getViewerFor(messageGate),
    viewer => writeTo(recipient, viewer),
  )
  useFormAsked(useViewer() ? { [draftName(recipient)]: press.start } : {})
  return (
    <PressButton press={press} failed={errorText.cannotWrite} variant={variant} icon={<MessageCircle />}>
      {text.message}
    </PressButton>
  )
}

// Assumption: the server sends a logged-in viewer the tutor's phone number, masked or whole, when it has one.
const hasPhone = ({ Teacher }: FullAd) => Boolean(Teacher.PhoneNumber)

const canBook = (viewer: Viewer) => bookingGate(viewer) === 'open'

/** The id of the part of the page with the price, the actions and the booking. */
export const actionsId = 'actiuni'

/**
 * The price and the viewer's main action at the bottom of a narrow screen, while the page's own actions and
 * booking are not on it.
 */
export function ActionBar(props: ContactProps) {
  const { ad, viewer, isOwn } = props
  const isNeeded = viewer !== undefined && !isOwn
  const isOutOfSight = useOutOfSight(isNeeded)
  const price = adPrice(ad)
  if (!isNeeded || !isOutOfSight) return null
  return (
    <section className={bar.bar} aria-label={tutorText.contact.bar}>
      <p className={price === undefined ? bar.noPrice : bar.price} data-price="">
        {price ?? tutorText.priceUnknown}
      </p>
      <MainAction {...props} />
    </section>
  )
}

/** Returns whether the page's actions and booking are off the screen; false until that is known. */
function useOutOfSight(isNeeded: boolean): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false)

  // Syncs with the scroll position.
  useEffect(() => {
    const actions = document.getElementById(actionsId)
    if (!isNeeded || !actions) return
    const observer = new IntersectionObserver(
      entries => setIsOutOfSight(entries.at(-1)?.isIntersecting === false),
      // The sticky header covers the top 64 px.
      { rootMargin: '-64px 0px 0px' },
    )
    observer.observe(actions)
    return () => observer.disconnect()
  }, [isNeeded])

  return isOutOfSight
}
