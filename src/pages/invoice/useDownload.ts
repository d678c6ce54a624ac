import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { downloadInvoice, type Invoice } from '#api/appointments.ts'
import type { Progress } from '#api/file.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { invoiceFileName } from '#domain/fileName.ts'
import { goToLogin } from '#login.ts'
import { useViewer } from '#session.ts'
import { draftKey } from '#storage/drafts.ts'
import { readInTab, writeInTab } from '#storage/stored.ts'
import { saveFile } from '#ui/saveFile.ts'

export type InvoiceData = {
  /** The `PaymentCode` of the invoice. */
  code: string
  /** `undefined` when it is not among the viewer's payments. */
  invoice: Promise<Invoice | undefined>
}

type DownloadEnd = { kind: 'saved'; name: string } | { kind: 'failed'; error: unknown }

type Download = {
  isRunning: boolean
  /** False for the download that starts by itself on mount. */
  isPressed: boolean
  /** `null` while the size is unknown. */
  progress: Progress | null
  /** `null` until the first download has settled. */
  outcome: DownloadEnd | null
}

const initialState: Download = { isRunning: true, isPressed: false, progress: null, outcome: null }

/** The key of the name under which the viewer's history entry has saved the file: neither Back nor a reload saves it again. */
const savedKey = (viewerCode = '', entry: string) => draftKey(viewerCode, `invoice ${entry}`)

/** Milliseconds that a downloaded file waits for the invoice number, which becomes its name. */
const longestWait = 2000

/**
 * Downloads and saves an invoice on mount, unless this history entry has already done so, and again on each call of `start`.
 * Unmounting aborts.
 */
export function useDownload({ code, invoice }: InvoiceData): Download & { start: () => void } {
  const { key } = useLocation()
  const stored = savedKey(useViewer()?.UserCode, key)
  const [download, setDownload] = useState<Download>(() => {
    const name = readInTab(stored)
    return name === null
      ? initialState
      : { ...initialState, isRunning: false, outcome: { kind: 'saved', name } }
  })

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
          // This page shows the progress itself, without the loader overlay.
          background: true,
          onProgress: progress => isPartial(progress) && change({ progress }),
        },
      )
      const name = invoiceFileName(await numberOf(invoice), code)
      if (signal.aborted) return
      saveFile(name, content)
      // Every address that was typed, or opened in a new tab, has the same key.
      if (key !== 'default') writeInTab(stored, name)
      end({ kind: 'saved', name })
    } catch (error) {
      if (signal.aborted) return
      end({ kind: 'failed', error })
      if (isSessionExpired(error)) goToLogin()
    }
  })

  // Syncs with the server: there is one request while the download runs, aborted on unmount.
  const { isRunning } = download
  useEffect(() => {
    if (!isRunning) return
    const controller = new AbortController()
    void run(controller.signal)
    return () => controller.abort()
  }, [isRunning])

  function start() {
    setDownload(({ outcome }) => ({ ...initialState, isPressed: true, outcome }))
  }

  return { ...download, start }
}

/** Returns the invoice number if it arrives within `longestWait`. */
async function numberOf(invoice: InvoiceData['invoice']): Promise<string | null | undefined> {
  const tooLate = new Promise<undefined>(resolve => {
    setTimeout(resolve, longestWait)
  })
  const found = await Promise.race([tooLate, invoice.catch(() => undefined)])
  return found?.InvoiceNumber
}

/** Returns whether more bytes follow. Where the size is unknown, the client reports the bytes received as the total. */
export function isPartial({ transferredBytes, totalBytes }: Progress): boolean {
  return transferredBytes < totalBytes
}

const unit = (name: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  new Intl.NumberFormat('ro-RO', { style: 'unit', unit: name, maximumFractionDigits })
const kilobytes = unit('kilobyte', 0)
const megabytes = unit('megabyte', 1)

/** Formats a size in Romanian: `3 kB`, `1,2 MB`. */
export function bytesInWords(bytes: number): string {
  return bytes <= 999_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000)
}
