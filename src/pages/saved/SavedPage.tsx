import Heart from 'lucide-react/icons/heart'
import { useEffect, useRef } from 'react'
import { keepAds, removeSavedAd, type SavedAd, useKeptAds } from '#data/keptAds.ts'
import { LoginLink } from '#data/LoginLink.tsx'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { AdCard, AdCardSkeleton } from '#features/ads/AdCard.tsx'
import { SeenAds } from '#features/ads/SeenAds.tsx'
import { writeTo } from '#features/contact/writeTo.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { resetViewer, useViewer } from '#session.ts'
import { useIsOwnerKnown } from '#stores/owner.ts'
import { hideToastOf, showToast } from '#stores/toast.ts'
import { betweenFacts } from '#strings/betweenFacts.ts'
import { errorText } from '#text/errors.ts'
import { savedScreenText as text } from '#text/savedScreen.ts'
import { savedLink } from '#text/shell.ts'
import { tutorsText } from '#text/tutors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { useFocusWhenLost } from '#ui/useFocusWhenLost.ts'
import { Page, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './SavedPage.module.css'

/** Key of the toast that offers to undo: the screen hides it when it unmounts. */
const undoToast = 'undo saved ads'

/** The ads that the viewer has saved in this browser, and those seen last. Not a screen of the specification. */
export function Component() {
  const { saved } = useKeptAds()
  const viewer = useViewer()
  const isKnown = useIsOwnerKnown()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(() => heading.current, saved.length)
  // Syncs with the toast, whose button would change a list that is no longer shown.
  useEffect(() => () => hideToastOf(undoToast), [])

  /** A press in the list has removed an ad by now, if it was on a heart or on the button of a gone ad. */
  function offerUndo() {
    const left = useKeptAds.getState().saved
    const index = saved.findIndex(({ ad }) => !left.some(one => one.ad.Code === ad.Code))
    const removed = saved[index]
    if (removed)
      showToast(text.removed, 'success', undoToast, {
        label: text.undo,
        onPress: () => keepAds(kept => ({ ...kept, saved: kept.saved.toSpliced(index, 0, removed) })),
      })
  }

  return (
    <Page gap={8} top={6}>
      <PageHead title={savedLink} noIndex />
      <Stack as="header" gap={1} reading>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {savedLink}
        </h1>
        {saved.length > 0 && <Text tone="soft">{text.lead}</Text>}
      </Stack>
      {!isKnown && viewer === undefined && <AdCardSkeleton />}
      {!isKnown && viewer === null && (
        <RetryAlert title={text.failed} action={<LoginLink />} retry={resetViewer}>
          {errorText.session.help}
        </RetryAlert>
      )}
      {isKnown && saved.length === 0 && (
        <EmptyState
          title={text.empty}
          icon={<Heart />}
          action={
            <ButtonLink variant="secondary" to={paths.tutors}>
              {text.toTutors}
            </ButtonLink>
          }
        >
          {text.emptyHelp}
        </EmptyState>
      )}
      {saved.length > 0 && (
        <Stack as="ul" gap={3} className={styles.ads} aria-label={text.list} data-kept="" onClick={offerUndo}>
          {saved.map(one => (
            <li key={one.ad.Code}>
              {one.isGone ? <GoneAd {...one} /> : <AdCard ad={one.ad} onWrite={writeTo} />}
            </li>
          ))}
        </Stack>
      )}
      <SeenAds />
    </Page>
  )
}

/** A saved ad whose page was not found. */
function GoneAd({ ad }: SavedAd) {
  const isLoggedIn = Boolean(useViewer())
  const name = displayName(ad.Teacher, isLoggedIn) || tutorsText.card.unnamed
  return (
    <Alert
      tone="info"
      isStatic
      title={name + betweenFacts + ad.Category.Name}
      action={
        <Button variant="secondary" size="small" onClick={() => removeSavedAd(ad.Code)}>
          {text.remove}
        </Button>
      }
    >
      {text.gone}
    </Alert>
  )
}
