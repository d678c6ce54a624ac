import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { monthOf, plans } from '#domain/plans.ts'
import { plansText } from '#text/plans.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Packages.module.css'

/** The three packages with their prices: rows in a dialog, side by side where there is room. §9 */
export function Packages({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className={styles.box}>
      <Stack as="ul" gap={3} className={styles.packages}>
        {plans.map(plan => {
          const { code, months, price } = plan
          const name = plansText.names[code]
          const month = monthOf(plan)
          const isRecommended = code === 93
          return (
            <Card key={code} as="li" gap={4} rowGap={1} className={styles.package}>
              <Cluster gap={2} align="center">
                <Text as="h3" size={4}>
                  {name}
                </Text>
                {isRecommended && <Badge tone="amber">{plansText.recommended}</Badge>}
              </Cluster>
              <p className={styles.price}>{lei(price)}</p>
              {months > 1 && (
                <p className={styles.month}>{plansText.perMonth(lei(month.price), month.percent)}</p>
              )}
              <p className={styles.billed}>{plansText.billed[code]}</p>
              {isRecommended && <p className={styles.reason}>{plansText.reason}</p>}
              <ButtonLink
                to={paths.package(code)}
                className={styles.choose}
                variant={isRecommended ? 'primary' : 'secondary'}
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
