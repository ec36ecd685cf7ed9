// The limits of a body of work as a form: what is typed is checked here, and again by the core.
import { useState, type FormEvent } from 'react'
import type { Window } from '../../shared/schedule/state.ts'
import { strategies, subjectTypes, type TaskClass } from '../../shared/schedule/task-class.ts'
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { CourseField } from '../study/course-field.tsx'
import { WeekdayChoices } from '../study/weekday-choices.tsx'
import { useWords } from '../words/words.ts'
import { draftOfClass, editOfDraft, findDraftProblem, type ClassDraft } from './class-draft.ts'
import styles from './course-page.module.css'
import { useEscape } from './use-escape.ts'
import type { WorkDoer } from './use-work-edit.ts'

type ClassFormProps = { taskClass: TaskClass; window: Window; doer: WorkDoer; onEnd: () => void }

export function ClassForm({ taskClass, window, doer, onEnd }: ClassFormProps) {
  const words = useWords().work
  const [draft, setDraft] = useState<ClassDraft>(() => draftOfClass(taskClass, window))
  const element = useEscape<HTMLFormElement>(onEnd)
  const change = (part: Partial<ClassDraft>) => setDraft({ ...draft, ...part })
  const problem = findDraftProblem(draft, window)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null) return
    const edit = editOfDraft(taskClass, draft, window)
    if (Object.keys(edit.fields).length === 0) onEnd()
    else doer.run(edit, onEnd)
  }
  return (
    <form
      ref={element}
      className={`framed stack full paper pad-y-12 pad-x-14 ${styles.limits}`}
      onSubmit={submit}
    >
      <TimeFields draft={draft} window={window} onChange={change} />
      <WorkFields draft={draft} onChange={change} />
      <output className="caution">{problem === null ? '' : words.problems[problem]}</output>
      <span className="flex wrap gap-8">
        <Button type="submit" look="primary" disabled={doer.isPending || problem !== null}>
          {words.save}
        </Button>
        <Button disabled={doer.isPending} onClick={onEnd}>
          {words.cancel}
        </Button>
      </span>
    </form>
  )
}

type FieldsProps = { draft: ClassDraft; onChange: (part: Partial<ClassDraft>) => void }

function TimeFields({ draft, window, onChange }: FieldsProps & { window: Window }) {
  const words = useWords().work
  const { days, periods } = window
  const date = (label: string, value: string, take: (value: string) => void) => (
    <label className={form.field}>
      <span>{label}</span>
      <input
        type="date"
        required
        min={days.at(0)?.date}
        max={days.at(-1)?.date}
        value={value}
        onChange={(event) => take(event.target.value)}
      />
    </label>
  )
  return (
    <>
      <label className={form.field}>
        <span>{words.what}</span>
        <input // The person has just asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          maxLength={80}
          pattern=".*\S.*"
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </label>
      <CourseField
        label={words.course}
        value={draft.course}
        onChange={(course) => onChange({ course })}
      />
      <div className="stack gap-14 two-columns">
        {date(words.from, draft.from, (from) => onChange({ from }))}
        {date(words.to, draft.to, (to) => onChange({ to }))}
      </div>
      <WeekdayChoices
        legend={words.avoid}
        value={draft.excludedWeekdays}
        onChange={(excludedWeekdays) => onChange({ excludedWeekdays })}
      />
      <PeriodChoices
        count={periods.length}
        value={draft.excludedPeriods}
        onChange={(excludedPeriods) => onChange({ excludedPeriods })}
      />
    </>
  )
}

type PeriodChoicesProps = {
  count: number
  value: readonly number[]
  onChange: (value: number[]) => void
}

function PeriodChoices({ count, value, onChange }: PeriodChoicesProps) {
  const words = useWords().work
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const toggle = (period: number) =>
    onChange(all.filter((each) => value.includes(each) !== (each === period)))
  return (
    <fieldset>
      <legend className={form.label}>{words.avoidPeriods}</legend>
      <div className="flex wrap gap-6 above-4">
        {all.map((period) => (
          <label key={period} className={`framed anchor pad-y-4 pad-x-12 ${form.day}`}>
            <input
              type="checkbox"
              checked={value.includes(period)}
              onChange={() => toggle(period)}
            />
            {period}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function WorkFields({ draft, onChange }: FieldsProps) {
  const words = useWords().work
  return (
    <>
      <div className="stack gap-14 two-columns">
        <Chooser
          label={words.subject}
          value={draft.subjectType}
          choices={subjectTypes.map((value) => ({ value, label: words.subjects[value] }))}
          onChange={(subjectType) => onChange({ subjectType })}
        />
        <Chooser
          label={words.strategy}
          value={draft.strategy}
          choices={strategies.map((value) => ({ value, label: words[value] }))}
          onChange={(strategy) => onChange({ strategy })}
        />
      </div>
      <div className={`stack gap-14 ${styles.grades}`}>
        {(['difficulty', 'intensity', 'priority'] as const).map((name) => (
          <Chooser
            key={name}
            label={words[name]}
            value={String(draft[name])}
            choices={[1, 2, 3, 4, 5].map((grade) => ({
              value: String(grade),
              label: words.grade(grade),
            }))}
            onChange={(grade) => onChange({ [name]: Number(grade) })}
          />
        ))}
        <label className={form.field}>
          <span>{words.budget}</span>
          <input
            type="number"
            min={1}
            max={9999}
            step={1}
            placeholder={words.budgetHint}
            value={Number.isNaN(draft.budget) ? '' : draft.budget}
            onChange={(event) => onChange({ budget: event.target.valueAsNumber })}
          />
        </label>
      </div>
      <label className="line gap-8">
        <input
          type="checkbox"
          checked={draft.mayEmbed}
          onChange={(event) => onChange({ mayEmbed: event.target.checked })}
        />
        <span>{words.embed}</span>
      </label>
    </>
  )
}

type ChooserProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Chooser<Value extends string>({ label, value, choices, onChange }: ChooserProps<Value>) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
