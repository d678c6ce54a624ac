import { expect, screen as page, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Features/Plans dialog' })

/** The offer that a tutor without a subscription gets instead of the message form. */
export const StateOpen = meta.story({
  ...screen('/Matematica', { as: 'teacherUnpaid' }),
  async play() {
    await shown()
    const [opener] = await page.findAllByRole('button', { name: /^Trimite mesaj către/ })
    if (opener) await userEvent.click(opener)
    await expect(await page.findByRole('dialog', { name: 'Abonament pentru profesori' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Alege abonamentul de 3 luni' })).toHaveAttribute(
      'href',
      '/payment/93',
    )
  },
})
