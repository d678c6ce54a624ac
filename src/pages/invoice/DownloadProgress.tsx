import type { Progress } from '#api/file.ts'
import { invoiceText } from '#text/invoice.ts'
import styles from './InvoicePage.module.css'
import { bytesInWords } from './progress.ts'

type Props = { progress: Progress | null }

/** The progress of the download. Only its start is announced, not each new amount. */
export function DownloadProgress({ progress }: Props) {
  return (
    <div className={styles.progress}>
      <p className={styles.progressLine}>
        <span role="status">{invoiceText.downloading}</span>
        {progress && (
          <span className={styles.amount}>
            {invoiceText.amount(bytesInWords(progress.transferredBytes), bytesInWords(progress.totalBytes))}
          </span>
        )}
      </p>
      <progress
        className={styles.bar}
        aria-label={invoiceText.progress}
        value={progress?.transferredBytes}
        max={progress?.totalBytes}
      />
    </div>
  )
}
