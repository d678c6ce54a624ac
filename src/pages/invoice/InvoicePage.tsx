import Download from 'lucide-react/icons/download'
import { useLoaderData, useLocation } from 'react-router'
import { describeError, isApiError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { errorText } from '#text/errors.ts'
import { invoiceText } from '#text/invoice.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { BackHeader } from '#ui/BackHeader/BackHeader.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import torn from '#ui/TornPage/TornPage.module.css'
import { usePromise } from '#data/usePromise.ts'
import { About } from './About.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import styles from './InvoicePage.module.css'
import type { InvoiceData } from './load.ts'
import { useDownload } from './useDownload.ts'

export { loader } from './load.ts'

const text = invoiceText

/** Returns the query of the invoice list that linked here (`?page=2`), from the history state. */
const listQuery = (state: unknown) => (typeof state === 'string' && state.startsWith('?') ? state : '')

/** Downloads an invoice and saves it as a file. §2 Invoice */
export function Component() {
  const data = useLoaderData<InvoiceData>()
  return <InvoiceScreen key={data.code} {...data} />
}

function InvoiceScreen(data: InvoiceData) {
  const state = usePromise(data.invoice)
  const invoice = state.status === 'done' ? state.value : undefined
  const number = invoice?.InvoiceNumber?.trim()
  return (
    <div className={styles.page}>
      <PageHead title={number ? `${text.named} ${number}` : text.title} noIndex />
      <BackHeader to={paths.subscription + listQuery(useLocation().state)} back={text.back}>
        {number ? (
          <>
            {text.named} <span className={styles.whole}>{number}</span>
          </>
        ) : (
          text.title
        )}
      </BackHeader>
      <Card className={classes(torn.page, styles.card)}>
        <About invoice={state.status === 'pending' ? 'pending' : invoice} />
        <Downloading {...data} />
      </Card>
    </div>
  )
}

function Downloading(data: InvoiceData) {
  const { isRunning, isPressed, progress, outcome, start } = useDownload(data)
  const isSaved = outcome?.kind === 'saved'
  const isMissing = outcome?.kind === 'failed' && isApiError(outcome.error) && outcome.error.status === 404
  return (
    <div className={styles.download}>
      {isRunning && <DownloadProgress progress={progress} />}
      {!isRunning && isSaved && (
        <Alert tone="success" title={text.saved}>
          {text.savedAs} <span className={styles.whole}>{outcome.name}</span>
        </Alert>
      )}
      {!isRunning && outcome?.kind === 'failed' && (
        <Failure {...(isMissing ? text.missing : describeError(outcome.error))} />
      )}
      <div className={styles.ways}>
        {outcome && (!isMissing || isPressed) && (
          // One button for all states, so that it keeps the focus from the press to the outcome.
          <Button
            variant={isSaved ? 'secondary' : 'primary'}
            icon={<Download aria-hidden="true" />}
            busy={isRunning}
            onClick={start}
          >
            {isSaved ? text.again : errorText.retry}
          </Button>
        )}
      </div>
    </div>
  )
}

function Failure({ title, help }: { title: string; help: string }) {
  return (
    <Alert tone="error" title={title}>
      {help}
    </Alert>
  )
}
