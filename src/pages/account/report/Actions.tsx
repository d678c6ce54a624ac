import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { getReport } from '#api/report.ts'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { loginAction } from '#data/LoginLink.tsx'
import { describeError, isSessionExpired } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import { reportCsv } from '#domain/report.ts'
import { showToast } from '#stores/toast.ts'
import { usePress } from '#submit/usePress.tsx'
import { reportText as text } from '#text/report.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { saveFile } from '#ui/saveFile.ts'
import styles from './ReportPage.module.css'

export function Actions() {
  const { isPending, error, start } = usePress(readAllRows, save, { dropsOnSearch: false })
  return (
    <>
      <Cluster gap={2}>
        <Button variant="secondary" size="small" icon={<Download />} busy={isPending} onClick={start}>
          {text.csv.button}
        </Button>
        <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
          {text.print}
        </Button>
      </Cluster>
      {error !== null && (
        <div className={styles.failed}>
          {isSessionExpired(error) ? (
            <Alert tone="info" action={loginAction(error)}>
              {text.csv.expired}
            </Alert>
          ) : (
            <Alert tone="error" title={text.csv.failed}>
              {describeError(error).help}
            </Alert>
          )}
        </div>
      )}
    </>
  )
}

const readAllRows = (signal: AbortSignal) => readRows(page => getReport({ page }, { signal }))

function save(rows: Awaited<ReturnType<typeof readAllRows>>) {
  saveFile(text.csv.fileName(isoDay(now())), new Blob([reportCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  showToast(text.csv.done)
}
