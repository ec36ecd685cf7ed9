// Why a block is where it is, and where else it could be: the last part of its details.
import { useId, type ReactNode } from 'react'
import type { RequestOutput } from '../../shared/contract/contract.ts'
import type { PlacedExplanation } from '../../shared/planner/explanation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { leastClear, leastMuch, sayWorth } from '../../shared/planner/say/say-worth.ts'
import { Button } from '../kit/button.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useIsBusy, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { AskedPlace, TermTable } from './asked-place.tsx'
import { CostMark } from './cost-marks.tsx'
import { describeReasons, toneOf, type OtherPlace, type Reasons } from './describe-reasons.ts'
import styles from './reasons.module.css'
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
  const words = useWords().reason
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
      {reasons.others === null ? null : reasons.places.length === 0 ? (
        <>
          <p className="above-4">{reasons.others}</p>
          <Terms reasons={reasons} />
        </>
      ) : (
        <OtherPlaces title={reasons.others}>
          <ul className={`stack gap-6 ${styles.places}`}>
            {reasons.places.map((other) => (
              <PlaceRow
                key={`${other.place.day}-${other.place.start}`}
                other={other}
                onMove={onMove}
              />
            ))}
          </ul>
          <Legend />
          <Terms reasons={reasons} />
        </OtherPlaces>
      )}
    </>
  )
}

/** A fold: while it is open the week bears the marks of them. */
function OtherPlaces({ title, children }: { title: string; children: ReactNode }) {
  const { weighing } = useDesk()
  const isOpen = useStore(weighing, (state) => state.isOpen)
  return (
    <details
      className="above-4"
      open={isOpen}
      onToggle={({ currentTarget }) => weighing.set({ isOpen: currentTarget.open })}
      data-other-places=""
    >
      <summary>{title}</summary>
      <div className="stack packed gap-6 above-6">{children}</div>
    </details>
  )
}

function Terms({ reasons: { terms, share } }: { reasons: Reasons }) {
  const words = useWords().reason
  if (terms.length === 0) return null
  return <TermTable title={words.costs} terms={terms} total={share} />
}

function PlaceRow({ other, onMove }: { other: OtherPlace; onMove: () => void }) {
  const desk = useDesk()
  const words = useWords().reason
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

/** Better in whatever step; then each step of worse. */
const examples = [-1, 0, 1, leastClear, leastMuch]

/** What the marks on the week mean, and the way to them. */
function Legend() {
  const { weighing } = useDesk()
  const language = useLanguage()
  const { better, marksLegend, toMarks } = useWords().reason
  const hasMarks = useStore(weighing, ({ stop }) => stop !== null)
  return (
    <>
      <p className="flex wrap quiet above-4 gap-y-2 gap-x-8" aria-hidden="true">
        {marksLegend}
        {examples.map((total) => (
          <span className="inline-row gap-4" key={total}>
            <CostMark tone={toneOf({ total })} total={total} />
            {total < 0 ? better : sayWorth(total, language)}
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
