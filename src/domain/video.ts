import { parseAddress } from './webAddress.ts'

const hosts = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
])

/** A video's id, as YouTube writes it. */
const id = /^[\w-]{11}$/

/** Returns the id of the YouTube video at a typed address; `undefined` for any other site. §3 YouYubeURL */
export function youTubeId(address: string | null | undefined): string | undefined {
  const text = address?.trim() ?? ''
  // Without a scheme, as in `www.youtube.com/…`, an address is read as https.
  const url = parseAddress(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  const host = url?.hostname.toLowerCase().replace(/^www\./, '')
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(host ?? '')) return undefined
  const [first = '', second = ''] = url.pathname.split('/').slice(1)
  const candidate =
    host === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : url.searchParams.get('v')
  return candidate && id.test(candidate) ? candidate : undefined
}

/** Returns the address of the player, on YouTube's host that sets no cookie before the video plays. */
export function embedAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&hl=ro`
}
