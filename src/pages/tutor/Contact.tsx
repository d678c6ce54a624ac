import CalendarDays from 'lucide-react/icons/calendar-days'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useHref, useLocation } from 'react-router'
import type { FullAd } from '#api/users.ts'
import { config } from '#config.ts'
import { adPrice } from '#domain/ads.ts'
import { bookingGate } from '#domain/gates.ts'
import { loginPath, paths } from '#domain/paths.ts'
import { writeTo } from '#features/contact/writeTo.ts'
import type { Viewer } from '#session.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonAnchor } from '#ui/Button/ButtonAnchor.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { classes } from '#ui/classes.ts'
import { bookingId } from '#features/booking/Booking.tsx'
import styles from './Contact.module.css'
import { Phone } from './Phone.tsx'

type Props = {
  ad: FullAd
  name: string
  /** `undefined` while the profile is pending. */
  viewer: Viewer | null | undefined
  isOwn: boolean
  onBook: () => void
}

const text = tutorText.contact

/**
 * The price, and the actions of this viewer: sign in, send a message, see the phone number, book. §2 Tutor ad
 * page, §6
 */
export function Contact({ ad, ...rest }: Props) {
  return (
    <Card as="section" className={styles.contact} aria-label={text.heading}>
      <p className={styles.price}>
        <span className="visuallyHidden">{tutorText.price}: </span>
        {adPrice(ad) ?? tutorText.priceUnknown}
      </p>
      <div className={styles.actions}>
        <Actions ad={ad} {...rest} />
      </div>
    </Card>
  )
}

function Actions({ ad, name, viewer, isOwn, onBook }: Props) {
  const here = useHref(useLocation())
  const { UserCode: code, PhoneNumber } = ad.Teacher
  if (viewer === undefined)
    return <Skeleton shape="block" className={classes(styles.whole, styles.waiting)} />
  if (viewer === null) {
    return (
      <>
        <p className={classes(styles.whole, styles.note)}>{text.login}</p>
        <ButtonAnchor href={loginPath(config.loginUrl, here)} className={styles.whole}>
          {text.loginButton}
        </ButtonAnchor>
      </>
    )
  }
  if (isOwn) {
    return (
      <>
        <p className={classes(styles.whole, styles.note)}>{text.own}</p>
        <ButtonLink variant="secondary" to={paths.account} className={styles.whole}>
          {text.ownLink}
        </ButtonLink>
      </>
    )
  }
  // Assumption: the server sends a number, masked or whole, to who is logged in, when one is on file.
  const hasPhone = Boolean(PhoneNumber)
  const canBook = bookingGate(viewer) === 'open'

  function goToBooking() {
    onBook()
    const heading = document.getElementById(bookingId)
    heading?.scrollIntoView({ block: 'start' })
    // The heading has the focus until the calendar has loaded and takes it.
    heading?.focus({ preventScroll: true })
  }

  return (
    <>
      {canBook && (
        <Button icon={<CalendarDays aria-hidden="true" />} onClick={goToBooking}>
          {text.book}
        </Button>
      )}
      <Button
        variant={canBook ? 'secondary' : 'primary'}
        icon={<MessageCircle aria-hidden="true" />}
        onClick={() => void writeTo({ code, name }, here)}
      >
        {text.message}
      </Button>
      {hasPhone && <Phone key={code} tutor={{ code, name }} />}
    </>
  )
}
