import { PageHead } from '#features/head/PageHead.tsx'
import { shellText } from '#text/shell.ts'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './LoginPage.module.css'

/** Fallback for `/Account/Login`, which belongs to the back end. Never reloads by itself, or it could loop. §7 */
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
