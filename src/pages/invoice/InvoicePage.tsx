import Download from 'lucide-react/icons/download'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { getPayments, type Invoice } from '#api/appointments.ts'
import type { Progress } from '#api/file.ts'
import { deferred, useDeferred } from '#data/useDeferred.ts'
import { isoDay, longDay } from '#domain/dates.ts'
import { describeError, isApiError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { invoicesOf } from '#domain/subscription.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { redirectOnExpiry } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { invoiceText as text } from '#text/invoice.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { BackHeader } from '#ui/BackHeader/BackHeader.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import torn from '#ui/TornPage/TornPage.module.css'
import { Cluster, Facts, Page, Stack } from '#ui/layout/layout.tsx'
import styles from './InvoicePage.module.css'
import { bytesInWords, type InvoiceData, useDownload } from './useDownload.ts'

/** Defers the details of the invoice: the page renders and downloads the file without them. */
export function loader({ request, params: { code = '' } }: LoaderFunctionArgs): InvoiceData {
  const payments = redirectOnExpiry(getPayments({}, { signal: request.signal, background: true }), request)
  return {
    code,
    invoice: deferred(payments.then(response => invoicesOf(response).find(one => one.PaymentCode === code))),
  }
}

/** Returns the query of the invoice list that linked here (`?page=2`), from the history state. */
const listQuery = (state: unknown) => (typeof state === 'string' && state.startsWith('?') ? state : '')

/** Downloads an invoice and saves it as a file. §2 Invoice */
export function Component() {
  const data = useLoaderData<InvoiceData>()
  const { status, value: invoice } = useDeferred(data.invoice)
  const number = invoice?.InvoiceNumber
  return (
    <Page gap={5} top={6}>
      <PageHead title={number ? `${text.named} ${number}` : text.title} noIndex />
      <BackHeader to={paths.subscription + listQuery(useLocation().state)} back={text.back}>
        {number ? (
          <span>
            {text.named} <span className={styles.whole}>{number}</span>
          </span>
        ) : (
          text.title
        )}
      </BackHeader>
      <Card gap={5} reading className={torn.page}>
        <About invoice={status === 'pending' ? 'pending' : invoice} />
        <Downloading {...data} />
      </Card>
    </Page>
  )
}

function Downloading(data: InvoiceData) {
  const { isRunning, isPressed, progress, outcome, start } = useDownload(data)
  const isSaved = outcome?.kind === 'saved'
  const error = outcome?.kind === 'failed' ? outcome.error : null
  const isMissing = isApiError(error) && error.status === 404
  const failure = isMissing ? text.missing : describeError(error)
  return (
    <Stack gap={5}>
      <p aria-live="polite" className="visuallyHidden">
        {isRunning && text.downloading}
      </p>
      {isRunning && <DownloadProgress progress={progress} />}
      {!isRunning && isSaved && (
        <Alert tone="success" title={text.saved}>
          {text.savedAs} <span className={styles.whole}>{outcome.name}</span>
        </Alert>
      )}
      {!isRunning && outcome?.kind === 'failed' && (
        <Alert tone="error" title={failure.title}>
          {failure.help}
        </Alert>
      )}
      {outcome && (!isMissing || isPressed) && (
        <Cluster>
          {/* One button for all states, so that it keeps the focus from the press to the outcome. */}
          <Button
            variant={isSaved ? 'secondary' : 'primary'}
            icon={<Download />}
            busy={isRunning}
            onClick={start}
          >
            {isSaved ? text.again : errorText.retry}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

/** The product and date of the invoice; nothing when neither is known. */
function About({ invoice }: { invoice: Invoice | undefined | 'pending' }) {
  const isPending = invoice === 'pending'
  const { ProductName: product, Added } = isPending || !invoice ? {} : invoice
  if (!isPending && !product && !Added) return null
  return (
    <Facts least={14} gap={6} rowGap={3} className={styles.facts} aria-busy={isPending || undefined}>
      {(isPending || product) && (
        <div>
          <dt>{text.product}</dt>
          <dd>{product ?? <Skeleton width="9rem" />}</dd>
        </div>
      )}
      {(isPending || Added) && (
        <div>
          <dt>{text.date}</dt>
          <dd>
            {Added ? <time dateTime={isoDay(Added)}>{longDay(Added)}</time> : <Skeleton width="8rem" />}
          </dd>
        </div>
      )}
    </Facts>
  )
}

/** The progress of the download, whose start is announced. */
function DownloadProgress({ progress }: { progress: Progress | null }) {
  return (
    <Stack gap={3}>
      <Cluster as="p" gap={4} rowGap={0} justify="between">
        <span aria-hidden="true">{text.downloading}</span>
        {progress && (
          <span className={styles.amount}>
            {text.amount(bytesInWords(progress.transferredBytes), bytesInWords(progress.totalBytes))}
          </span>
        )}
      </Cluster>
      <progress
        className={styles.bar}
        aria-label={text.progress}
        value={progress?.transferredBytes}
        max={progress?.totalBytes}
      />
    </Stack>
  )
}
