import FilePlus2 from 'lucide-react/icons/file-plus-corner'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { loginAction } from '#data/LoginLink.tsx'
import { useRefetch } from '#data/refetch.ts'
import { useRefreshOnReturn } from '#data/usePolling.ts'
import { explainError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { missingFields } from '#domain/profile.ts'
import { ShareButton } from '#features/ads/ShareButton.tsx'
import { PageHead } from '#features/head/PageHead.tsx'
import { profileFailureTitle } from '#features/profileService/profileService.tsx'
import { useViewer, type Viewer } from '#session.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { errorText } from '#text/errors.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { profileText } from '#text/profile.ts'
import { tutorText } from '#text/tutor.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { useFocusWhenLost } from '#ui/useFocusWhenLost.ts'
import { useDeferred } from '#data/useDeferred.ts'
import { AdDialog, adFormName, DeleteAd } from './AdDialogs.tsx'
import { AdTable } from './AdTable.tsx'
import type { OwnAd, TutorHome, Views } from './load.ts'

type Open = { kind: 'form'; ad: OwnAd | undefined } | { kind: 'deletion'; ad: OwnAd }

const text = ownAdsText
const none: readonly OwnAd[] = []
const noViews: Views = {}

export function MyAds({ viewer: loaded, ads, views, lists }: TutorHome) {
  const viewer = useViewer() ?? loaded
  const { status, value, error } = useDeferred(ads)
  const { value: read = noViews } = useDeferred(views)
  // A number that could not be read again stays as it was.
  const [known, setKnown] = useState({ read, views: read })
  if (known.read !== read) setKnown({ read, views: { ...known.views, ...read } })
  const own = value ?? none
  const [open, setOpen] = useState<Open | null>(null)
  /** The ads before a new one was saved: the first other ad is that one. Later lists may have more, so it is found once. */
  const [before, setBefore] = useState<readonly OwnAd[] | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const found = before && own.find(({ Code }) => before.every(ad => ad.Code !== Code))
  if (found) {
    setBefore(null)
    setCode(found.Code)
  }
  const published = own.find(({ Code }) => Code === code)
  const refetch = useRefetch()
  useRefreshOnReturn()
  const heading = useRef<HTMLHeadingElement>(null)
  // Returns whether a list contains the last change; `null` once such a list is rendered.
  const containsChange = useRef<(list: readonly OwnAd[]) => boolean>(null)

  // The button that opened a dialog unmounts with its ad or the empty state.
  useFocusWhenLost(
    () => {
      if (open || !containsChange.current?.(own)) return null
      containsChange.current = null
      return heading.current
    },
    own,
    open,
  )

  function show(contains: (list: readonly OwnAd[]) => boolean): Promise<void> {
    containsChange.current = contains
    return refetch()
  }

  const close = () => setOpen(null)
  const forms = value ? [undefined, ...value] : []
  useFormAsked(Object.fromEntries(forms.map(ad => [adFormName(ad), () => setOpen({ kind: 'form', ad })])))
  const isNameless = !displayName(viewer, true)
  const addButton = (
    <Button
      variant={isNameless ? 'secondary' : 'primary'}
      icon={<Plus />}
      onClick={() => setOpen({ kind: 'form', ad: undefined })}
    >
      {text.add}
    </Button>
  )
  // The name leads: without one the new ad would be by “Profesor”.
  const actions = isNameless ? (
    <Cluster gap={2} justify="center">
      <ButtonLink to={paths.profile}>{text.nameFirst}</ButtonLink>
      {addButton}
    </Cluster>
  ) : (
    addButton
  )

  return (
    <Stack gap={6}>
      <PageHead title={text.title} noIndex />
      <ScreenHeader
        titleRef={heading}
        title={text.title}
        lead={text.lead}
        action={own.length > 0 && actions}
      />
      <IncompleteNote viewer={viewer} />
      {published && <Published ad={published} onClose={() => setCode(null)} />}
      {status === 'failed' && (
        <RetryAlert title={profileFailureTitle} action={loginAction(error)}>
          <p>{value ? errorText.stale : text.failed}</p>
          <p>{explainError(error)}</p>
        </RetryAlert>
      )}
      {value?.length === 0 && (
        <EmptyState title={text.empty} icon={<FilePlus2 />} action={actions}>
          {text.emptyHelp}
        </EmptyState>
      )}
      {own.length > 0 && (
        <AdTable
          ads={own}
          views={known.views}
          onEdit={ad => setOpen({ kind: 'form', ad })}
          onDelete={ad => setOpen({ kind: 'deletion', ad })}
        />
      )}
      {open?.kind === 'form' && (
        <AdDialog
          ad={open.ad}
          lists={lists}
          isNameless={isNameless}
          viewerCode={viewer.UserCode}
          onDone={async adsBefore => {
            await show(list => list.length > 0)
            if (!open.ad) setBefore(adsBefore)
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'deletion' && (
        <DeleteAd
          ad={open.ad}
          viewerCode={viewer.UserCode}
          onDone={() => show(list => list.every(({ Code }) => Code !== open.ad.Code))}
          onClose={close}
        />
      )}
    </Stack>
  )
}

/** Says that a new ad is public, with its page and its address to share. */
function Published({ ad, onClose }: { ad: OwnAd; onClose: () => void }) {
  return (
    <Alert
      tone="success"
      title={text.published}
      onClose={onClose}
      action={
        <Cluster gap={2}>
          <ButtonLink variant="secondary" size="small" to={paths.tutor(ad.Code)}>
            {text.seePublished}
          </ButtonLink>
          <ShareButton code={ad.Code} title={tutorText.heading(ad.Category.Name)} />
        </Cluster>
      }
    >
      {text.publishedHelp}
    </Alert>
  )
}

const list = new Intl.ListFormat('ro-RO', { type: 'conjunction' })

/** A note with the missing fields of the tutor's profile, which every ad shows. §2 My profile */
function IncompleteNote({ viewer }: { viewer: Viewer }) {
  const { incomplete } = text
  const missing = missingFields(viewer).map(field => profileText.fieldNames[field])
  if (missing.length === 0) return null
  return (
    <Alert
      tone="info"
      title={incomplete.title}
      action={
        <ButtonLink variant="secondary" size="small" to={paths.profile}>
          {incomplete.link}
        </ButtonLink>
      }
    >
      {incomplete.help(list.format(missing))}
    </Alert>
  )
}
