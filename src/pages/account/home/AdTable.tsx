import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { ownAdPrice } from '#domain/ownAds.ts'
import { paths } from '#domain/paths.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import styles from './AdTable.module.css'
import type { OwnAd } from './load.ts'

type Props = { ads: readonly OwnAd[]; onEdit: (ad: OwnAd) => void; onDelete: (ad: OwnAd) => void }

const text = ownAdsText

/** A table; on a phone each row is drawn as a card. §2 My ads */
export function AdTable({ ads, onEdit, onDelete }: Props) {
  return (
    <table className={styles.table} aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{text.category}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.actions}</th>
        </tr>
      </thead>
      <tbody>
        {ads.map(ad => (
          <Row key={ad.Code} ad={ad} onEdit={() => onEdit(ad)} onDelete={() => onDelete(ad)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { ad: OwnAd; onEdit: () => void; onDelete: () => void }

function Row({ ad, onEdit, onDelete }: RowProps) {
  const category = useId()
  // The same three words in each row: which ad they are about is heard after them.
  const about = { 'aria-describedby': category }
  return (
    <tr>
      <th scope="row">
        <span id={category} className={styles.category} dir="auto">
          {ad.Category.Name}
        </span>
        <span className={styles.levels} dir="auto">
          {ad.Cycles.map(({ Name }) => Name).join(', ')}
        </span>
      </th>
      <td className={styles.price}>{ownAdPrice(ad)}</td>
      <td>
        <div className={styles.actions}>
          <ButtonLink
            {...about}
            to={paths.tutor(ad.Code)}
            variant="quiet"
            size="small"
            icon={<Eye aria-hidden="true" />}
          >
            {text.view}
          </ButtonLink>
          <Button
            {...about}
            variant="quiet"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            onClick={onEdit}
          >
            {text.edit}
          </Button>
          <Button
            {...about}
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            onClick={onDelete}
          >
            {text.remove}
          </Button>
        </div>
      </td>
    </tr>
  )
}
