import BadgeCheck from 'lucide-react/icons/badge-check'
import Eye from 'lucide-react/icons/eye'
import FileCheck from 'lucide-react/icons/file-check'
import TrendingUp from 'lucide-react/icons/trending-up'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import { benefitInterval } from '#domain/plans.ts'
import { plansText } from '#text/plans.ts'
import { Card } from '#ui/Card/Card.tsx'
import { Carousel } from '#ui/Carousel/Carousel.tsx'
import { Text } from '#ui/layout/layout.tsx'
import styles from './BenefitsCarousel.module.css'

/** In the order of the benefits. */
const icons = [UserCheck, TrendingUp, FileCheck, BadgeCheck, Eye, Users]

/** The benefits of a subscription, in a carousel. §2 Subscription pages, §9 */
export function BenefitsCarousel() {
  const { benefitsHeading, benefits, benefitHelp } = plansText
  return (
    <Carousel
      label={benefitsHeading}
      heading={<h2>{benefitsHeading}</h2>}
      interval={benefitInterval}
      slides={benefits.map((title, index) => {
        const Icon = icons[index] ?? BadgeCheck
        return (
          <Card key={title} gap={3}>
            <Icon className={styles.icon} />
            <Text as="h3" size={4}>
              {title}
            </Text>
            <Text tone="soft">{benefitHelp[index]}</Text>
          </Card>
        )
      })}
    />
  )
}
