// The marks of one day: what each start of the block whose details are open would cost there.
import type { PlaceCost } from '../../shared/planner/explanation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { makeSpeaker } from '../../shared/words/explanation-speaker.ts'
import { sayPlaceCost } from '../../shared/words/say-asked-place.ts'
import { useDesk } from '../store/desk-context.ts'
import { useRecord } from '../store/use-store.ts'
import type { WeekAxis } from '../week/week-axis.ts'
import { reasonWords } from '../words/reason-words.ts'
import { useLanguage } from '../words/words.ts'
import { CostMark } from './cost-mark.tsx'
import { toneOf } from './describe-reasons.ts'
import styles from './reasons.module.css'

type CostMarksProps = { day: number; date: string; axis: WeekAxis }

/** Watches nothing but the marks of its day, so that they come and go without a block being drawn again. */
export function CostMarks({ day, date, axis }: CostMarksProps) {
  const desk = useDesk()
  const words = reasonWords[useLanguage()]
  const costs = useRecord(desk.costs, day)
  const { state } = desk.week.view.get()
  if (costs === undefined || state === null) return null
  return (
    <ol className={styles.marks} aria-label={words.marksOf(date)}>
      {costs.map((cost) => (
        <CostMarkRow key={cost.place.start} cost={cost} state={state} axis={axis} />
      ))}
    </ol>
  )
}

/** "+31", "−4", "0". */
function sayDifference(total: number): string {
  return total > 0 ? `+${total}` : total < 0 ? `−${-total}` : '0'
}

type CostMarkRowProps = { cost: PlaceCost; state: ScheduleState; axis: WeekAxis }

function CostMarkRow({ cost, state, axis }: CostMarkRowProps) {
  const language = useLanguage()
  const row = axis.rows.find(({ period }) => period === cost.place.start)
  if (row === undefined) return null
  const text = sayPlaceCost(makeSpeaker(state, language, 'person'), cost)
  const tone = toneOf(cost)
  return (
    <li
      className={styles.place}
      title={text}
      data-cost={tone}
      style={{ top: `${row.top * 100}%`, height: `${row.height * 100}%` }}
    >
      <span className={styles.cost} aria-hidden="true">
        <CostMark tone={tone} />
        {sayDifference(cost.total)}
      </span>
      <span className="for-screen-readers">{`${reasonWords[language].marks[tone]}: ${text}`}</span>
    </li>
  )
}
