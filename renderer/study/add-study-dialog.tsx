// The form for a body of study work: how many sessions of a course, when, and how to spread them.
import { useState, type FormEvent } from 'react'
import { maxSessions } from '../../shared/schedule/work/work-edit.ts'
import { Button } from '../kit/button.tsx'
import { Choices } from '../kit/choice.tsx'
import { Dialog } from '../kit/dialog.tsx'
import form from '../kit/form.module.css'
import { usePending } from '../kit/use-pending.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { CourseField } from './course-field.tsx'
import { PaceHint } from './pace-hint.tsx'
import { addStudy, firstWish, type StudyWish } from './study-wish.ts'
import { WeekdayChoices } from './weekday-choices.tsx'

export function AddStudyDialog({ course, onClose }: { course: string; onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().addStudy
  const [wish, setWish] = useState<StudyWish>(() => firstWish(desk.week.view.get(), course))
  const [isPending, run] = usePending()
  const change = (part: Partial<StudyWish>) => setWish({ ...wish, ...part })
  const isBackwards = wish.from > wish.to
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBackwards) run(addStudy(desk, wish, onClose))
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="column grow shortens clips" onSubmit={submit}>
        <StudyFields wish={wish} isBackwards={isBackwards} onChange={change} />
        <div className="row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isPending || isBackwards}>
            {words.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type StudyFieldsProps = {
  wish: StudyWish
  isBackwards: boolean
  onChange: (part: Partial<StudyWish>) => void
}

function StudyFields({ wish, isBackwards, onChange }: StudyFieldsProps) {
  const words = useWords().addStudy
  return (
    <div className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18">
      <CourseField
        isFirst
        label={words.course}
        value={wish.course}
        onChange={(course) => onChange({ course })}
      />
      <TitleField value={wish.title} onChange={(title) => onChange({ title })} />
      <div className="stack gap-14 two-columns">
        <NumberField
          label={words.sessions}
          value={wish.sessions}
          most={maxSessions}
          onChange={(sessions) => onChange({ sessions })}
        />
        <NumberField
          label={words.periods}
          value={wish.periods}
          most={6}
          onChange={(periods) => onChange({ periods })}
        />
      </div>
      <PaceHint wish={wish} onTake={(sessions) => onChange({ sessions })} />
      <div className="stack gap-14 two-columns">
        <DateField label={words.from} value={wish.from} onChange={(from) => onChange({ from })} />
        <DateField label={words.to} value={wish.to} onChange={(to) => onChange({ to })} />
      </div>
      {isBackwards ? <output className="caution">{words.rangeProblem}</output> : null}
      <Choices
        legend={words.strategy}
        name="strategy"
        value={wish.strategy}
        choices={[
          { value: 'steady', label: words.steady, hint: words.steadyHint },
          { value: 'rapid', label: words.rapid, hint: words.rapidHint },
        ]}
        onChange={(strategy) => onChange({ strategy })}
      />
      <WeekdayChoices
        legend={words.avoid}
        value={wish.excludedWeekdays}
        onChange={(excludedWeekdays) => onChange({ excludedWeekdays })}
      />
    </div>
  )
}

function TitleField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords().addStudy
  return (
    <label className={form.field}>
      <span>{words.what}</span>
      <input
        autoComplete="off"
        maxLength={80}
        placeholder={words.whatHint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input
        type="number"
        required
        min={1}
        max={most}
        step={1}
        // An emptied field is no number: it shows empty and the form asks for one.
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}

type DateFieldProps = { label: string; value: string; onChange: (value: string) => void }

function DateField({ label, value, onChange }: DateFieldProps) {
  const days = useStore(useDesk().week.view, ({ state }) => state?.window.days)
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input
        type="date"
        required
        min={days?.at(0)?.date}
        max={days?.at(-1)?.date}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
