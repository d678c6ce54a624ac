import styles from './Doodles.module.css'

/** Decoration beside the search: maths doodles as in a school notebook. Hidden on narrow screens. */
export function Doodles() {
  return (
    <svg className={styles.doodles} viewBox="0 0 384 288" aria-hidden="true">
      <g className={styles.ink}>
        <path d="M24 264h336M24 264V24" />
        <path d="m352 258 8 6-8 6M18 32l6-8 6 8" />
        <path d="M24 216c40-120 80-120 120-48s80 72 120-24 60-96 84-84" className={styles.curve} />
        <path d="M144 264v-96M264 264V144" className={styles.dashed} />
      </g>
      <g className={styles.triangle}>
        <path d="M156 84h90V16z" />
        <path d="M234 84V72h12" />
      </g>
      <circle cx="144" cy="168" r="6" className={styles.point} />
      <circle cx="264" cy="144" r="6" className={styles.point} />
      <text x="148" y="116">
        a² + b² = c²
      </text>
      <text x="40" y="60" className={styles.letters}>
        ă â î ș ț
      </text>
    </svg>
  )
}
