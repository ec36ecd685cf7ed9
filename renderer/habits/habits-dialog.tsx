// The form for how the person likes to study; every plan from then on keeps to it.
import { useState, type FormEvent } from 'react'
import { dayParts } from '../../shared/planner/planning-preferences.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import form from '../kit/form.module.css'
import { usePending } from '../kit/use-pending.ts'
import { setPreferences, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { WeekdayChoices } from '../study/weekday-choices.tsx'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { useWords } from '../words/words.ts'
import { draftOf, findHabitProblem, planningOf, withPart, type HabitDraft } from './habit-draft.ts'
import styles from './habits.module.css'

export function HabitsDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().habit
  const [draft, setDraft] = useState<HabitDraft>(() => draftOf(desk.settings.get().planning))
  const [isPending, run] = usePending()
  const problem = findHabitProblem(draft)
  const save = async (): Promise<void> => {
    if (!(await setPreferences(desk, { planning: planningOf(draft) }))) return
    tell(desk, 'done', words.saved)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) run(save())
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="column grow shortens clips" onSubmit={submit}>
        <div className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18">
          <p className="quiet">{words.scope}</p>
          <HabitFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
        </div>
        <div className="row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16">
          <output className="caution grow small snug">
            {problem === null ? '' : words.problems[problem]}
          </output>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isPending || problem !== null}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type HabitFieldsProps = { draft: HabitDraft; onChange: (part: Partial<HabitDraft>) => void }

function HabitFields({ draft, onChange }: HabitFieldsProps) {
  const words = useWords().habit
  const periods = useStore(useDesk().week.view, ({ state }) => state?.window.periods.length)
  return (
    <>
      <div className="stack gap-4">
        <div className="stack gap-14 two-columns">
          <TimeField
            label={words.before}
            value={draft.before}
            onChange={(before) => onChange({ before })}
          />
          <TimeField
            label={words.after}
            value={draft.after}
            onChange={(after) => onChange({ after })}
          />
        </div>
        <p className="quiet small snug">{words.timesHint}</p>
      </div>
      <WeekdayChoices
        legend={words.protectedDays}
        value={draft.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
      <div className="stack gap-14 two-columns">
        <label className={form.field}>
          <span>{words.daily}</span>
          <input
            type="number"
            min={1}
            max={periods}
            step={1}
            placeholder={words.dailyHint}
            value={Number.isNaN(draft.daily) ? '' : draft.daily}
            onChange={(event) => onChange({ daily: event.target.valueAsNumber })}
          />
        </label>
        <label className={form.field}>
          <span>{words.evenings}</span>
          <input
            type="number"
            required
            min={0}
            max={7}
            step={1}
            value={Number.isNaN(draft.evenings) ? '' : draft.evenings}
            onChange={(event) => onChange({ evenings: event.target.valueAsNumber })}
          />
        </label>
      </div>
      <PartFields parts={draft.parts} onChange={(parts) => onChange({ parts })} />
    </>
  )
}

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void }

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input type="time" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

type PartFieldsProps = {
  parts: HabitDraft['parts']
  onChange: (parts: HabitDraft['parts']) => void
}

function PartFields({ parts, onChange }: PartFieldsProps) {
  const words = useWords().habit
  const state = useStore(useDesk().week.view, (view) => view.state)
  const courses = state === null ? [] : coursesOf(state)
  if (courses.length === 0) return null
  return (
    <fieldset>
      <legend className={form.label}>{words.parts}</legend>
      <div className="stack gap-6 above-4">
        {courses.map((course) => (
          <label key={course} className={`stack middle gap-14 rest-auto ${styles.course}`}>
            <span className="narrows tight breaks">{course}</span>
            <select
              value={parts[course] ?? ''}
              onChange={({ target }) =>
                onChange(
                  withPart(parts, course, dayParts.find((part) => part === target.value) ?? null),
                )
              }
            >
              {(['', ...dayParts] as const).map((part) => (
                <option key={part} value={part}>
                  {words.part[part]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
