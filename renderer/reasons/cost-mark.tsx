// The one mark of what a place would cost: full for better, a ring for the same, a dot for worse.
import type { CostTone } from './describe-reasons.ts'
import styles from './reasons.module.css'

export function CostMark({ tone }: { tone: CostTone }) {
  return <span aria-hidden="true" className={`fixed ${styles.mark}`} data-tone={tone} />
}
