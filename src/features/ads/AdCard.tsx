import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Monitor from 'lucide-react/icons/monitor'
import { memo, type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { portraitUrl } from '#api/portraits.ts'
import { type Ad, getAdByCode } from '#api/users.ts'
import { keepPressedAd } from '#data/known.ts'
import { adPriceParts, cutDescription, hourlyPrice } from '#domain/ads.ts'
import { messageGate } from '#domain/gates.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { getViewerFor, useViewer, type Viewer } from '#session.ts'
import type { Recipient } from '#stores/modal.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { PressButton, usePress } from '#submit/usePress.tsx'
import { errorText } from '#text/errors.ts'
import { tutorsText } from '#text/tutors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import link from '#ui/CoverLink/CoverLink.module.css'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import styles from './AdCard.module.css'
import { SaveButton } from './SaveButton.tsx'

/** `button` names the card's button, which is pressed again after a login or payment. */
type OnWrite = (recipient: Recipient, viewer: Viewer | null, button: string) => void

type Props = {
  ad: Ad
  headingLevel?: 2 | 3
  /** For the first cards of a page, whose pictures are visible at once. */
  eager?: boolean
  /** Set where every card of the page has this subject: its link then looks like the other facts. */
  isSubjectKnown?: boolean
  /** Called by the message button. Without it the card has no such button; the viewer's own card never has one. */
  onWrite?: OnWrite
}

const text = tutorsText.card

/** A tutor's ad in a list. Memoized, since a press on a filter renders the page with the same cards. §2 Tutor list */
export const AdCard = memo(function AdCard(props: Props) {
  const { ad, headingLevel = 2, eager = false, isSubjectKnown = false, onWrite } = props
  const { Teacher: tutor, Category: subject } = ad
  const viewer = useViewer()
  const name = nameFor(ad, viewer)
  const cities = tutor.Cities.map(city => city.Name).join(', ')
  const isOwn = Boolean(tutor.UserCode) && tutor.UserCode === viewer?.UserCode
  const price = adPriceParts(ad)
  const perHour = hourlyPrice(ad)
  const address = paths.tutor(ad.Code)
  // A list has message buttons; other cards, as on the home page, are no results to return to.
  const keepAd = (event: MouseEvent) => keepPressedAd(ad, event, Boolean(onWrite))
  const Heading = `h${headingLevel}` as const
  return (
    <Card as="article" className={classes(link.card, styles.card)}>
      <Avatar
        name={name}
        src={portraitUrl(tutor.ProfileImageUrl)}
        eager={eager}
        className={styles.portrait}
      />
      <div className={styles.head}>
        <Heading className={styles.name}>
          <CoverLink to={address} className={link.title} onClick={keepAd}>
            {name}
          </CoverLink>
        </Heading>
        <p className={styles.price} data-price="">
          {price ? (
            <>
              <span className={styles.priceLabel}>{text.price}</span>
              <b>{price[0]}</b>
              <span className="visuallyHidden">{text.lei}</span>
              <span>{price[1]}</span>
              {perHour && <span className={styles.perHour}>{text.perHour(perHour)}</span>}
            </>
          ) : (
            text.priceEmpty
          )}
        </p>
        <p className={styles.work}>
          {keepTogether(text.work(tutor.Occupation?.Name, tutor.Experience?.Name))}
        </p>
      </div>
      <Cluster gap={2} className={styles.facts}>
        <Link
          to={paths.subject(subject.Name)}
          className={styles.subject}
          data-quiet={isSubjectKnown || undefined}
        >
          {subject.Name}
        </Link>
        {tutor.AlsoOnline && (
          <p className={styles.online}>
            <Monitor />
            <span>{text.online}</span>
          </p>
        )}
        {cities !== '' && (
          <p>
            <MapPin />
            <span>
              <span className="visuallyHidden">{text.cities}: </span>
              <span>{cities}</span>
            </span>
          </p>
        )}
      </Cluster>
      {ad.Description && <Description of={name}>{cutDescription(ad.Description)}</Description>}
      <div className={styles.actions}>
        {/* The heading is the card's link for the keyboard: one stop per card. */}
        <ButtonLink
          size="small"
          to={address}
          tabIndex={-1}
          aria-label={text.profileOf(name)}
          className={styles.profile}
          onClick={keepAd}
        >
          {text.profile}
        </ButtonLink>
        {onWrite && !isOwn && <MessageButton ad={ad} name={name} onWrite={onWrite} />}
        {!isOwn && <SaveButton ad={ad} name={name} className={styles.save} />}
      </div>
    </Card>
  )
})

/** Returns the name of an ad's tutor as this viewer may see it. */
export function nameFor({ Teacher }: Ad, viewer: Viewer | null | undefined): string {
  return displayName(Teacher, Boolean(viewer)) || text.unnamed
}

type DescriptionProps = {
  /** The tutor's name as this viewer may see it. */
  of: string
  children: string
}

/** Length from which a description takes more than three lines of a narrow card, in characters. */
const longDescription = 160

/** The description of a card. In a narrow card a long one has three lines, and a press shows the rest. §2 */
function Description({ of, children }: DescriptionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = children.length > longDescription
  return (
    <div className={styles.description}>
      <p data-cut={(isLong && !isOpen) || undefined}>{children}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={(isOpen ? text.lessOf : text.moreOf)(of)}
          onClick={() => setIsOpen(!isOpen)}
          className={classes('touchTarget', styles.more)}
        >
          {isOpen ? text.less : text.more}
        </button>
      )}
    </div>
  )
}

