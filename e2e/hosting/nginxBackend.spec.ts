import { expect } from '@playwright/test'
import { ask, test } from './host.ts'

// Tests how nginx, with docs/hosting/nginx.conf, passes requests and responses between a browser and the back end.

/** Headers of a signed-in tutor, with the back end's anti-forgery cookie. */
const signedIn = {
  Cookie: `mock=${encodeURIComponent('mock=teacher')}; XSRF-TOKEN=secret`,
  'X-XSRF-TOKEN': 'secret',
}

test('nginx passes requests and responses between a browser and the back end', async ({ host }) => {
  await test.step('passes cookies in both directions, and redirects unchanged', async () => {
    const { status, headers } = await ask(host, '/Account/Login?persona=teacher&returnUrl=%2Fu%2Fprofile')
    expect(status).toBe(302)
    expect(headers.location).toBe('/u/profile')
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\da-f-]{36}; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^mock=mock%3Dteacher\S*; Path=\/; SameSite=Lax; HttpOnly$/),
    ])
    // ASP.NET splits a long sign-in cookie into several cookies.
    const long = { Cookie: `${signedIn.Cookie}; .AspNet.Cookies=${'x'.repeat(12_000)}` }
    const profile = await ask(host, '/api/users/GetCurrentProfile', { headers: long })
    expect(JSON.parse(profile.body.toString())).toMatchObject({ FirstName: 'Mihai' })
    expect(host.asked.at(-1)?.headers.cookie).toBe(long.Cookie)
  })

  await test.step('tells the back end the client’s address, and the host and scheme of the site', async () => {
    await ask(host, '/api/users/GetCurrentProfile', {
      headers: {
        Host: 'meditatii.example:8443',
        'X-Forwarded-For': '203.0.113.7',
        Origin: 'https://meditatii.example',
      },
    })
    expect(host.asked.at(-1)?.headers).toMatchObject({
      host: 'meditatii.example:8443',
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-host': 'meditatii.example:8443',
      'x-forwarded-proto': 'http',
      origin: 'https://meditatii.example',
    })
  })

  await test.step('keeps the Date header of the back end', async () => {
    const { headers } = await ask(host, '/api/categories/getmains')
    expect(headers.date).toBe('Fri, 20 Nov 2026 07:00:00 GMT')
  })

  await test.step('sends a change once, with its anti-forgery header', async () => {
    const send = (headers: Record<string, string>) =>
      ask(host, '/api/messages/SaveNewMessage', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ ToUserId: 's3d8q1', Body: 'Bună ziua' }),
      })
    const before = host.asked.length
    expect((await send(signedIn)).status).toBe(200)
    expect((await send({ Cookie: signedIn.Cookie })).status).toBe(403)
    expect(host.asked.slice(before).map(({ headers }) => headers['x-xsrf-token'])).toEqual([
      'secret',
      undefined,
    ])
  })

  await test.step('forwards an upload of 1 MB, and refuses one of 6 MB', async () => {
    const upload = (bytes: number) => {
      const form = `--b\r\nContent-Disposition: form-data; name="profileimage"; filename="profile.png"\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`
      return ask(host, '/api/users/saveprofileimage', {
        method: 'POST',
        headers: {
          ...signedIn,
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': Buffer.byteLength(form),
        },
        body: form,
      })
    }
    // 400: the mocked back end has read the whole upload, which is not a real picture.
    const answer = await upload(1024 * 1024)
    expect(answer.status).toBe(400)
    expect(answer.body.toString()).toContain('Imaginea este prea mare.')
    const before = host.asked.length
    expect((await upload(6 * 1024 * 1024)).status).toBe(413)
    expect(host.asked).toHaveLength(before)
  })

  await test.step('disconnects from the back end when the client disconnects', async () => {
    const never = { Cookie: `mock=${encodeURIComponent('mock=visitor&mock-latency=never')}` }
    const before = host.asked.length
    const leave = new AbortController()
    const asking = fetch(`${host.url}/api/users/GetCities`, { headers: never, signal: leave.signal })
    asking.catch(() => {})
    await expect.poll(() => host.asked.length).toBe(before + 1)
    leave.abort()
    await expect.poll(() => host.asked[before]?.isCut).toBe(true)
  })
})
