import { PageHead } from '#features/head/PageHead.tsx'
import { shellText } from '#text/shell.ts'
import { ButtonAnchor } from '#ui/Button/ButtonAnchor.tsx'
import styles from './LoginPage.module.css'

/**
 * `/Account/Login` belongs to the back end. Who sees this page reached the app instead, by a link within it or by a host
 * that does not route `/Account`: a link loads the address anew. It never loops by itself. contract: Sign-in
 */
export function Component() {
  const { title, help, reload } = shellText.loginPage
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <p>{help}</p>
      <ButtonAnchor variant="primary" href="">
        {reload}
      </ButtonAnchor>
    </div>
  )
}
