// The part of the settings for how the person likes to study; every plan from then on keeps to it.
import { useLengthFields } from '../words/use-length-fields.ts'
import { useState } from 'react'
import { dayParts, findHabitProblem } from '../../shared/planner/planning-preferences.ts'
import { DialogBody, FootedForm } from '../kit/dialog.tsx'
import { NumberField, Select, TextField, bindTo } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { setPreferences } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { WeekdayChoices } from '../kit/choice.tsx'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { sayHabitProblem } from '../../shared/preferences/say-preferences.ts'
import { maxPeriods } from '../../shared/schedule/place.ts'
import { draftOf, planningOf, withPart, type HabitDraft } from './habit-draft.ts'
import styles from './habits.module.css'

export function HabitSettings({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().habit
  const [draft, setDraft] = useState<HabitDraft>(() => draftOf(desk.settings.get().planning))
  const language = useLanguage()
  const periods = usePeriods() ?? maxPeriods
  const problem = findHabitProblem(planningOf(draft), periods)
  const save = async () => {
    return (await setPreferences(desk, { planning: planningOf(draft) })) ? null : ''
  }
  return (
    <FootedForm
      submit={words.save}
      cancel={words.close}
      done={words.saved}
      problem={problem === null ? '' : sayHabitProblem(problem, language)}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogBody>
        <p className="quiet">{words.scope}</p>
        <HabitFields draft={draft} onChange={setDraft} />
      </DialogBody>
    </FootedForm>
  )
}

function usePeriods(): number | undefined {
  return useStore(useDesk().week.view, ({ state }) => state?.window.periods.length)
}

type HabitFieldsProps = { draft: HabitDraft; onChange: (draft: HabitDraft) => void }

function HabitFields({ draft, onChange }: HabitFieldsProps) {
  const words = useWords().habit
  const lengths = useLengthFields()
  const periods = usePeriods()
  const of = bindTo(draft, onChange)
  return (
    <>
      <div className="stack gap-4">
        <div className="stack gap-14 two-columns">
          <TextField label={words.before} type="time" {...of('before')} />
          <TextField label={words.after} type="time" {...of('after')} />
        </div>
        <div className="stack gap-14 two-columns">
          <TextField label={words.lunchFrom} type="time" {...of('lunchFrom')} />
          <TextField label={words.lunchTo} type="time" {...of('lunchTo')} />
        </div>
        <p className="quiet small snug">{words.timesHint}</p>
      </div>
      <WeekdayChoices legend={words.protectedDays} {...of('weekdays')} />
      <div className={`stack gap-14 two-columns ${styles.even}`}>
        <NumberField
          label={lengths.daily}
          unit={lengths.unit}
          min={1}
          max={periods}
          step={1}
          placeholder={words.dailyHint}
          {...of('daily')}
        />
        <NumberField label={words.evenings} required min={0} max={7} step={1} {...of('evenings')} />
      </div>
      <PartFields {...of('parts')} />
    </>
  )
}

type PartFieldsProps = {
  value: HabitDraft['parts']
  onChange: (parts: HabitDraft['parts']) => void
}

function PartFields({ value: parts, onChange }: PartFieldsProps) {
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
            <Select
              value={parts[course] ?? null}
              choices={([null, ...dayParts] as const).map((part) => ({
                value: part,
                label: words.part[part ?? ''],
              }))}
              onChange={(part) => onChange(withPart(parts, course, part))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
