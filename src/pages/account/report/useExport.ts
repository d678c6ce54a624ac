import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { getReport } from '#api/report.ts'
import { now } from '#clock.ts'
import type { Failed } from '#domain/attempt.ts'
import { isoDay } from '#domain/dates.ts'
import { describeError, isApiError } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import { reportCsv } from '#domain/report.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { reportText } from '#text/report.ts'
import { saveFile } from '#ui/saveFile.ts'

const text = reportText.csv

/** Saves the whole report, all its pages, as a file for spreadsheets. */
export function useExport() {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const reading = useRef<AbortController>(undefined)
  const here = useHref(useLocation())

  // Syncs with the server: who leaves waits for no more pages.
  useEffect(() => () => reading.current?.abort(), [])

  async function save() {
    setIsBusy(true)
    setFailed(null)
    const { signal } = (reading.current = new AbortController())
    try {
      const rows = await readRows(page => getReport({ page }, { signal }))
      saveFile(text.fileName(isoDay(now())), new Blob([reportCsv(rows)], { type: 'text/csv;charset=utf-8' }))
      showAlert(text.done)
    } catch (error) {
      if (signal.aborted) return
      const isExpired = isApiError(error) && error.kind === 'session'
      const { help } = describeError(error)
      setFailed(isExpired ? { kind: 'expired' } : { kind: 'problem', title: text.failed, help })
      if (isExpired) goToLogin(here)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, failed, save }
}
