// The one mark of how a place compares: dots in three steps for better or worse, a ring for the same.
import { sizeOf } from '../../shared/planner/say/say-worth.ts'
import type { CostTone } from './describe-reasons.ts'
import styles from './reasons.module.css'

const dotsOf = { little: 1, clearly: 2, much: 3 } as const

/** `total` is the difference from where the block lies; only its size is seen. */
export function CostMark({ tone, total }: { tone: CostTone; total: number }) {
  const dots = total === 0 ? 1 : dotsOf[sizeOf(total)]
  return (
    <span aria-hidden="true" className={`fixed inline-row ${styles.dots}`} data-dots={dots}>
      {Array.from({ length: dots }, (_, index) => (
        <span key={index} className={styles.mark} data-tone={tone} />
      ))}
    </span>
  )
}
