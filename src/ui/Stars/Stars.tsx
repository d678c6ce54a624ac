import Star from 'lucide-react/icons/star'
import styles from './Stars.module.css'

type Props = {
  /** Width of the filled stars, 0 to 100. §3 Rating */
  percent: number
}

/** A rating as five stars, decorative. The width is an attribute: the content security policy blocks styles. */
export function Stars({ percent }: Props) {
  return (
    <svg aria-hidden="true" className={styles.stars} viewBox="0 0 120 24">
      <Five />
      <svg className={styles.filled} width={1.2 * percent} height="24">
        <Five />
      </svg>
    </svg>
  )
}

/** Five stars of 24 units of the drawing. */
function Five() {
  return [0, 24, 48, 72, 96].map(x => <Star key={x} x={x} />)
}
