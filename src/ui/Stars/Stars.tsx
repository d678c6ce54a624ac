import Star from 'lucide-react/icons/star'
import styles from './Stars.module.css'

type Props = {
  /** Width of the filled stars, 0 to 100. §3 Rating */
  percent: number
}

/** Width and height of a star in the units of the drawing. */
const side = 24

/**
 * A rating as five stars, filled by width. Decorative: a grade beside them has the figure and the name. The width is an
 * attribute of an SVG: in the HTML of a page the content security policy blocks style attributes.
 */
export function Stars({ percent }: Props) {
  const filled = (percent / 100) * 5 * side
  return (
    <svg aria-hidden="true" className={styles.stars} viewBox={`0 0 ${5 * side} ${side}`}>
      <Five />
      <svg className={styles.filled} width={filled} height={side}>
        <Five />
      </svg>
    </svg>
  )
}

function Five() {
  return Array.from({ length: 5 }, (_, at) => <Star key={at} x={at * side} size={side} />)
}
