import { Link } from 'react-router'
import { config } from '#config.ts'
import { classes } from '#ui/classes.ts'
import { shellText } from '#text/shell.ts'
import { Brand } from './Header.tsx'
import styles from './Footer.module.css'
import { footerLinks, mainLinks } from './links.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const year = new Date().getFullYear()

/** The footer of the public pages; in the user area its styles leave only a line. */
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
            {[...mainLinks, ...footerLinks].map(link => (
              <li key={link.to} className={mainLinks.includes(link) ? styles.main : undefined}>
                <Link to={link.to} className={classes('touchTarget', styles.link)}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
        {/* The prerendered HTML has the year of the build. */}
        <p className={styles.copyright} suppressHydrationWarning>
          {shellText.copyright(config.brand, year)}
        </p>
      </div>
    </footer>
  )
}
