import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getCycles, getMainsWithSubjects } from '#api/categories.ts'
import { getCities } from '#api/users.ts'
import { deferred } from '#data/useDeferred.ts'
import { paths } from '#domain/paths.ts'
import { subjectsOf } from '#domain/subjects.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { getViewer, redirectOnExpiry } from '#session.ts'
import { newRequestText } from '#text/newRequest.ts'
import { Card } from '#ui/Card/Card.tsx'
import { Page, Stack, Text } from '#ui/layout/layout.tsx'
import { NewRequestForm } from './NewRequestForm.tsx'
import styles from './NewRequestPage.module.css'

const { title, description, lead, steps } = newRequestText

/** Defers the lists, and waits for the viewer, whose draft the form restores. */
export async function loader({ request }: LoaderFunctionArgs) {
  const lists = {
    subjects: deferred(redirectOnExpiry(getMainsWithSubjects().then(subjectsOf), request)),
    cities: deferred(redirectOnExpiry(getCities(), request)),
    cycles: deferred(redirectOnExpiry(getCycles(), request)),
  }
  const viewer = await getViewer()
  return { lists, viewerCode: viewer?.UserCode ?? '' }
}

type NewRequestData = Awaited<ReturnType<typeof loader>>

/** The page on which a user publishes a request. §2 New request, §4 New-request page */
export function Component() {
  const { lists, viewerCode } = useLoaderData<NewRequestData>()
  return (
    <Page gap={10} rowGap={6} top={8} className={styles.page}>
      <PageHead title={title} description={description} path={paths.newRequest} />
      <Stack as="header" gap={2} className={styles.header}>
        <Text as="h1" size={5}>
          {title}
        </Text>
        <Text tone="soft">{lead}</Text>
      </Stack>
      <Card>
        <NewRequestForm key={viewerCode} lists={lists} viewerCode={viewerCode} />
      </Card>
      <Stack as="section" gap={3} tone="soft" size={2}>
        <Text as="h2" tone="ink" size={4}>
          {steps.heading}
        </Text>
        <Stack as="ol" gap={4} className={styles.list}>
          {steps.list.map(step => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
      </Stack>
    </Page>
  )
}
