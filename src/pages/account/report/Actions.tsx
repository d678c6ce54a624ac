import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef, useState } from 'react'
import { getReport } from '#api/report.ts'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { describeError, isSessionExpired } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import { reportCsv } from '#domain/report.ts'
import { redirectOnExpiry } from '#session.ts'
import { showToast } from '#stores/toast.ts'
import { reportText as text } from '#text/report.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { saveFile } from '#ui/saveFile.ts'
import styles from './ReportPage.module.css'

export function Actions() {
  const { isBusy, failed, save } = useExport()
  return (
    <>
      <Cluster gap={2}>
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          busy={isBusy}
          onClick={() => void save()}
        >
          {text.csv.button}
        </Button>
        <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
          {text.print}
        </Button>
      </Cluster>
      {failed && (
        <div className={styles.failed}>
          {isSessionExpired(failed.error) ? (
            <Alert tone="info">{text.csv.expired}</Alert>
          ) : (
            <Alert tone="error" title={text.csv.failed}>
              {describeError(failed.error).help}
            </Alert>
          )}
        </div>
      )}
    </>
  )
}

function useExport() {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const reading = useRef<AbortController>(undefined)

  useEffect(() => () => reading.current?.abort(), [])

  async function save() {
    setIsBusy(true)
    setFailed(null)
    const { signal } = (reading.current = new AbortController())
    try {
      const rows = await readRows(page => redirectOnExpiry(getReport({ page }, { signal })))
      saveFile(
        text.csv.fileName(isoDay(now())),
        new Blob([reportCsv(rows)], { type: 'text/csv;charset=utf-8' }),
      )
      showToast(text.csv.done)
    } catch (error) {
      if (signal.aborted) return
      setFailed({ error })
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, failed, save }
}
