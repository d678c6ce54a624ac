import { useSearchParams } from 'react-router'
import { safeReturnUrl } from '#domain/paths.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { chooseMocks, getMocks } from '#mocks/state.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './MockLoginPage.module.css'

/** The simulated sign-in page: signs in as a persona, then loads the return address. */
export function Component() {
  const [params] = useSearchParams()
  const returnUrl = safeReturnUrl(params.get('returnUrl'))
  const { persona: current, scenario } = getMocks()
  return (
    <Stack gap={4} className={styles.page}>
      <title>Autentificare (simulată)</title>
      <h1>Autentificare</h1>
      <Text tone="soft">
        Server simulat, scenariul „{scenarios[scenario].label}”. Alegeți cine sunteți; apoi se deschide{' '}
        <code>{returnUrl}</code>.
      </Text>
      <Stack as="ul" gap={2}>
        {Object.values(personas).map(({ id, label }) => (
          <Stack as="li" key={id}>
            <Button
              variant={id === current ? 'primary' : 'secondary'}
              onClick={() => {
                chooseMocks({ persona: id })
                window.location.assign(returnUrl)
              }}
            >
              {label}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
