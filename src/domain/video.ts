const hosts = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
])

/** A video's id, as YouTube writes it. */
const id = /^[\w-]{11}$/

/**
 * The id of the YouTube video at an address that a tutor has typed; `undefined` for any other site, in whatever disguise,
 * and for what is no address. §3 YouYubeURL
 */
export function youTubeId(address: string | null | undefined): string | undefined {
  const url = toUrl(address?.trim() ?? '')
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

/** Typed without its beginning, `www.youtube.com/…` is meant as a web address. */
function toUrl(text: string): URL | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address) : undefined
}

/** Where the video is played: on YouTube's host that sets no cookie before it plays. */
export function embedAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&hl=ro`
}
