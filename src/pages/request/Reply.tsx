import MessageCircle from 'lucide-react/icons/message-circle'
import type { Request } from '#api/requests.ts'
import { hasReplyButton } from '#domain/gates.ts'
import { paths } from '#domain/paths.ts'
import { writeTo } from '#features/contact/writeTo.ts'
import { useViewer } from '#session.ts'
import { requestsText } from '#text/requests.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './RequestPage.module.css'

type Props = { request: Request }

const text = requestsText.detail

/**
 * The button that answers the request; for its owner, a link to the messages. §2 Request detail, §4
 * Request-reply flow, §6
 */
export function Reply({ request }: Props) {
  const viewer = useViewer()
  const { RequestCode, Learner } = request

  // While the profile is pending, a skeleton reserves the place.
  if (viewer === undefined)
    return (
      <div className={styles.reply} aria-busy="true">
        <Skeleton shape="block" className={styles.buttonSkeleton} />
        <Skeleton className={styles.helpSkeleton} />
      </div>
    )

  if (!hasReplyButton(request, viewer))
    return (
      <div className={styles.reply}>
        <p className={styles.own}>{text.own}</p>
        <p className={styles.help}>{text.ownHelp}</p>
        <ButtonLink variant="secondary" to={paths.messages}>
          {text.messages}
        </ButtonLink>
      </div>
    )

  const partner = {
    code: Learner?.UserCode,
    name: Learner?.FirstName?.trim() || text.unnamed,
    request: RequestCode,
  }
  return (
    <div className={styles.reply}>
      <Button
        className={styles.button}
        icon={<MessageCircle aria-hidden="true" />}
        onClick={() => void writeTo(partner)}
      >
        {text.reply}
      </Button>
      <p className={styles.help}>{text.replyHelp}</p>
    </div>
  )
}
