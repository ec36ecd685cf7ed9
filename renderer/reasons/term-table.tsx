// Amounts by term, and what they add up to, in a fold: they are the planner's own units, for who asks (P2).
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useLanguage } from '../words/words.ts'
import { sayDifference } from './describe-reasons.ts'
import styles from './reasons.module.css'

type TermTableProps = {
  title: string
  terms: readonly { name: string; amount: number }[]
  total: number
  /** Amounts more or less than here carry their sign. */
  isDifference?: boolean
}

export function TermTable({ title, terms, total, isDifference = false }: TermTableProps) {
  const words = windowWords[useLanguage()].reason
  const rows = terms.length < 2 ? terms : [...terms, { name: words.inAll, amount: total }]
  const say = (amount: number) =>
    isDifference ? sayDifference(amount) : amount < 0 ? `−${-amount}` : `${amount}`
  if (rows.length === 0) return null
  return (
    <details className={styles.terms} data-sum={terms.length > 1 || undefined}>
      <summary className="quiet">{title}</summary>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{say(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
