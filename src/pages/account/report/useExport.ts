import { useEffect, useRef, useState } from 'react'
import { getReport } from '#api/report.ts'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import { reportCsv } from '#domain/report.ts'
import { orLogin } from '#session.ts'
import { showToast } from '#stores/toast.ts'
import { reportText } from '#text/report.ts'
import { saveFile } from '#ui/saveFile.ts'

const text = reportText.csv

/** Returns a function that saves all pages of the report as a CSV file, and its state. */
export function useExport() {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<{ error: unknown; isExpired: boolean } | null>(null)
  const reading = useRef<AbortController>(undefined)

  // Aborts the reading of the remaining pages on unmount.
  useEffect(() => () => reading.current?.abort(), [])

  async function save() {
    setIsBusy(true)
    setFailed(null)
    const { signal } = (reading.current = new AbortController())
    try {
      const rows = await readRows(page => orLogin(getReport({ page }, { signal })))
      saveFile(text.fileName(isoDay(now())), new Blob([reportCsv(rows)], { type: 'text/csv;charset=utf-8' }))
      showToast(text.done)
    } catch (error) {
      if (signal.aborted) return
      setFailed({ error, isExpired: isSessionExpired(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, failed, save }
}
