// The limits of a body of work as a form: what is typed is checked here, and again by the core.
import { useLengthFields } from '../words/use-length-fields.ts'
import { useState } from 'react'
import type { Window } from '../../shared/schedule/state.ts'
import { strategies, subjectTypes, type TaskClass } from '../../shared/schedule/task-class.ts'
import { courseSchema } from '../../shared/schedule/term.ts'
import { Button } from '../kit/button.tsx'
import { Form, NumberField, SelectField, TextField, Tick, TickRow, bindTo } from '../kit/fields.tsx'
import { takeFocus } from '../kit/focus.ts'
import { CourseField } from '../study/course-field.tsx'
import { WeekdayChoices } from '../kit/choice.tsx'
import { useWords } from '../words/words.ts'
import { draftOfClass, editOfDraft, findDraftProblem, type ClassDraft } from './class-draft.ts'
import styles from './course-page.module.css'
import type { WorkDoer } from './use-work-edit.ts'

type ClassFormProps = { taskClass: TaskClass; window: Window; doer: WorkDoer; onEnd: () => void }

export function ClassForm({ taskClass, window, doer, onEnd }: ClassFormProps) {
  const words = useWords().work
  const [draft, setDraft] = useState<ClassDraft>(() => draftOfClass(taskClass, window))
  const problem = findDraftProblem(draft, window)
  const save = () => {
    if (problem !== null) return
    const edit = editOfDraft(taskClass, draft, window)
    if (Object.keys(edit.fields).length === 0) onEnd()
    else doer.run(edit, onEnd)
  }
  return (
    <Form
      className={`framed stack full paper pad-y-12 pad-x-14 ${styles.limits}`}
      onSend={save}
      onLeave={onEnd}
    >
      <TimeFields draft={draft} window={window} onChange={setDraft} />
      <WorkFields draft={draft} onChange={setDraft} />
      <output className="caution">{problem === null ? '' : words.problems[problem]}</output>
      <span className="flex wrap gap-8">
        <Button type="submit" look="primary" disabled={doer.isPending || problem !== null}>
          {words.save}
        </Button>
        <Button disabled={doer.isPending} onClick={onEnd}>
          {words.cancel}
        </Button>
      </span>
    </Form>
  )
}

type FieldsProps = { draft: ClassDraft; onChange: (draft: ClassDraft) => void }

function TimeFields({ draft, window, onChange }: FieldsProps & { window: Window }) {
  const words = useWords().work
  const of = bindTo(draft, onChange)
  const within = { min: window.days.at(0)?.date, max: window.days.at(-1)?.date }
  return (
    <>
      {/* The person has just asked for it. */}
      <TextField label={words.what} ref={takeFocus} {...of('title')} schema={courseSchema} />
      <CourseField
        label={words.course}
        value={draft.course}
        onChange={(course) => onChange({ ...draft, course })}
      />
      <div className="stack gap-14 two-columns">
        <TextField label={words.from} type="date" required {...within} {...of('from')} />
        <TextField label={words.to} type="date" required {...within} {...of('to')} />
      </div>
      <WeekdayChoices
        legend={words.avoid}
        value={draft.excludedWeekdays}
        onChange={(excludedWeekdays) => onChange({ ...draft, excludedWeekdays })}
      />
      <TickRow
        legend={words.avoidPeriods}
        choices={window.periods.map((_, index) => ({ value: index + 1, label: `${index + 1}` }))}
        value={draft.excludedPeriods}
        onChange={(excludedPeriods) =>
          onChange({ ...draft, excludedPeriods: [...excludedPeriods] })
        }
      />
    </>
  )
}

function WorkFields({ draft, onChange }: FieldsProps) {
  const words = useWords().work
  const lengths = useLengthFields()
  const of = bindTo(draft, onChange)
  return (
    <>
      <div className="stack gap-14 two-columns">
        <SelectField
          label={words.subject}
          choices={subjectTypes.map((value) => ({ value, label: words.subjects[value] }))}
          {...of('subjectType')}
        />
        <SelectField
          label={words.strategy}
          choices={strategies.map((value) => ({ value, label: words[value] }))}
          {...of('strategy')}
        />
      </div>
      <div className={`stack gap-14 ${styles.grades}`}>
        {(['difficulty', 'intensity', 'priority'] as const).map((name) => (
          <SelectField
            key={name}
            label={words[name]}
            choices={[1, 2, 3, 4, 5].map((value) => ({ value, label: words.grade(value) }))}
            {...of(name)}
          />
        ))}
        <NumberField
          label={lengths.budget}
          unit={lengths.unit}
          min={1}
          max={9999}
          step={1}
          placeholder={words.budgetHint}
          {...of('budget')}
        />
      </div>
      <Tick label={words.embed} {...of('mayEmbed')} />
    </>
  )
}
