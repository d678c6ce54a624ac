import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { plansText } from '#text/plans.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Packages.module.css'

/** The three packages with their prices: rows in a dialog, side by side where there is room. §9 */
export function Packages({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className={styles.box}>
      <Stack as="ul" gap={3} className={styles.packages}>
        {plans.map(({ code, price }) => {
          const name = plansText.names[code]
          return (
            <Card key={code} as="li" gap={4} rowGap={1} className={styles.package}>
              <Text as="h3" size={4} className={styles.name}>
                {name}
              </Text>
              <p className={styles.price}>{lei(price)}</p>
              <p className={styles.billed}>{plansText.billed[code]}</p>
              <ButtonLink
                to={paths.package(code)}
                className={styles.choose}
                variant={code === 93 ? 'primary' : 'secondary'}
                aria-label={plansText.chooseNamed(name)}
                onClick={onChoose}
              >
                {plansText.choose}
              </ButtonLink>
            </Card>
          )
        })}
      </Stack>
    </div>
  )
}