/** The shape of a card that is still loading, as tall as a usual card. */
export function AdCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton shape="circle" className={styles.portrait} />
      <div className={styles.head}>
        <Skeleton className={classes(styles.name, styles.nameSkeleton)} />
        <div className={styles.price}>
          <Skeleton className={styles.priceSkeleton} />
        </div>
        <div className={styles.work}>
          <Skeleton className={styles.shortSkeleton} />
        </div>
      </div>
      <Cluster gap={2} className={styles.facts}>
        <Skeleton className={styles.factSkeleton} />
        <Skeleton className={styles.factSkeleton} />
      </Cluster>
      <div className={styles.description}>
        <Skeleton />
        <Skeleton />
        <Skeleton className={styles.shortSkeleton} />
      </div>
      <div className={styles.actions}>
        <Skeleton shape="block" className={classes(styles.profile, styles.buttonSkeleton)} />
      </div>
    </Card>
  )
}

type ButtonProps = {
  ad: Ad
  /** The tutor's name as this viewer may see it. */
  name: string
  onWrite: OnWrite
}

/**
 * The button 'Trimite mesaj' of a card. §3 does not list `UserCode` among the fields of a listed tutor. When it is
 * missing, a press first reads the ad, which has it, and then goes through the messaging gate.
 */
function MessageButton({ ad, name, onWrite }: ButtonProps) {
  const [readCode, setReadCode] = useState<string>()
  const [isOwn, setIsOwn] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const known = ad.Teacher.UserCode || readCode
  const press = usePress(
    signal => Promise.all([known ?? findCode(ad, signal), getViewerFor(messageGate)]),
    ([code, viewer]) => {
      setReadCode(code)
      setIsGone(code === undefined)
      if (code === undefined) return
      if (code === viewer?.UserCode) setIsOwn(true)
      else onWrite({ code, name: nameFor(ad, viewer) }, viewer, ad.Code)
    },
  )
  useFormAsked(useViewer() ? { [ad.Code]: press.start } : {})

  if (isOwn) {
    return (
      <p ref={focusOnMount} tabIndex={-1}>
        {text.own}
      </p>
    )
  }
  return (
    <>
      {isGone && !press.isPending && (
        <Alert tone="error" title={errorText.cannotWrite}>
          {text.adGone}
        </Alert>
      )}
      <PressButton
        press={press}
        failed={errorText.cannotWrite}
        variant="secondary"
        size="small"
        icon={<MessageCircle />}
        aria-label={text.messageTo(name)}
        retryLabel={text.retryMessageTo(name)}
      >
        <span className={styles.verb}>{text.message[0]}</span>
        <span className={styles.noun}>{text.message[1]}</span>
      </PressButton>
    </>
  )
}

/** Returns the `UserCode` of the ad's tutor; `undefined` when the ad is no longer published. @throws ApiError */
async function findCode(ad: Ad, signal: AbortSignal): Promise<string | undefined> {
  const read = await getAdByCode({ adid: ad.Code }, { signal })
  return read?.Teacher.UserCode
}
