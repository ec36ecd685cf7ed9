// What the block would cost at the place whose mark was pressed, term by term, and the way to have it there.
import { useEffect, useId, useRef } from 'react'
import type { Language } from '../../shared/language.ts'
import type { PlaceCost } from '../../shared/planner/explanation.ts'
import { sayTerm } from '../../shared/planner/say/explanation-speaker.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { PlacedItem, ItemTask } from '../../shared/schedule/task.ts'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useIsBusy } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { CostMark } from './cost-marks.tsx'
import { describePlace, type OtherPlace, sayDifference } from './describe-reasons.ts'
import styles from './reasons.module.css'

type AskedPlaceProps = {
  state: ScheduleState
  item: PlacedItem
  cost: PlaceCost
  onMove: () => void
  onBack: () => void
}

export function AskedPlace({ state, item, cost, onMove, onBack }: AskedPlaceProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().reason
  const titleId = useId()
  const isBusy = useIsBusy()
  const { where, difference, total, tone, terms, move } = describeAsked(state, item, cost, language)
  const section = useFocus()
  const moveThere = (text: string) => {
    onMove()
    void sayAloud(desk, text)
  }
  return (
    <section
      ref={section}
      className={`stack packed gap-6 small snug ruled-above pad-top-10 above-12 ${styles.why}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h4 id={titleId}>{`${words.there} ${where}`}</h4>
      <p className="row gap-6">
        <CostMark tone={tone} total={total} />
        {difference}
      </p>
      <TermTable title={words.differences} terms={terms} total={cost.total} isDifference />
      <div className={`flex wrap gap-8 above-6 ${styles.ways}`}>
        {move === null ? null : (
          <Button look="primary" disabled={isBusy} onClick={() => moveThere(move)}>
            {words.moveThere}
          </Button>
        )}
        <Button onClick={onBack}>{words.backToMarks}</Button>
      </div>
    </section>
  )
}

/** It is read aloud by taking the focus. */
function useFocus() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return section
}

type AskedReasons = OtherPlace & {
  /** Largest first; they add up to the difference. */
  terms: { name: string; amount: number }[]
}

/** `item` is one that may be moved. */
export function describeAsked(
  state: ScheduleState,
  item: Pick<ItemTask, 'id'>,
  cost: PlaceCost,
  language: Language,
): AskedReasons {
  const terms = cost.terms
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .map(({ term, amount }) => ({ name: sayTerm(term, language), amount }))
  return { ...describePlace(state, { taskId: item.id, limits: [] }, cost, language), terms }
}

type TermTableProps = {
  title: string
  terms: readonly { name: string; amount: number }[]
  total: number
  /** Amounts more or less than here carry their sign. */
  isDifference?: boolean
}

/**
 * Amounts by term, and what they add up to, in a fold: they are the planner's own units, for who
 * asks (P2).
 */
export function TermTable({ title, terms, total, isDifference = false }: TermTableProps) {
  const words = useWords().reason
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
