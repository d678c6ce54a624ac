import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { keepPressedAd } from '#data/known.ts'
import { counted } from '#domain/numbers.ts'
import { ownAdPrice } from '#domain/ownAds.ts'
import { paths } from '#domain/paths.ts'
import { ShareButton } from '#features/ads/ShareButton.tsx'
import { useViewer } from '#session.ts'
import { ownAdsText as text } from '#text/ownAds.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { type Column, Table } from '#ui/Table/Table.tsx'
import { keepTogether } from '#ui/keepTogether.tsx'
import styles from './AdTable.module.css'
import type { OwnAd, Views } from './load.ts'

type Props = {
  ads: readonly OwnAd[]
  views: Views
  onEdit: (ad: OwnAd) => void
  onDelete: (ad: OwnAd) => void
}

export function AdTable({ ads, ...changes }: Props) {
  const columns = columnsOf({ id: useId(), ...changes })
  return <Table aria-label={text.title} columns={columns} rows={ads} keyOf={({ Code }) => Code} />
}

function columnsOf({ id, views, onEdit, onDelete }: Omit<Props, 'ads'> & { id: string }): Column<OwnAd>[] {
  const nameId = ({ Code }: OwnAd) => `${id}-${encodeURIComponent(Code)}`
  return [
    { name: text.category, cell: ad => <Category ad={ad} views={views[ad.Code]} id={nameId(ad)} /> },
    { name: text.price, kind: 'amount', cell: ownAdPrice },
    {
      name: text.actions,
      kind: 'action',
      cell: ad => (
        <Actions ad={ad} about={nameId(ad)} onEdit={() => onEdit(ad)} onDelete={() => onDelete(ad)} />
      ),
    },
  ]
}

type CategoryProps = { ad: OwnAd; views: number | undefined; id: string }

function Category({ ad: { Category: category, Cycles }, views, id }: CategoryProps) {
  return (
    <>
      <span id={id} className={styles.category} dir="auto">
        {category.Name}
      </span>
      <span className={styles.levels} dir="auto">
        {keepTogether(Cycles.map(({ Name }) => Name).join(', '))}
      </span>
      {views !== undefined && <span className={styles.levels}>{counted(views, text.views)}</span>}
    </>
  )
}

type ActionsProps = {
  ad: OwnAd
  /**
   * Id of the element that names the ad. Each action's accessible name ends with it, since the labels are the same in
   * every row.
   */
  about: string
  onEdit: () => void
  onDelete: () => void
}

function Actions({ ad, about, onEdit, onDelete }: ActionsProps) {
  const action = (id: string) =>
    ({ id, 'aria-labelledby': `${id} ${about}`, variant: 'quiet', size: 'small' }) as const
  const viewer = useViewer()
  const Teacher = ad.Teacher ?? viewer
  return (
    <div className={styles.actions}>
      <ButtonLink
        {...action(`${about}-view`)}
        to={paths.tutor(ad.Code)}
        icon={<Eye />}
        onClick={event => Teacher && keepPressedAd({ ...ad, Teacher }, event, false)}
      >
        {text.view}
      </ButtonLink>
      <ShareButton {...action(`${about}-share`)} code={ad.Code} title={tutorText.heading(ad.Category.Name)} />
      <Button {...action(`${about}-edit`)} icon={<Pencil />} onClick={onEdit}>
        {text.edit}
      </Button>
      <Button {...action(`${about}-remove`)} icon={<Trash2 />} onClick={onDelete}>
        {text.remove}
      </Button>
    </div>
  )
}
