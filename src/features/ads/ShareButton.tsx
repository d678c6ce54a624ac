import Share2 from 'lucide-react/icons/share-2'
import type { ComponentProps } from 'react'
import { useHref } from 'react-router'
import { paths } from '#domain/paths.ts'
import { showToast } from '#stores/toast.ts'
import { shareText as text } from '#text/share.ts'
import { Button } from '#ui/Button/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  /** Code of the ad. */
  code: string
  /** The title of the ad's page, for the app that receives the address. */
  title: string
}

/** Shares the address of an ad with the device's own dialog; without one, copies it. */
export function ShareButton({ code, title, ...button }: Props) {
  const path = useHref(paths.tutor(code))

  async function share() {
    const url = new URL(path, location.origin).href
    try {
      // Missing on most desktops and in pages without HTTPS.
      if (Reflect.has(navigator, 'share')) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast(text.copied)
      }
    } catch (reason) {
      // The user has closed the device's dialog, or it is still open.
      if (reason instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(reason.name)) return
      showToast(text.failed(url), 'error')
    }
  }

  return (
    <Button variant="quiet" size="small" icon={<Share2 />} {...button} onClick={() => void share()}>
      {text.share}
    </Button>
  )
}
