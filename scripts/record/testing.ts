import { endpoints } from '#api/endpoints.ts'
import { fieldOf, type Shape } from '#scripts/contract/shape.ts'
import { isReferenceList } from './fields.ts'

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

/** Returns a recording of each endpoint, and more, with personal data (`zq`) in every place where a recording can have some. */
export function hostileHar(): string {
  let count = 0
  const secret = () => `Zq${(count += 1)} secret zq-${count}@zq.example`

  function hostile(shape: Shape): unknown {
    switch (shape.kind) {
      case 'object': {
        // Other dates are kept.
        const valueOf = (name: string, field: Shape) =>
          name === 'Dob' ? '1971-02-03T00:00:00' : hostile(field)
        const fields = Object.entries(shape.fields).map(([name, field]) => [name, valueOf(name, field.shape)])
        return { ...Object.fromEntries(fields), [secret()]: secret() }
      }
      case 'list':
        return [hostile(shape.item), hostile(shape.item)]
      case 'union':
        return hostile(shape.options.at(-1)?.shape ?? { kind: 'null' })
      case 'id':
        return String((count += 1) + 5_550_000)
      case 'numeric':
      case 'number':
        return 5
      case 'date':
        return '2026-11-24T10:00:00'
      case 'boolean':
        return true
      case 'string':
        return secret()
      default:
        return null
    }
  }

  // The reference lists are public, and kept.
  const own = endpoints.filter(({ name }) => !isReferenceList(name))
  const calls = own.map(({ method, path, query, response }): Entry => {
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(secret()))
    const args = new URLSearchParams(Object.keys(query).map(name => [name, secret()]))
    const isRead = response !== null && response !== 'file'
    const answer = isRead ? JSON.stringify(hostile(fieldOf(response).shape)) : 'zq bytes'
    return { method, path: `${filled}?${args}&zq=zq-query`, answer, sent: { [secret()]: secret() } }
  })
  return har([
    ...calls,
    { path: '/api/appoitments/getcurrentpayment/', status: 500, answer: 'zq stack at Zq.Secret()' },
    { path: '/get-profile-image?fileName=zq-lost.jpg&width=1&height=1', status: 404, answer: 'zq lost' },
    { path: '/api/report/getbalance/', status: -1, answer: '' },
    { path: '/api/users/zq-unknown', answer: { Name: 'zq elsewhere' } },
    { path: '/Account/Login?returnUrl=zq', method: 'POST', sent: 'password=zq-password', answer: 'zq' },
  ])
}
