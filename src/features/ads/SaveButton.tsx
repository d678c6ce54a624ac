import Heart from 'lucide-react/icons/heart'
import type { Ad } from '#api/users.ts'
import { hasSavedScreen, removeSavedAd, saveAd, useKeptAds } from '#data/keptAds.ts'
import { useIsOwnerKnown } from '#stores/owner.ts'
import { showToast } from '#stores/toast.ts'
import { savedAdsText as text } from '#text/savedAds.ts'
import { Button } from '#ui/Button/Button.tsx'

type Props = {
  ad: Ad
  /** The tutor's name as this viewer may see it. */
  name: string
  className?: string
}

/** Saves an ad in this browser, or removes it from the saved ones. The first one says where the list is. */
export function SaveButton({ ad, name, className }: Props) {
  const isSaved = useKeptAds(({ saved }) => saved.some(one => one.ad.Code === ad.Code))
  const isKnown = useIsOwnerKnown()
  if (!hasSavedScreen) return null

  function press() {
    if (isSaved) return removeSavedAd(ad.Code)
    // A viewer who is not known may have saved others.
    const isFirst = isKnown && useKeptAds.getState().saved.length === 0
    saveAd(ad)
    if (isFirst) showToast(text.saved)
  }

  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Heart fill={isSaved ? 'currentcolor' : 'none'} />}
      aria-label={(isSaved ? text.removeOf : text.saveOf)(name)}
      className={className}
      onClick={press}
    >
      {isSaved ? text.isSaved : text.save}
    </Button>
  )
}
