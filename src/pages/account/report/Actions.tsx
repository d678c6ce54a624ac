import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { describeError } from '#domain/errors.ts'
import { reportText as text } from '#text/report.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import styles from './ReportPage.module.css'
import { useExport } from './useExport.ts'

/** Buttons that save all pages of the report as a file, and print the page shown. */
export function Actions() {
  const { isBusy, failed, save } = useExport()
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void save()}
        >
          {text.csv.button}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
      </div>
      {failed && (
        <div className={styles.failed}>
          {failed.isExpired ? (
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
