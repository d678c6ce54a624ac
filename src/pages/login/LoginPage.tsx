import { PageHead } from '#features/head/PageHead.tsx'
import { shellText } from '#text/shell.ts'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './LoginPage.module.css'

/**
 * Fallback for `/Account/Login`, which belongs to the back end: after a link of the app, or on a host that does not
 * route it. Never reloads by itself, so that it cannot loop. §7 Sign-in
 */
export function Component() {
  const { title, help, reload } = shellText.loginPage
  return (
    <Stack gap={4} align="start" reading className={styles.page}>
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <p>{help}</p>
      <ButtonAnchor variant="primary" href="">
        {reload}
      </ButtonAnchor>
    </Stack>
  )
}
