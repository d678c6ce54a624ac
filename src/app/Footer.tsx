import { Link } from 'react-router'
import { config } from '#config.ts'
import { shellText } from '#text/shell.ts'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'
import { footerLinks, mainLinks } from './links.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const year = new Date().getFullYear()

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          <p>{shellText.footerNote}</p>
        </div>
        <nav aria-label={shellText.footerNavigation}>
          <ul className={styles.links}>
            {[...mainLinks, ...footerLinks].map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
        {/* The prerendered HTML has the year of the build. */}
        <p className={styles.copyright} suppressHydrationWarning>
          {shellText.copyright(config.brand, year)}
        </p>
      </div>
    </footer>
  )
}
