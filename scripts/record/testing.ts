type Entry = {
  path: string
  answer: unknown
  method?: string
  status?: number
  time?: number
  sent?: unknown
}

/** Returns a HAR recording of these calls, with cookies and headers as a browser records them. */
export function har(entries: readonly Entry[], extra: readonly unknown[] = []): string {
  return JSON.stringify({ log: { entries: [...entries.map(toEntry), ...extra] } })
}

export function toEntry({ path, answer, method = 'GET', status = 200, time = 5, sent }: Entry) {
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
      content: {
        mimeType: 'application/json',
        text: typeof answer === 'string' ? answer : JSON.stringify(answer),
      },
    },
  }
}

/** A tutor with personal data (`zq`) in each field. */
export const tutor = {
  UserCode: 'zq-tutor',
  FirstName: 'Zqilie',
  LastName: 'Zqpopescu',
  ProfileImageUrl: 'zq-ilie-popescu.jpg',
}

/** Returns an ad with its tutor, as `getAdByCode` answers it. */
export function ad(Code: string, patch: Record<string, unknown> = {}) {
  return {
    Code,
    Category: { Id: 1, Name: 'Matematica' },
    Duration: 60,
    DurationName: '1 oră',
    Price: 80,
    Added: '2026-10-01T10:00:00',
    Description: 'Sunt Zqilie Zqpopescu, telefon 0722 zq 999, zq.mail@zq.example',
    Cycles: [{ Id: 6, Name: 'Bacalaureat' }],
    'zq-unknown-key': 'zq unknown value',
    Teacher: {
      ...tutor,
      Email: 'zq.ilie@zq.example',
      PhoneNumber: '0722 zq 111',
      Dob: '1971-02-03T00:00:00',
      Cities: [{ Id: 3, Name: 'Iași', County: 'Iași', Street: 'zq street' }],
      Occupation: { Id: 1, Name: 'Profesor' },
      Studies: 'Universitatea Zq, promoția zq',
      YouYubeURL: 'https://youtu.be/zq-video',
      Code,
    },
    ...patch,
  }
}

/** Returns a profile of the viewer. */
export function profile(patch: Record<string, unknown>) {
  return { UserCode: 'zq-me', FirstName: 'Zqana', LastName: '', Email: 'zq.me@zq.example', ...patch }
}
