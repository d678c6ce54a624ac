import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Monitor from 'lucide-react/icons/monitor'
import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { portraitUrl } from '#api/portraits.ts'
import { type Ad, getAdByCode } from '#api/users.ts'
import { adPriceParts, cutDescription } from '#domain/ads.ts'
import { describeError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { getViewer, redirectOnExpiry, useViewer } from '#session.ts'
import type { Partner } from '#stores/modal.ts'
import { errorText } from '#text/errors.ts'
import { tutorsText } from '#text/tutors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import link from '#ui/CoverLink/CoverLink.module.css'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import styles from './AdCard.module.css'

type Props = {
  ad: Ad
  headingLevel?: 2 | 3
  /** For the first cards of a page, whose pictures are visible at once. */
  eager?: boolean
  /** Called by the message button. Without it the card has no such button; the viewer's own card never has one. */
  onWrite?: (partner: Partner) => Promise<void>
}

const text = tutorsText.card

/** A tutor's ad in a list. Memoized: a press on a filter renders the page again, with the same cards. §2 Tutor list */
export const AdCard = memo(function AdCard({ ad, headingLevel = 2, eager = false, onWrite }: Props) {
  const { Teacher: tutor, Category: subject } = ad
  const viewer = useViewer()
  const name = displayName(tutor, Boolean(viewer)) || text.unnamed
  const cities = tutor.Cities.map(city => city.Name).join(', ')
  const isOwn = Boolean(tutor.UserCode) && tutor.UserCode === viewer?.UserCode
  const price = adPriceParts(ad)
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
          <CoverLink to={paths.tutor(ad.Code)} className={link.title}>
            {name}
          </CoverLink>
        </Heading>
        <p className={styles.price} data-price="">
          {price ? (
            <>
              <span className={styles.priceLabel}>{text.price}</span>
              <b>{price[0]}</b>
              <span>{price[1]}</span>
            </>
          ) : (
            text.priceEmpty
          )}
        </p>
        <p className={styles.work}>
          {tutor.Occupation && <span>{tutor.Occupation.Name}</span>}
          {tutor.Experience && (
            <span>
              <span className="visuallyHidden">{text.experience}: </span>
              <span>{tutor.Experience.Name}</span>
            </span>
          )}
        </p>
        <Cluster tone="soft" className={styles.facts}>
          <Link to={paths.subject(subject.Name)} className={styles.subject}>
            {subject.Name}
          </Link>
          {tutor.AlsoOnline && (
            <p className={styles.online}>
              <Monitor />
              <span>{text.online}</span>
            </p>
          )}
          {cities !== '' && (
            <p className={styles.cities} title={cities}>
              <MapPin />
              <span>
                <span className="visuallyHidden">{text.cities}: </span>
                <span>{cities}</span>
              </span>
            </p>
          )}
        </Cluster>
      </div>
      {ad.Description && <p className={styles.description}>{cutDescription(ad.Description)}</p>}
      {onWrite && !isOwn && (
        <Stack gap={3} align="start" className={styles.actions}>
          <MessageButton ad={ad} name={name} onWrite={onWrite} />
        </Stack>
      )}
    </Card>
  )
})

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
        <Cluster tone="soft" className={styles.facts}>
          <Skeleton className={styles.longSkeleton} />
          <Skeleton className={styles.shortSkeleton} />
        </Cluster>
      </div>
      <div className={styles.description}>
        <Skeleton />
        <Skeleton className={styles.shortSkeleton} />
      </div>
      <Skeleton shape="block" className={styles.buttonSkeleton} />
    </Card>
  )
}

type ButtonProps = {
  ad: Ad
  /** The tutor's name as this viewer may see it. */
  name: string
  onWrite: (partner: Partner) => Promise<void>
}

/**
 * The button 'Trimite mesaj' of a card. §3 does not list `UserCode` among the fields of a tutor in the list:
 * without it, a press first reads the ad, which has it, and then goes through the messaging gate.
 */
function MessageButton({ ad, name, onWrite }: ButtonProps) {
  const [readCode, setReadCode] = useState<string>()
  const code = ad.Teacher.UserCode || readCode
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOwn, setIsOwn] = useState(false)
  const reading = useRef<AbortController>(undefined)

  // A dialog must not open over the page that replaced this one.
  useEffect(() => () => reading.current?.abort(), [])

  async function write() {
    if (code) return onWrite({ code, name })
    const { signal } = (reading.current = new AbortController())
    setIsPending(true)
    setFailure(null)
    try {
      const [read, viewer] = await Promise.all([
        redirectOnExpiry(getAdByCode({ adid: ad.Code }, { signal })),
        getViewer().catch(() => null),
      ])
      if (signal.aborted) return
      const found = read?.Teacher.UserCode
      if (found === undefined) setFailure(text.adGone)
      else if (found === viewer?.UserCode) setIsOwn(true)
      else {
        setReadCode(found)
        await onWrite({ code: found, name })
      }
    } catch (error) {
      if (signal.aborted) return
      setFailure(describeError(error).help)
    }
    setIsPending(false)
  }

  if (isOwn) {
    return (
      <p ref={focusOnMount} tabIndex={-1}>
        {text.own}
      </p>
    )
  }
  return (
    <>
      {failure !== null && (
        <Alert tone="error" title={text.messageFailed}>
          {failure}
        </Alert>
      )}
      {/* The same button retries, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        icon={<MessageCircle />}
        busy={isPending}
        aria-label={failure === null ? text.messageTo(name) : text.retryMessageTo(name)}
        onClick={() => void write()}
      >
        {failure === null ? <span className={styles.message}>{text.message}</span> : errorText.retry}
      </Button>
    </>
  )
}
