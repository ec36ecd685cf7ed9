// The form for a body of study work: how many sessions of a course, when, and how to spread them.
import { useLengthFields } from '../words/use-length-fields.ts'
import { useState } from 'react'
import { scheduleRequests } from '../../shared/planner/requests.ts'
import { Choices, WeekdayChoices } from '../kit/choice.tsx'
import { DialogBody, DialogForm } from '../kit/dialog.tsx'
import { NumberField, TextField, bindTo } from '../kit/fields.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { placeAt, type Place } from '../../shared/schedule/place.ts'
import { sayPlace } from '../../shared/words/schedule/say-place.ts'
import { CourseField } from './course-field.tsx'
import { PaceHint } from './pace-hint.tsx'
import { addStudy, examWish, firstWish, type StudyWish } from './study-wish.ts'

type AddStudyProps = {
  course: string
  /** Where the first session is to lie. */
  at: Place | null
  exam: { title: string; date: string } | null
  onClose: () => void
}

export function AddStudyDialog({ course, at, exam, onClose }: AddStudyProps) {
  const desk = useDesk()
  const words = useWords().addStudy
  const language = useLanguage()
  const [wish, setWish] = useState<StudyWish>(() => {
    const view = desk.week.view.get()
    const towards = exam === null ? null : examWish(view, { course, ...exam }, language)
    return towards ?? firstWish(view, course, at)
  })
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
  const language = useLanguage()
  const words = useWords().addStudy
  const lengths = useLengthFields()
  const days = useStore(useDesk().week.view, ({ state }) => state?.window.days)
  const of = bindTo(wish, onChange, shape)
  const within = { min: days?.at(0)?.date, max: days?.at(-1)?.date }
  const window = useStore(useDesk().week.view, ({ state }) => state?.window)
  const first = wish.at && placeAt(wish.at.day, wish.at.start, wish.periods || 1)
  return (
    <>
      {first === undefined || window === undefined || first.end > window.periods.length ? null : (
        <p>{words.first(sayPlace(window, first, language))}</p>
      )}
      <CourseField isFirst label={words.course} {...of('course')} />
      <TextField label={words.what} placeholder={words.whatHint} {...of('title')} />
      <div className="stack gap-14 two-columns">
        <NumberField label={words.sessions} {...of('sessions')} />
        <NumberField label={lengths.each} unit={lengths.unit} {...of('periods')} />
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
