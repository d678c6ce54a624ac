import { Card } from '#ui/Card/Card.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#ui/Table/Table.tsx'
import { columns } from './columns.tsx'
import styles from './ReportPage.module.css'

/** The page's first frame. */
export function ReportFrame() {
  return (
    <div className={styles.page}>
      <ScreenHeaderSkeleton />
      <Card className={styles.balance}>
        <Skeleton width="4rem" />
        <Skeleton width="9rem" className={styles.amount} />
        <Skeleton width="14rem" />
      </Card>
      <TableSkeleton columns={columns} />
    </div>
  )
}
