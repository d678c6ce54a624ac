import { expect } from '@playwright/test'
import { by } from './tab.ts'
import { test } from './test.ts'

test('a visitor searches with the three pickers, by keys', async ({ tab }) => {
  await tab.open('/?mock=visitor')
  const search = by('search', '^Caută meditații$')
  const picks = [
    ['Materie', 'matematica', 'Matematica'],
    ['Oraș', 'timis', 'Timișoara'],
    ['Nivel', 'bac', 'Bacalaureat'],
  ] as const
  for (const [label, typed, option] of picks) {
    const picker = by('combobox', `^${label}$`, search)
    await tab.tabTo(picker)
    await tab.type(typed)
    await tab.see(by('option', `^${option}`))
    await tab.press('Enter')
    await expect.poll(() => tab.read(picker, input => (input as HTMLInputElement).value)).toBe(option)
  }
  await tab.tabAndEnter(by('button', '^Caută$', search))
  await tab.focused(by('heading', '^Meditatii Matematica$'))
  expect(await tab.call(() => location.pathname + location.search)).toMatch(/^\/Matematica\/\?city=4&/)
})

test('Back from a tutor restores the filter, the page and the scroll position of the list', async ({
  tab,
}) => {
  await tab.open('/Matematica?mock=visitor')
  await tab.click(by('link', '^Online$', by('complementary', '^Filtre$')))
  await tab.until('20 ads', () => document.querySelector('main')?.textContent.includes('20 de anunțuri'))
  await tab.click(by('link', '^Pagina 2$'))
  await tab.until('page 2', () => location.search === '?city=-1&page=2')
  await tab.until('at the top', () => scrollY === 0)
  await tab.until('the cards', () => document.querySelectorAll('article').length > 6)
  await tab.call(() => scrollTo({ top: 900, behavior: 'instant' }))
  // By script, because a press scrolls.
  await tab.call(() => document.querySelectorAll<HTMLElement>('article h2 a, article h3 a')[5]?.click())
  await tab.until('the tutor', () => location.pathname.startsWith('/teacherprofile/'))
  await tab.see(by('heading', '^Meditatii Matematica$'))
  await tab.call(() => history.back())
  await tab.until('the list', () => location.search === '?city=-1&page=2')
  await tab.until('at 900', () => scrollY === 900)
  await tab.see(by('link', '^Elimină filtrul Online$'))
})

test('Back from another site shows the list where it was scrolled to', async ({
  tab,
  elsewhere,
  engineName,
}) => {
  await tab.open('/Matematica?mock=visitor')
  // No browser keeps a document that is still loading its files.
  await tab.until('the prefetched code', () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\/tutor-/.test(name))
    return files.length === 2
  })
  await tab.call(() => {
    scrollTo({ top: 900, behavior: 'instant' })
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset['returned'] = String(persisted)))
  })
  await tab.call(url => location.assign(url), elsewhere)
  await tab.until('the other site', () => document.title === 'Elsewhere')
  await tab.call(() => history.back())
  // Firefox often loads it again, depending on its memory.
  if (engineName === 'webkit')
    await tab.until('the kept document', () => document.body.dataset['returned'] === 'true')
  await tab.until('at 900', () => scrollY === 900)
})

test('a student books a lesson by keys', async ({ tab }) => {
  await tab.open('/teacherprofile/ae31oi?mock=student')
  await tab.tabAndEnter(by('button', '^Programează o ședință$', by('region', '^Contact$')))
  const booking = by('region', '^Programează o ședință$')
  await tab.focused(by('button', '^Astăzi, vineri, 20 noiembrie 2026', booking))
  await tab.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await tab.focused(by('heading', '^Ore libere luni, 23 noiembrie 2026$', booking))
  await tab.until('the hours', () => document.querySelector('[role=radiogroup]:not([aria-busy])') !== null)
  await tab.tabTo(by('radio', '', booking))
  await tab.press('ArrowRight', 'ArrowRight', 'ArrowRight')
  await tab.focused(by('radio', '^18:00–19:00$', booking))
  const book = by('button', '^Programează$', booking)
  await tab.tabAndEnter(book)
  await tab.focused(by('checkbox', '^Sunt de acord cu', booking))
  await tab.press('Space')
  await tab.tabAndEnter(book)
  await tab.focused(by('heading', '^Cererea a fost trimisă$', booking))
})

test('a student writes a message to a tutor of a list', async ({ tab }) => {
  await tab.open('/Matematica?mock=student')
  await tab.click(by('button', '^Trimite mesaj către', by('article')))
  const dialog = by('dialog', '^Trimite mesaj$')
  await tab.focused(by('textbox', '^Mesajul dvs', dialog))
  await tab.type('Bună ziua! Aveți loc săptămâna viitoare?')
  await tab.tabAndEnter(by('button', '^Trimite$', dialog))
  await tab.until('the toast', () => document.body.textContent.includes('Mesajul a fost trimis'))
  await tab.until('no dialog', () => !document.querySelector('[role=dialog]'))
})

