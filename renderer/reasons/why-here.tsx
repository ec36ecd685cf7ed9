// Why a block is where it is, and where else it could be: the last part of its details.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useId } from 'react'
import type { RequestOutput } from '../../shared/contract/contract.ts'
import type { PlacedExplanation } from '../../shared/planner/explanation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { Button } from '../kit/button.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useIsBusy } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { AskedPlace } from './asked-place.tsx'
import { CostMark } from './cost-mark.tsx'
import { describeReasons, type OtherPlace, type Reasons } from './describe-reasons.ts'
import styles from './reasons.module.css'
import { TermTable } from './term-table.tsx'
import { enterMarks } from './walk-marks.ts'

type WhyHereProps = {
  state: ScheduleState
  item: PlacedItem
  /** Undefined while it is awaited, null when it could not be had. */
  answer: RequestOutput<'explain-task'> | null | undefined
  /** It was shown before its answer came: it keeps the room that it took, so that nothing moves. */
  isReserved: boolean
  onMove: () => void
  /** From the place that was asked about back to its mark. */
  onBack: () => void
}

export function WhyHere({ state, item, answer, isReserved, onMove, onBack }: WhyHereProps) {
  const words = windowWords[useLanguage()].reason
  const titleId = useId()
  const asked = useStore(useDesk().weighing, (weighing) => weighing.asked)
  if (asked !== null)
    return (
      <AskedPlace
        key={`${asked.place.day}-${asked.place.start}`}
        state={state}
        item={item}
        cost={asked}
        onMove={onMove}
        onBack={onBack}
      />
    )
  return (
    <section
      className={`stack packed gap-6 small snug ruled-above pad-top-10 above-12 ${styles.why}`}
      aria-labelledby={titleId}
      aria-busy={answer === undefined}
      data-reserved={isReserved || undefined}
    >
      <h4 id={titleId}>{words.title}</h4>
      {answer === null ? <p className="quiet">{words.failed}</p> : null}
      {answer?.explanation.kind === 'placed' ? (
        <ReasonsView state={state} explanation={answer.explanation} onMove={onMove} />
      ) : null}
    </section>
  )
}

type ReasonsViewProps = {
  state: ScheduleState
  explanation: PlacedExplanation
  onMove: () => void
}

function ReasonsView({ state, explanation, onMove }: ReasonsViewProps) {
  const language = useLanguage()
  const reasons = describeReasons(state, explanation, language)
  return (
    <>
      <p>
        <HeldRanges text={reasons.reason} />
      </p>
      {reasons.others === null ? null : (
        <>
          <p className="above-2">{reasons.others}</p>
          {reasons.places.length === 0 ? null : (
            <ul className={`stack gap-6 ${styles.places}`}>
              {reasons.places.map((other) => (
                <PlaceRow
                  key={`${other.place.day}-${other.place.start}`}
                  other={other}
                  onMove={onMove}
                />
              ))}
            </ul>
          )}
          {reasons.places.length === 0 ? null : <Legend />}
          <Terms reasons={reasons} />
        </>
      )}
    </>
  )
}

function Terms({ reasons: { terms, share } }: { reasons: Reasons }) {
  const words = windowWords[useLanguage()].reason
  if (terms.length === 0) return null
  return <TermTable title={words.costs} terms={terms} total={share} />
}

function PlaceRow({ other, onMove }: { other: OtherPlace; onMove: () => void }) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].reason
  const isBusy = useIsBusy()
  const { where, difference, total, tone, move } = other
  const moveThere = (text: string) => {
    onMove()
    void sayAloud(desk, text)
  }
  return (
    <li>
      <CostMark tone={tone} total={total} />
      <span>
        {where}
        <small>{difference}</small>
      </span>
      {move === null ? null : (
        <Button
          disabled={isBusy}
          aria-label={`${words.moveThere}: ${where}`}
          onClick={() => moveThere(move)}
        >
          {words.moveThere}
        </Button>
      )}
    </li>
  )
}

const examples = [
  { name: 'better', tone: 'better', total: -1 },
  { name: 'same', tone: 'same', total: 0 },
  { name: 'worse', tone: 'worse', total: 1 },
  { name: 'muchWorse', tone: 'worse', total: 1000 },
] as const

/** What the marks on the week mean, and the way to them. */
function Legend() {
  const { weighing } = useDesk()
  const { legend, marksLegend, toMarks } = windowWords[useLanguage()].reason
  const hasMarks = useStore(weighing, ({ stop }) => stop !== null)
  return (
    <>
      <p className="flex wrap quiet above-2 gap-y-2 gap-x-10" aria-hidden="true">
        {marksLegend}
        {examples.map(({ name, tone, total }) => (
          <span className="inline-row gap-4" key={name}>
            <CostMark tone={tone} total={total} />
            {legend[name]}
          </span>
        ))}
      </p>
      <Button
        className={`self-start above-4 ${styles.toMarks}`}
        disabled={!hasMarks}
        onClick={enterMarks}
      >
        {toMarks}
      </Button>
    </>
  )
}
