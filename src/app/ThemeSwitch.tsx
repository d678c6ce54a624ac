import { useId, useState } from 'react'
import { shellText } from '#text/shell.ts'
import { applyTheme, readTheme, themes } from './theme.ts'
import styles from './ThemeSwitch.module.css'

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const name = useId()
  const [chosen, setChosen] = useState(readTheme)
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
              onChange={() => {
                setChosen(theme)
                applyTheme(theme, true)
              }}
            />
            {shellText.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
