import { useId, useSyncExternalStore } from 'react'
import { shellText } from '#text/shell.ts'
import { applyTheme, getTheme, subscribeToTheme, type Theme, themes } from './theme.ts'
import { useInputBeforeHydration } from '#ui/useInputBeforeHydration.ts'
import styles from './ThemeSwitch.module.css'

export function ThemeSwitch() {
  const name = useId()
  const chosen = useSyncExternalStore<Theme>(subscribeToTheme, getTheme, () => 'system')
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{shellText.theme}</legend>
      <div className={styles.choices}>
        {themes.map(theme => (
          <Choice key={theme} theme={theme} name={name} isChosen={theme === chosen} />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = { theme: Theme; name: string; isChosen: boolean }

function Choice({ theme, name, isChosen }: ChoiceProps) {
  const id = useId()
  const choose = () => applyTheme(theme, true)
  useInputBeforeHydration(id, radio => {
    if ('checked' in radio && radio.checked && !isChosen) choose()
  })
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        id={id}
        name={name}
        className="visuallyHidden"
        checked={isChosen}
        onChange={choose}
      />
      <span>{shellText.themes[theme]}</span>
    </label>
  )
}
