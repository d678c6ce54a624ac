import { expect, test } from 'vitest'
import { embedAddress, youTubeId } from './video.ts'

test('recognises the addresses of YouTube videos', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
    'https://m.youtube.com/watch?feature=share&v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ',
    ' www.youtube.com/watch?v=aqz-KE-bpKQ ',
    'youtu.be/aqz-KE-bpKQ',
  ])
    expect.soft(youTubeId(address), address).toBe('aqz-KE-bpKQ')
})

test('recognises nothing else as a YouTube video', () => {
  for (const address of [
    undefined,
    null,
    '',
    'film',
    'https://vimeo.com/12345678',
    'https://www.youtube.com.example.net/watch?v=aqz-KE-bpKQ',
    'https://example.net/www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@example.net/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert(document.domain)//www.youtube.com/watch?v=aqz-KE-bpKQ',
    'data:text/html,https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'ftp://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/watch?list=PL123',
  ])
    expect.soft(youTubeId(address), String(address)).toBeUndefined()
})

test('a video is played from the host that sets no cookie', () => {
  expect(embedAddress('aqz-KE-bpKQ')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
})
