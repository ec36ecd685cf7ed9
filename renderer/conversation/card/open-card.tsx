// The open card: what would happen, computed from its diff; then Accept, Change and Reject.
import { type EffectNumber } from '../../../shared/i18n/en/shared/schedule.ts'
import { useMemo } from 'react'
import { listWords } from '../../../shared/text/join-words.ts'
import { effectNumbers } from '../../../shared/words/schedule/effect-numbers.ts'
import { sayCard, sayPlanFacts } from '../../../shared/conversation/say-card.ts'
import type { Card, PlanStep } from '../../../shared/agent/card.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect, type Effect } from '../../../shared/schedule/effect.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isWithinWeek } from '../../../shared/words/schedule/say-change.ts'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { Icon } from '../../kit/icon.tsx'
import { mostCurves } from '../../store/proposal-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { Operations, Portraits, CheckpointFields, ClassChanges } from './card-contents.tsx'
import { CardActions } from './card-actions.tsx'
import styles from './card.module.css'
import { Chips } from './chips.tsx'
import { ChangeRow } from './change-row.tsx'
import { Folded } from './folded.tsx'
import { PartRows } from './part-rows.tsx'
import { usePart } from '../../store/part-choice.ts'
import { useDesk, useStore } from '../../store/use-store.ts'

export function OpenCard({ card, state }: { card: Card; state: ScheduleState }) {
  const language = useLanguage()
  const words = useWords().card
  const { body } = card
  const part = usePart(card)
  const whole = useMemo(() => describeEffect(state, body.diff), [state, body.diff])
  const effect = useMemo(
    () => (part.diff === body.diff ? whole : describeEffect(state, part.diff)),
    [state, whole, part.diff, body.diff],
  )
  const numbers = effectNumbers(state, effect, language).filter(({ kind }) =>
    kind === 'day'
      ? // Many changes are counted on the days themselves.
        effect.changes.length <= mostCurves
      : kind === 'pending' || body.kind !== 'plan',
  )
  const isPlanOnly = body.kind === 'plan' && whole.changes.length === 0
  return (
    <CardActions card={card} state={state}>
      {isPlanOnly || (part.isOffered && part.taken === 0) ? null : (
        <p className={`strong snug pretty ${styles.sentence}`}>
          <HeldRanges text={sayCard(state, body, language, effect)} />
        </p>
      )}
      {body.kind === 'plan' ? (
        <PlanFacts state={state} diff={part.diff} leftOut={body.leftOut} />
      ) : null}
      <Chips card={card} />
      {body.kind === 'plan' ? <Steps steps={body.steps} isOnly={isPlanOnly} /> : null}
      {body.kind === 'checkpoint' ? <CheckpointFields body={body} /> : null}
      {body.kind === 'brief' ? <Operations document={body.document} /> : null}
      {body.kind === 'brief' && body.standing !== null ? (
        <Portraits standing={body.standing} document={body.document} />
      ) : null}
      <ClassChanges diff={part.diff} window={state.window} />
      {part.isOffered ? (
        <PartRows card={card} state={state} effect={whole} part={part} />
      ) : (
        <Changes effect={effect} state={state} />
      )}
      <Folded
        className={`stack small gap-2 ${styles.numbers}`}
        most={6}
        parts={numbers.map((number, index) => ({
          // Two bodies of work may bear one title.
          key: `${number.kind} ${index}`,
          content: <ChangedNumber number={number} />,
        }))}
      />
      {body.kind === 'plan' && body.leftOut.length > 0 ? (
        <p className="caution small snug">
          {words.leftOut(body.leftOut.length)}{' '}
          {listWords(
            body.leftOut.flatMap((id) => findTask(state, id)?.title ?? []),
            language,
          )}
        </p>
      ) : null}
    </CardActions>
  )
}

function Changes({ effect: { changes }, state }: { effect: Effect; state: ScheduleState }) {
  const isDated = !isWithinWeek(changes)
  return (
    <Folded
      className={`small snug ${styles.changes}`}
      most={5}
      // The sentence has said a single change already.
      parts={(changes.length > 1 ? changes : []).map((change) => ({
        key: `${change.taskId}`,
        content: <ChangeRow change={change} window={state.window} isDated={isDated} />,
      }))}
    />
  )
}

type PlanFactsProps = { state: ScheduleState; diff: ScheduleDiff; leftOut: readonly number[] }

function PlanFacts({ state, diff, leftOut }: PlanFactsProps) {
  const language = useLanguage()
  const clock = useStore(useDesk().week.view, (view) => view.clock)
  const said = sayPlanFacts({ state, diff, clock, leftOut }, language)
  return said === '' ? null : (
    <p className="small snug pretty quiet">
      <HeldRanges text={said} />
    </p>
  )
}

// A single step beside its own effect would say the same twice.
function Steps({ steps, isOnly }: { steps: PlanStep[]; isOnly: boolean }) {
  const words = useWords().card
  if (steps.length === 0 || (steps.length === 1 && !isOnly)) return null
  return (
    <details className={`quiet small ${styles.steps}`} open={isOnly}>
      <summary>{words.steps(steps.length)}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.content}>{step.content}</li>
        ))}
      </ol>
    </details>
  )
}

function ChangedNumber({ number }: { number: EffectNumber }) {
  const words = useWords().card
  return (
    <>
      <span>{number.label}</span>
      <span className={`middle gap-4 fixed ${styles.figures}`}>
        {number.from}
        <span className="for-screen-readers">{` ${words.to} `}</span>
        <Icon name="arrow" size={12} />
        <b className="ink">{number.to}</b>
        {number.unit}
      </span>
    </>
  )
}
