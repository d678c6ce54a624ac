import Menu from 'lucide-react/icons/menu'
import UserRound from 'lucide-react/icons/user-round'
import { Link, NavLink } from 'react-router'
import { config } from '#config.ts'
import { lazyPart } from '#data/lazyPart.tsx'
import { paths } from '#domain/paths.ts'
import { useLoginUrl } from '#login.ts'
import { useViewer } from '#session.ts'
import { openModal } from '#stores/modal.ts'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import { classes } from '#ui/classes.ts'
import brand from './Brand.module.css'
import styles from './Header.module.css'
import { mainLinks } from './links.ts'

// Loaded only for a logged-in viewer, so that a visitor's first load stays small.
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx').then(module => module.AccountMenu), {
  fallback: <span className={styles.accountPlace} />,
})

/** Brand, public links, and the login button or the account menu. On a phone the links are in a sheet. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <nav aria-label={shellText.mainNavigation} className={styles.nav}>
          <ul className={styles.links}>
            {mainLinks.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={classes(styles.link)}>
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          <Account />
        </div>
        <Button
          variant="quiet"
          className={styles.menu}
          aria-label={shellText.menu}
          aria-haspopup="dialog"
          icon={<Menu />}
          onClick={() => openModal({ kind: 'navigation' })}
        />
      </div>
    </header>
  )
}

/** While the profile is pending, the login button is rendered invisible, so that the layout does not shift. */
function Account() {
  const viewer = useViewer()
  const loginUrl = useLoginUrl()
  if (viewer) {
    return <AccountMenu viewer={viewer} />
  }
  return (
    <ButtonAnchor
      variant="secondary"
      size="small"
      href={loginUrl}
      icon={<UserRound />}
      className={styles.login}
      data-pending={viewer === undefined || undefined}
    >
      <span className={styles.loginText}>{shellText.login}</span>
    </ButtonAnchor>
  )
}

/** The name and the logo (a page of a squared notebook), as a link to the home page. */
export function Brand() {
  return (
    <Link to={paths.home} className={brand.brand}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={brand.mark}>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M8 12h16M8 18h16M8 24h16M13 7v18M19 7v18" className={brand.grid} />
        <path d="m8.5 18.5 5 5.5 10-14" className={brand.tick} />
      </svg>
      <span>{config.brand}</span>
    </Link>
  )
}
