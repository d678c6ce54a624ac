type Entry = {
  path: string
  answer: unknown
  method?: string
  status?: number
  time?: number
  sent?: unknown
}

/** Returns a HAR recording of these calls, with cookies and headers as a browser records them. */
export function har(entries: readonly Entry[]): string {
  return JSON.stringify({ log: { entries: entries.map(toEntry) } })
}

function toEntry({ path, answer, method = 'GET', status = 200, time = 5, sent }: Entry) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return {
    startedDateTime: '2026-11-23T17:31:00.000Z',
    time,
    request: {
      method,
      url: `https://zqhost.example${path}`,
      headers: [{ name: 'Cookie', value: 'session=zq-cookie; user=zq-user' }],
      cookies: [{ name: 'session', value: 'zq-cookie' }],
      ...(sent === undefined ? {} : { postData: { text: JSON.stringify(sent) } }),
    },
    response: {
      status,
      headers: [
        { name: 'Date', value: 'Mon, 23 Nov 2026 17:30:00 GMT' },
        { name: 'Set-Cookie', value: 'session=zq-set-cookie' },
        { name: 'X-User', value: 'zq.header@zq.example' },
      ],
      content: { mimeType: 'application/json', text },
    },
  }
}
