// A re-plan: when there is no time, which blocks and courses are meant, and how much may move.
import { useWords, useLanguage } from '../../../words/words.ts'
import type { AwaySpan } from '../../../../shared/tools/replan-arguments.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { maxEntries, type ToolArguments } from '../../../../shared/tools/catalogue.ts'
import { sayTime } from '../../../../shared/words/schedule/say-place.ts'
import { DayField, NumberField } from './form-fields.tsx'
import styles from './edit.module.css'

type ReplanArguments = ToolArguments<'replan'>

type ReplanFieldsProps = {
  state: ScheduleState
  given: ReplanArguments
  onChange: (next: ReplanArguments) => void
}

export function ReplanFields({ state, given, onChange }: ReplanFieldsProps) {
  const words = useWords().edit
  const change = (part: ReplanArguments) => onChange({ ...given, ...part })
  const { max_moves: most, ...unbound } = given
  return (
    <>
      {(given.unavailable ?? []).map((span, index, spans) => (
        <SpanFields
          // Spans have no name of their own, and none comes or goes.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          state={state}
          span={span}
          onChange={(next) => change({ unavailable: spans.with(index, next) })}
        />
      ))}
      <IdChoices
        legend={words.blocks}
        ids={given.task_ids ?? []}
        title={(id) => findTask(state, id)?.title ?? ''}
        onChange={(ids) => change({ task_ids: ids })}
      />
      <IdChoices
        legend={words.work}
        ids={given.task_class_ids ?? []}
        title={(id) => findTaskClass(state, id)?.title ?? ''}
        onChange={(ids) => change({ task_class_ids: ids })}
      />
      <Toggle
        label={words.includeToday}
        isOn={given.include_today ?? false}
        onChange={(isOn) => change({ include_today: isOn })}
      />
      <Toggle
        label={words.beforeExams}
        isOn={given.before_exams ?? false}
        onChange={(isOn) => change({ before_exams: isOn })}
      />
      <NumberField
        label={words.mostMoves}
        hint={words.noLimit}
        value={most}
        least={0}
        most={maxEntries}
        onChange={(next) => onChange(next === undefined ? unbound : { ...given, max_moves: next })}
      />
    </>
  )
}

type SpanFieldsProps = {
  state: ScheduleState
  span: AwaySpan
  onChange: (span: AwaySpan) => void
}

/** The last day goes along with the first, so that no span ends before it begins. */
function SpanFields({ state: { window }, span, onChange }: SpanFieldsProps) {
  const language = useLanguage()
  const words = useWords().edit
  const { day_from: from, day_to: to, slot_start: start, slot_end: end } = span
  return (
    <fieldset>
      <legend className={styles.label}>
        {words.away}
        {start === undefined && end === undefined
          ? ''
          : ` · ${sayTime(window, { start: start ?? 1, end: end ?? window.periods.length }, language)}`}
      </legend>
      <div className={styles.pair}>
        <DayField
          label={words.from}
          window={window}
          value={from}
          onChange={(day) => onChange({ ...span, day_from: day, day_to: Math.max(day, to) })}
        />
        <DayField
          label={words.to}
          window={window}
          value={to}
          onChange={(day) => onChange({ ...span, day_from: Math.min(day, from), day_to: day })}
        />
      </div>
    </fieldset>
  )
}

type IdChoicesProps = {
  legend: string
  ids: readonly number[]
  title: (id: number) => string
  onChange: (ids: number[]) => void
}

/** Each can be left out but the last one. */
function IdChoices({ legend, ids, title, onChange }: IdChoicesProps) {
  const words = useWords().edit
  if (ids.length < 2) return null
  return (
    <fieldset className="stack gap-2">
      <legend className={styles.label}>{legend}</legend>
      {ids.map((id) => (
        <Toggle
          key={id}
          label={title(id)}
          name={words.keep(title(id))}
          isOn
          onChange={() => onChange(ids.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  )
}

type ToggleProps = {
  label: string
  name?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Toggle({ label, name, isOn, onChange }: ToggleProps) {
  return (
    <label className="stack at-top gap-8 snug auto-rest">
      <input
        className="above-4"
        type="checkbox"
        aria-label={name}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
