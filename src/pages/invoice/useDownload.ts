import { useEffect, useEffectEvent, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { downloadInvoice } from '#api/appointments.ts'
import type { Progress } from '#api/file.ts'
import { isApiError } from '#domain/errors.ts'
import { invoiceFileName } from '#domain/fileName.ts'
import { goToLogin } from '#session.ts'
import { saveFile } from '#ui/saveFile.ts'
import type { InvoiceData } from './load.ts'
import { isPartial } from './progress.ts'

/** How the last download has ended. */
type DownloadEnd = { kind: 'saved'; name: string } | { kind: 'failed'; error: unknown }

type Download = {
  isRunning: boolean
  /** Whether the user pressed the button, rather than the page starting by itself. */
  isPressed: boolean
  /** `null` while the size is unknown. */
  progress: Progress | null
  /** `null` until the first download has ended. */
  outcome: DownloadEnd | null
}

const begun: Download = { isRunning: true, isPressed: false, progress: null, outcome: null }

/** Milliseconds that a file waits for its name. */
const longestWait = 2000

/** Downloads and saves an invoice on arrival, and again by `start`. Who leaves the page gets no file. */
export function useDownload({ code, invoice }: InvoiceData): Download & { start: () => void } {
  const [download, setDownload] = useState(begun)
  const here = useHref(useLocation())

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const change = (patch: Partial<Download>) => {
      if (!signal.aborted) setDownload(current => ({ ...current, ...patch }))
    }
    const end = (outcome: DownloadEnd) => change({ isRunning: false, outcome })
    try {
      const content = await downloadInvoice(
        { paymentCode: code },
        {
          signal,
          // It shows its own progress.
          background: true,
          onProgress: progress => {
            if (isPartial(progress)) change({ progress })
          },
        },
      )
      const name = invoiceFileName(await numberOf(invoice), code)
      if (signal.aborted) return
      saveFile(name, content)
      end({ kind: 'saved', name })
    } catch (error) {
      if (signal.aborted) return
      end({ kind: 'failed', error })
      if (isApiError(error) && error.kind === 'session') goToLogin(here)
    }
  })

  // Syncs with the server: as long as it runs there is one request, given up when the page is left.
  const { isRunning } = download
  useEffect(() => {
    if (!isRunning) return
    const leaving = new AbortController()
    void run(leaving.signal)
    return () => leaving.abort()
  }, [isRunning])

  function start() {
    setDownload(({ outcome }) => ({ ...begun, isPressed: true, outcome }))
  }

  return { ...download, start }
}

/** The number of the invoice, where it is known in time: the name of a file is nothing to keep it back for. */
async function numberOf(invoice: InvoiceData['invoice']): Promise<string | null | undefined> {
  const { promise: inTime, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, longestWait)
  const found = await Promise.race([inTime, invoice.catch(() => undefined)])
  clearTimeout(timer)
  return found?.InvoiceNumber
}
