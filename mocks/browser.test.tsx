import { expect, test } from 'vitest'

test('the service worker matches paths without regard to case, as IIS does', async () => {
  const towns = await fetch('/API/Users/getcities')
  expect(towns.status).toBe(200)
  expect(await towns.json()).toEqual(await (await fetch('/api/users/GetCities')).json())
})
