// The form for a body of study work: how many sessions of a course, when, and how to spread them.
import { useLengthFields } from '../words/use-length-fields.ts'
import { useState } from 'react'
import { scheduleRequests } from '../../shared/planner/requests.ts'
import { Choices } from '../kit/choice.tsx'
import { DialogBody, DialogForm } from '../kit/dialog.tsx'
import { NumberField, TextField } from '../kit/fields.tsx'
import { bindTo } from '../kit/bind-to.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { CourseField } from './course-field.tsx'
import { PaceHint } from './pace-hint.tsx'
import { addStudy, firstWish, type StudyWish } from './study-wish.ts'
import { WeekdayChoices } from '../kit/weekday-choices.tsx'

export function AddStudyDialog({ course, onClose }: { course: string; onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().addStudy
  const [wish, setWish] = useState<StudyWish>(() => firstWish(desk.week.view.get(), course))
  const problem = wish.from > wish.to ? words.rangeProblem : ''
  return (
    <DialogForm
      title={words.title}
      submit={words.add}
      cancel={words.cancel}
      problem={problem}
      isSaid
      onSubmit={() => addStudy(desk, wish)}
      onClose={onClose}
    >
      <DialogBody>
        <StudyFields wish={wish} problem={problem} onChange={setWish} />
      </DialogBody>
    </DialogForm>
  )
}

type StudyFieldsProps = { wish: StudyWish; problem: string; onChange: (wish: StudyWish) => void }

const { shape } = scheduleRequests['add-study'].input

function StudyFields({ wish, problem, onChange }: StudyFieldsProps) {
  const words = useWords().addStudy
  const lengths = useLengthFields()
  const days = useStore(useDesk().week.view, ({ state }) => state?.window.days)
  const of = bindTo(wish, onChange, shape)
  const within = { min: days?.at(0)?.date, max: days?.at(-1)?.date }
  return (
    <>
      <CourseField isFirst label={words.course} {...of('course')} />
      <TextField label={words.what} placeholder={words.whatHint} {...of('title')} />
      <div className="stack gap-14 two-columns">
        <NumberField label={words.sessions} {...of('sessions')} />
        <NumberField label={lengths.each} {...of('periods')} />
      </div>
      <PaceHint wish={wish} onTake={(sessions) => onChange({ ...wish, sessions })} />
      <div className="stack gap-14 two-columns">
        <TextField label={words.from} type="date" required {...within} {...of('from')} />
        <TextField label={words.to} type="date" required {...within} {...of('to')} />
      </div>
      {problem === '' ? null : <output className="caution">{problem}</output>}
      <Choices
        legend={words.strategy}
        name="strategy"
        choices={[
          { value: 'steady', label: words.steady, hint: words.steadyHint },
          { value: 'rapid', label: words.rapid, hint: words.rapidHint },
        ]}
        {...of('strategy')}
      />
      <WeekdayChoices legend={words.avoid} {...of('excludedWeekdays')} />
    </>
  )
}
