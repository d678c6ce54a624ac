import { useLoaderData } from 'react-router'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { newRequestText } from '#text/newRequest.ts'
import { Card } from '#ui/Card/Card.tsx'
import type { NewRequestData } from './load.ts'
import { NewRequestForm } from './NewRequestForm.tsx'
import styles from './NewRequestPage.module.css'

export { loader } from './load.ts'

const { title, description, lead, steps } = newRequestText

/** The page on which a user publishes a request. §2 New request, §4 New-request page */
export function Component() {
  const { lists, viewerCode } = useLoaderData<NewRequestData>()
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={paths.newRequest} />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Card>
        <NewRequestForm key={viewerCode} lists={lists} viewerCode={viewerCode} />
      </Card>
      <section className={styles.steps}>
        <h2 className={styles.heading}>{steps.heading}</h2>
        <ol className={styles.list}>
          {steps.list.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
