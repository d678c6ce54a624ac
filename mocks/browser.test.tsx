import { expect, onTestFinished, test } from 'vitest'
import { startWorker } from './browser.ts'

test('the service worker draws pictures, and matches paths without regard to case, as IIS does', async () => {
  const worker = await startWorker()
  onTestFinished(() => worker.stop())
  const picture = new Image()
  picture.src = '/Get-Profile-Image?filename=portret.jpg&width=110&height=90'
  await picture.decode()
  expect([picture.naturalWidth, picture.naturalHeight]).toEqual([110, 90])
})
