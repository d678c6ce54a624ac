import { PageHead } from '#features/head/PageHead.tsx'
import { roomText } from '#text/room.ts'
import styles from './RoomPage.module.css'

/** The room of a lesson: an empty screen (§2). The lesson itself will fill this one element. */
export function Component() {
  return (
    <main className={styles.room}>
      <PageHead title={roomText.title} noIndex />
      <h1 className="visuallyHidden">{roomText.title}</h1>
    </main>
  )
}