test('a student publishes a request by keys', async ({ tab }) => {
  await tab.open('/solicitare-de-meditatii?mock=student')
  await tab.see(by('article'))
  await tab.click(by('link', '^\\+ Adauga solicitare noua$'))
  const form = by('form', '^Solicitare nouă$')
  await tab.tabTo(by('combobox', '^Materie$', form))
  await tab.type('fizica')
  await tab.see(by('option', '^Fizică'))
  await tab.press('Enter')
  await tab.tabTo(by('checkbox', '^Online$', form))
  await tab.press('Space')
  await tab.tabTo(by('textbox', '^Ce anume cauți', form))
  await tab.type('Pregătire pentru teză.')
  await tab.press('Enter')
  const level = by('combobox', '^Categoria de vârstă$', form)
  await tab.tabTo(level)
  await tab.type('Stu')
  await expect
    .poll(() => tab.read(level, select => select.querySelector('option:checked')?.textContent))
    .toBe('Studenți')
  await tab.tabAndEnter(by('button', '^Publică solicitarea$', form))
  await tab.focused(by('heading', '^Am nevoie de meditatii la Fizică$'))
})

test('a student pays for a lesson', async ({ tab }) => {
  await tab.open('/u/appoitments?mock=student')
  await tab.click(by('button', '^Achita'))
  await tab.click(by('link', '^Plateste'))
  await tab.click(by('button', '^Plătește'))
  await tab.until('the receipt', () => document.querySelector('main')?.textContent.includes('Plata a reușit'))
})

test('a tutor crops and uploads a photo', async ({ tab }) => {
  await tab.open('/u/profile?mock=teacher')
  await tab.click(by('button', '^Schimbă poza de profil$'))
  const dialog = by('dialog', '^Poza de profil$')
  // No protocol operates the system's file dialog, so the file is set as a drop does.
  await tab.read(by('button', '^Alege o poză$', dialog), async button => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    canvas.getContext('2d')?.fillRect(0, 0, 150, 200)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg'))
    const chosen = new DataTransfer()
    if (blob) chosen.items.add(new File([blob], 'poza.jpg', { type: 'image/jpeg' }))
    const input = button.closest('[role=dialog]')?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) return false
    input.files = chosen.files
    return input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const area = by('application', '^Zona de decupare$', dialog)
  await tab.tabTo(area)
  const before = await tab.read(dialog, element => element.textContent)
  await tab.press('ArrowLeft', 'ArrowLeft')
  await expect.poll(() => tab.read(dialog, element => element.textContent)).not.toBe(before)
  await tab.tabAndEnter(by('button', '^Salvează$', dialog))
  await tab.until('the toast', () => document.body.textContent.includes('Poza de profil a fost salvată'))
})

test('the theme that a visitor chooses stays after a reload', async ({ tab }) => {
  await tab.open('/Contact?mock=visitor')
  const background = () => tab.call(() => getComputedStyle(document.body).backgroundColor)
  const dark = by('radio', '^Întunecat')
  await tab.see(dark)
  const light = await background()
  await tab.click(dark)
  await expect.poll(background).not.toBe(light)
  const chosen = await background()
  await tab.open('/Contact')
  await tab.see(dark)
  expect(await background()).toBe(chosen)
})

test('no screen scrolls sideways, in a window or at 320 px', async ({ tab }) => {
  // The browser's own window cannot be as narrow as a phone.
  await tab.open('/robots.txt?mock=student')
  for (const width of [320, 1280])
    for (const path of [
      '/',
      '/Matematica',
      '/teacherprofile/ae31oi',
      '/solicitare-de-meditatii',
      '/abonamente',
      '/u/appoitments',
      '/u/messages?user=m4t7k2',
      '/u/profile',
    ]) {
      await tab.call(
        (src, size) => {
          const frame = Object.assign(document.createElement('iframe'), { src })
          frame.style.cssText = `width: ${size}px; height: 800px; border: 0`
          document.body.replaceChildren(frame)
        },
        path,
        width,
      )
      await tab.until(`${path} at ${width} px`, () => {
        const main = frames[0]?.document.querySelector('main')
        const isBusy = main?.querySelector('[aria-busy="true"], [data-shape]')
        return isBusy === null && main?.querySelector('h1') !== null
      })
      const beyond = await tab.call(() => {
        const root = frames[0]?.document.documentElement
        return root && root.scrollWidth - root.clientWidth
      })
      expect(beyond, `${path} at ${width} px`).toBe(0)
    }
})
