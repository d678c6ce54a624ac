import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { cutDescription } from '#domain/ads.ts'
import { longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { notFound } from '#features/notFound/notFound.ts'
import { requestsText } from '#text/requests.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { BackHeader } from '#ui/BackHeader/BackHeader.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import { Facts, Learner } from './Facts.tsx'
import { Reply } from './Reply.tsx'
import styles from './RequestPage.module.css'

const text = requestsText.detail

/** Loads the request. @throws ApiError, and the not-found response for an unknown code */
export async function loader({ request: { signal }, params: { code = '' } }: LoaderFunctionArgs) {
  return (await getRequest({ id: code }, { signal })) ?? notFound()
}

type Shown = Awaited<ReturnType<typeof loader>>

/** The page of a public request, with the button that answers it. §2 Request detail */
export function Component() {
  const request = useLoaderData<Shown>()
  const { RequestCode, EndDate } = request
  const title = requestsText.wanted(request.Category?.Name)
  const description = request.Description?.trim() ?? ''
  return (
    <article className={styles.page}>
      <PageHead
        title={title}
        description={description === '' ? text.description : cutDescription(description)}
        path={paths.request(RequestCode)}
        crumbs={[
          { name: requestsText.list.title, path: paths.requests },
          { name: title, path: paths.request(RequestCode) },
        ]}
      />
      <BackHeader to={paths.requests} back={text.back} className={styles.header}>
        {title}
      </BackHeader>
      {EndDate && EndDate <= now() && (
        <Alert tone="info" className={styles.ended}>
          {text.endedOn(longDay(EndDate))}
        </Alert>
      )}
      <Card as="section" className={styles.card}>
        <h2 className="visuallyHidden">{text.text}</h2>
        {description === '' ? (
          <p className={styles.none}>{text.noText}</p>
        ) : (
          <p className={styles.description}>{description}</p>
        )}
        <Facts request={request} />
      </Card>
      <Card as="section" className={classes(styles.card, styles.aside)}>
        <h2 className="visuallyHidden">{text.aboutLearner}</h2>
        <Learner request={request} />
        <Reply request={request} />
      </Card>
    </article>
  )
}
