import Check from 'lucide-react/icons/check'
import { closeModal } from '#stores/modal.ts'
import { plansText } from '#text/plans.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Columns, Stack, Text } from '#ui/layout/layout.tsx'
import { Packages } from './Packages.tsx'
import styles from './PlansDialog.module.css'

/** The offer that a tutor without a subscription sees instead of the message form: packages and benefits. §4, §9 */
export function PlansDialog() {
  return (
    <Dialog open onOpenChange={closeModal} title={plansText.offerTitle} description={plansText.offerHelp}>
      <Stack gap={4}>
        <Packages onChoose={closeModal} />
        <Text as="h3" size={3}>
          {plansText.benefitsHeading}
        </Text>
        <Columns as="ul" least={15} fill gap={4} rowGap={2} className={styles.benefits}>
          {plansText.benefits.map(benefit => (
            <li key={benefit}>
              <Check size={18} />
              <span>{benefit}</span>
            </li>
          ))}
        </Columns>
        <Text tone="soft" size={2}>
          {plansText.cancelAnytime} {plansText.moneyBack}
        </Text>
      </Stack>
    </Dialog>
  )
}
