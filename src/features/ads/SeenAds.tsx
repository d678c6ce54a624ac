import { useKeptAds } from '#data/keptAds.ts'
import { seenAdsHeading, seenAdsLead } from '#text/savedScreen.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { AdStrip } from './AdStrip.tsx'

const shown = 6

/** The ads whose page the viewer has opened in this browser, the newest first; nothing when there are none. */
export function SeenAds() {
  const { seen } = useKeptAds()
  if (seen.length === 0) return null
  return (
    <Stack as="section" gap={3} data-kept="">
      <Stack gap={1} reading>
        <Text as="h2" size={5}>
          {seenAdsHeading}
        </Text>
        <Text tone="soft">{seenAdsLead}</Text>
      </Stack>
      <AdStrip ads={seen.slice(0, shown)} />
    </Stack>
  )
}
