import { useId, useSyncExternalStore } from 'react'
import { shellText } from '#text/shell.ts'
import { applyTheme, getTheme, subscribeToTheme, type Theme, themes } from './theme.ts'
import styles from './ThemeSwitch.module.css'

export function ThemeSwitch() {
  const name = useId()
  const chosen = useSyncExternalStore<Theme>(subscribeToTheme, getTheme, () => 'system')
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{shellText.theme}</legend>
      <div className={styles.choices}>
        {themes.map(theme => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className="visuallyHidden"
              checked={theme === chosen}
              onChange={() => applyTheme(theme, true)}
            />
            <span>{shellText.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
