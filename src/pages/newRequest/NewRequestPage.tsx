import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getCycles, getMainsWithSubjects } from '#api/categories.ts'
import { getCities } from '#api/users.ts'
import { deferred } from '#data/usePromise.ts'
import { paths } from '#domain/paths.ts'
import { subjectsOf } from '#domain/subjects.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { getViewer, orLogin } from '#session.ts'
import { newRequestText } from '#text/newRequest.ts'
import { Card } from '#ui/Card/Card.tsx'
import { NewRequestForm } from './NewRequestForm.tsx'
import styles from './NewRequestPage.module.css'

const { title, description, lead, steps } = newRequestText

/**
 * Defers the lists, so that the form renders before them. Waits for the viewer, whose draft the form
 * restores; the route requires a session.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const lists = {
    subjects: deferred(orLogin(getMainsWithSubjects().then(subjectsOf), request)),
    cities: deferred(orLogin(getCities(), request)),
    cycles: deferred(orLogin(getCycles(), request)),
  }
  const viewer = await getViewer()
  return { lists, viewerCode: viewer?.UserCode ?? '' }
}

type NewRequestData = Awaited<ReturnType<typeof loader>>

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
