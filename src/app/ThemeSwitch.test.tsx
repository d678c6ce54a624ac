import { cleanup, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import html from '#index.html?raw'
import { visit } from '#test/visit.tsx'
import { applyTheme, readTheme } from './theme.ts'

const theme = () => document.documentElement.dataset['theme']
const inFooter = async () => within(await screen.findByRole('contentinfo'))

test('the device decides unless the user chooses light or dark', async () => {
  const { user } = visit('/')
  const footer = await inFooter()
  expect(footer.getByRole('radio', { name: 'Automat' })).toBeChecked()
  expect(theme()).toBeUndefined()
  await user.click(footer.getByRole('radio', { name: 'Întunecat' }))
  expect(theme()).toBe('dark')
  await user.click(footer.getByRole('radio', { name: 'Luminos' }))
  expect(theme()).toBe('light')
  await user.click(footer.getByRole('radio', { name: 'Automat' }))
  expect(theme()).toBeUndefined()
})

test('every switch of the page shows the same choice, which is restored on the next visit', async () => {
  const { user } = visit('/', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: /Contul meu/ }))
  await user.click((await inFooter()).getByRole('radio', { name: 'Întunecat' }))
  const switches = screen.getAllByRole('radio', { name: 'Întunecat' })
  expect(switches).toHaveLength(2)
  for (const choice of switches) expect(choice).toBeChecked()
  cleanup()
  delete document.documentElement.dataset['theme']

  applyTheme(readTheme())
  expect(theme()).toBe('dark')
  visit('/')
  expect((await inFooter()).getByRole('radio', { name: 'Întunecat' })).toBeChecked()
})

test.each(['light', 'dark'])(
  "the browser's bar and background follow the theme on a device with the %s theme",
  async device => {
    const { head } = new DOMParser().parseFromString(html, 'text/html')
    const metas = [
      ...head.querySelectorAll<HTMLMetaElement>('meta[name$="color"], meta[name="color-scheme"]'),
    ]
    document.head.append(...metas)
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
    onTestFinished(async () => {
      for (const meta of metas) meta.remove()
      await emulate('')
    })
    await emulate(device)
    const shown = () => {
      const applied = metas.filter(({ media }) => matchMedia(media).matches)
      return applied.map(({ name, content, dataset }) => `${name}: ${dataset['scheme'] ?? content}`)
    }
    const { user } = visit('/')
    const choose = async (name: string) => user.click((await inFooter()).getByRole('radio', { name }))
    const byDevice = ['color-scheme: light dark', `theme-color: ${device}`]
    expect(shown()).toEqual(byDevice)
    await choose('Întunecat')
    expect(shown()).toEqual(['color-scheme: dark', 'theme-color: dark'])
    await choose('Luminos')
    expect(shown()).toEqual(['color-scheme: light', 'theme-color: light'])
    await choose('Automat')
    expect(shown()).toEqual(byDevice)
  },
)
