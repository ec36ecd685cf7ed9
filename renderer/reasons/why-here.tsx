// Why a block is where it is, and where else it could be: the last part of its details.
import { useId } from 'react'
import type { RequestOutput } from '../../shared/ipc.ts'
import type { PlacedExplanation } from '../../shared/planner/explanation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { Button } from '../controls/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useIsBusy } from '../store/use-is-busy.ts'
import { reasonWords } from '../words/reason-words.ts'
import { useLanguage } from '../words/words.ts'
import { CostMark } from './cost-mark.tsx'
import { describeReasons, type OtherPlace, type Reasons } from './describe-reasons.ts'
import styles from './reasons.module.css'

type WhyHereProps = {
  state: ScheduleState
  /** Undefined while it is awaited, null when it could not be had. */
  answer: RequestOutput<'explain-task'> | null | undefined
  /** It was shown before its answer came: it keeps the room that it took, so that nothing moves. */
  isReserved: boolean
  onMove: () => void
}

export function WhyHere({ state, answer, isReserved, onMove }: WhyHereProps) {
  const words = reasonWords[useLanguage()]
  const titleId = useId()
  return (
    <section
      className={styles.why}
      aria-labelledby={titleId}
      aria-busy={answer === undefined}
      data-reserved={isReserved || undefined}
    >
      <h4 id={titleId}>{words.title}</h4>
      {answer === null ? <p className={styles.quiet}>{words.failed}</p> : null}
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
      <p>{reasons.reason}</p>
      {reasons.others === null ? null : (
        <>
          <Terms reasons={reasons} />
          <p className={styles.others}>{reasons.others}</p>
          {reasons.places.length === 0 ? null : (
            <ul className={styles.places}>
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
        </>
      )}
    </>
  )
}

function Terms({ reasons: { terms, share } }: { reasons: Reasons }) {
  const words = reasonWords[useLanguage()]
  if (terms.length === 0) return <p className={styles.quiet}>{words.costsNothing}</p>
  const rows = terms.length === 1 ? terms : [...terms, { name: words.inAll, amount: share }]
  return (
    <div className={styles.terms}>
      <p className={styles.quiet}>{words.costs}</p>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount < 0 ? `−${-amount}` : amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function PlaceRow({ other, onMove }: { other: OtherPlace; onMove: () => void }) {
  const desk = useDesk()
  const words = reasonWords[useLanguage()]
  const isBusy = useIsBusy()
  const { where, clock, difference, tone, move } = other
  const moveThere = (text: string) => {
    onMove()
    void sayAloud(desk, text)
  }
  return (
    <li>
      <CostMark tone={tone} />
      <span>
        {where}
        <small>{`${clock} · ${difference}`}</small>
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

function Legend() {
  const { marks, marksLegend } = reasonWords[useLanguage()]
  const tones = ['better', 'same', 'worse'] as const
  return (
    <p className={styles.legend} aria-hidden="true">
      {marksLegend}
      {tones.map((tone) => (
        <span key={tone}>
          <CostMark tone={tone} />
          {marks[tone]}
        </span>
      ))}
    </p>
  )
}
