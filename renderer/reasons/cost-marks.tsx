// The marks of one day: what each start of the block whose details are open would cost there. Each can be asked about.
import { useEffect, useRef } from 'react'
import type { PlaceCost } from '../../shared/planner/explanation.ts'
import { makeSpeaker } from '../../shared/planner/say/explanation-speaker.ts'
import { sayPlaceCost } from '../../shared/planner/say/say-explanation.ts'
import { sizeOf } from '../../shared/planner/say/say-worth.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { blockBox, type Box, type WeekAxis } from '../../shared/timetable/day-axis.ts'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { toneOf, type CostTone } from './describe-reasons.ts'
import styles from './reasons.module.css'

/** Watches the marks of its day and what a card would put there, so that they come and go without a block being drawn again. */
export function CostMarks({ day, date, axis }: { day: number; date: string; axis: WeekAxis }) {
  const desk = useDesk()
  const words = useWords().reason
  const costs = useRecord(desk.costs, day)
  const ghosts = useRecord(desk.proposal.arriving, day)
  const { state } = desk.week.view.get()
  if (costs === undefined || state === null) return null
  // What a waiting card would put there has its own words to show.
  const isProposed = ({ place: { start } }: PlaceCost) =>
    ghosts?.some(({ place }) => place.start <= start && start <= place.end) === true
  return (
    <ol className={`untouched ${styles.marks}`} aria-label={words.marksOf(date)}>
      {costs
        .filter((cost) => !isProposed(cost))
        .map((cost) => (
          <CostMarkRow key={cost.place.start} cost={cost} state={state} axis={axis} />
        ))}
    </ol>
  )
}

type CostMarkRowProps = { cost: PlaceCost; state: ScheduleState; axis: WeekAxis }

function CostMarkRow({ cost, state, axis }: CostMarkRowProps) {
  const desk = useDesk()
  const language = useLanguage()
  const { day, start } = cost.place
  const isStop = useStore(
    desk.weighing,
    ({ stop }) => stop !== null && stop.day === day && stop.start === start,
  )
  const isAsked = useStore(desk.weighing, ({ asked }) => asked === cost)
  const button = useTurnedFocus(isStop)
  const tone = toneOf(cost)
  const taskId = desk.frame.get().details?.taskId ?? 0
  const text = sayPlaceCost(makeSpeaker(state, language, 'person'), taskId, cost)
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={`flex rounded-small pad-x-2 pad-bottom-8 ${styles.place}`}
        style={shareOf(blockBox(axis, { start, end: start }, null))}
        tabIndex={isStop ? 0 : -1}
        title={text}
        aria-label={text}
        data-cost={tone}
        data-day={day}
        data-start={start}
        data-asked={isAsked || undefined}
        onClick={() => desk.weighing.set({ asked: cost })}
        onFocus={() => desk.weighing.set({ stop: cost.place })}
      >
        <span
          className={`middle gap-2 quiet small tight rounded-small paper pad-x-6 ${styles.cost}`}
        >
          <CostMark tone={tone} total={cost.total} />
        </span>
      </button>
      <span
        className={`rounded-small ${styles.extent}`}
        style={shareOf(blockBox(axis, cost.place, null))}
      />
    </li>
  )
}

function shareOf({ top, height }: Box) {
  return { top: `${top * 100}%`, height: `${height * 100}%` }
}

/** Whoever turned the week from a mark goes on from the best of the other week. */
function useTurnedFocus(isStop: boolean) {
  const { weighing } = useDesk()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isStop || !weighing.get().isTurning) return
    weighing.set({ isTurning: false })
    button.current?.focus()
  }, [isStop, weighing])
  return button
}

const dotsOf = { little: 1, clearly: 2, much: 3 } as const

/**
 * The one mark of how a place compares: dots in three steps for better or worse, a ring for the
 * same. `total` is the difference from where the block lies; only its size is seen.
 */
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
