// The form of one class beside the grid: its name first, its clashes as they are typed.
import { isBesideRows } from '../../shared/schedule/place.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useId } from 'react'
import { eventKinds } from '../../shared/schedule/task.ts'
import type { Period } from '../../shared/schedule/term.ts'
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import { sayClashBeside, sayWeeksProblem } from '../../shared/words/schedule/say-term-problem.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { courseOfTitle } from '../../shared/timetable/course-name.ts'
import { courseNameSchema } from '../../shared/schedule/term.ts'
import { Button } from '../kit/button.tsx'
import { Form, SelectField, TextField, Tick } from '../kit/fields.tsx'
import { takeFocus } from '../kit/focus.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { changeDraft, changeTimes, readDraft, type BlockDraft } from './block-draft.ts'
import { clashesOf, draftCourses, type DraftBlock, type TimetableDraft } from './timetable-draft.ts'
import { weekdayChoices } from '../kit/choice.tsx'
import styles from './timetable.module.css'

export type BlockFormProps = {
  typed: BlockDraft
  timetable: TimetableDraft
  weeks: number
  periods: readonly Period[]
  /** Others that are held in the same cells, in other weeks. */
  others: readonly DraftBlock[]
  onChange: (typed: BlockDraft) => void
  onPut: () => void
  onCopy: (weekday: number) => void
  onDelete: () => void
  onOther: (key: number | null) => void
  onCancel: () => void
}

export function BlockForm(props: BlockFormProps) {
  const { typed, weeks, onChange, onPut, onCancel, onDelete } = props
  const words = useWords().timetable
  const titleId = useId()
  const read = readDraft(typed, weeks)
  return (
    <Form
      className={`stack gap-8 ${styles.form}`}
      aria-labelledby={titleId}
      onSend={() => (read.ok ? onPut() : undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The dialog stays open.
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <h3 id={titleId}>{typed.key === null ? words.newClass : words.editClass}</h3>
      <TextFields {...props} />
      <PlaceFields {...props} />
      <Tick
        label={words.hosts}
        value={typed.block.hosts}
        onChange={(hosts) => onChange(changeDraft(typed, { hosts }))}
      />
      <div className={`stack gap-6 raised pad-y-6 ${styles.act}`}>
        <Clashes {...props} />
        <div className="row wrap gap-6">
          <Button
            type="submit"
            look="primary"
            disabled={!read.ok || typed.block.title.trim() === ''}
          >
            {typed.key === null ? words.put : words.keep}
          </Button>
          <Button onClick={onCancel}>{words.cancel}</Button>
          {typed.key === null ? null : <Button onClick={onDelete}>{words.drop}</Button>}
        </div>
      </div>
      {typed.key === null ? null : <CopyField {...props} />}
      <Others {...props} />
    </Form>
  )
}

/** Characters of a name, a place, and a list of weeks: as many as the grid can show. */
const longest = 80

function TextFields({ typed, timetable, weeks, onChange }: BlockFormProps) {
  const language = useLanguage()
  const {
    timetable: words,
    addStudy: { course: courseWord },
  } = useWords()
  const problemId = useId()
  const read = readDraft(typed, weeks)
  const isWrong = !read.ok && read.failure.kind !== 'times'
  const state = useStore(useDesk().week.view, (view) => view.state)
  const known = state === null ? [] : coursesOf(state)
  const drafted = [...draftCourses(timetable, known).values()].map(({ course }) => course)
  const courses = [...new Set([...known, ...drafted])]
  return (
    <>
      <TextField
        label={words.name}
        required
        // Whoever opens a class wants to name it.
        ref={takeFocus}
        maxLength={longest}
        value={typed.block.title}
        onChange={(title) => onChange(changeDraft(typed, { title }))}
      />
      {typed.block.kind === 'personal' ? null : (
        <TextField
          label={courseWord}
          placeholder={courseOfTitle(typed.block.title, courses)}
          offers={courses}
          schema={courseNameSchema}
          value={typed.block.course}
          onChange={(course) => onChange(changeDraft(typed, { course }))}
        />
      )}
      <TextField
        label={words.place}
        maxLength={longest}
        value={typed.block.location}
        onChange={(location) => onChange(changeDraft(typed, { location }))}
      />
      <TextField
        label={words.classWeeks}
        maxLength={longest}
        placeholder={words.weeksHint(weeks)}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        value={typed.weeksText}
        onChange={(weeksText) => onChange({ ...typed, weeksText })}
      />
      <output id={problemId} className={isWrong ? 'caution' : `quiet small snug ${styles.hint}`}>
        {!read.ok && read.failure.kind !== 'times'
          ? sayWeeksProblem(read.failure, weeks, language)
          : words.weeksHint(weeks)}
      </output>
    </>
  )
}

function PlaceFields({ typed, periods, onChange }: BlockFormProps) {
  const language = useLanguage()
  const { timetable: words, make: clockWords } = useWords()
  // Rows that are clock times have no numbers that anybody knows (U9).
  const isClock = clockStep({ periods }) !== null
  const { from, to } = isClock ? clockWords : words
  const change = (part: Parameters<typeof changeDraft>[1]) => onChange(changeDraft(typed, part))
  const rows = (edge: 'start' | 'end') =>
    Array.from({ length: Math.max(periods.length, typed.block.end) }, (_, index) => {
      const clock = periods[index]?.[edge]
      const number = `${index + 1}`
      const label = clock === undefined ? number : isClock ? clock : `${number} · ${clock}`
      return { value: index + 1, label }
    })
  const { start, end, clock } = typed.block
  const times = typed.times ?? {
    from: clock?.start ?? periods[start - 1]?.start ?? '',
    to: clock?.end ?? periods[end - 1]?.end ?? '',
  }
  const time = (edge: 'from' | 'to') => ({
    value: times[edge],
    onChange: (value: string) => onChange(changeTimes(typed, { ...times, [edge]: value }, periods)),
  })
  return (
    <div className="stack gap-8 two-columns">
      <SelectField
        label={words.day}
        choices={weekdayChoices(language)}
        value={typed.block.weekday}
        onChange={(weekday) => change({ weekday })}
      />
      <SelectField
        label={words.kind}
        choices={eventKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        value={typed.block.kind}
        onChange={(kind) => change({ kind })}
      />
      {typed.block.kind === 'personal' || isBesideRows(typed.block) ? (
        <>
          <TextField label={clockWords.from} type="time" required {...time('from')} />
          <TextField label={clockWords.to} type="time" required {...time('to')} />
        </>
      ) : (
        <>
          <SelectField
            label={from}
            choices={rows('start')}
            value={typed.block.start}
            onChange={(start) => change({ start })}
          />
          <SelectField
            label={to}
            choices={rows('end')}
            value={typed.block.end}
            onChange={(end) => change({ end })}
          />
        </>
      )}
    </div>
  )
}

/** The first of them while the person still types: it stands over the fields. */
function Clashes({ typed, timetable, weeks, periods }: BlockFormProps) {
  const language = useLanguage()
  const words = useWords().timetable
  const read = readDraft(typed, weeks)
  const [first, ...others] = read.ok ? clashesOf(timetable, typed.key, read.value) : []
  return (
    <output className="caution small">
      {first === undefined ? '' : sayClashBeside({ periods: [...periods] }, first, language)}{' '}
      {others.length === 0 ? '' : words.moreClashes(others.length)}
    </output>
  )
}

function CopyField({ typed, onCopy }: BlockFormProps) {
  const language = useLanguage()
  const others = weekdayChoices(language).filter(({ value }) => value !== typed.block.weekday)
  return (
    <SelectField
      label={windowWords[language].timetable.copyTo}
      value={null}
      choices={[{ value: null, label: '…' }, ...others]}
      onChange={(weekday) => (weekday === null ? undefined : onCopy(weekday))}
    />
  )
}

function Others({ typed, others, onOther }: BlockFormProps) {
  const words = useWords().timetable
  if (typed.key === null && others.length === 0) return null
  return (
    <div className="row wrap gap-6 quiet small">
      {others.length === 0 ? null : <span>{words.also}</span>}
      {others.map(({ key, block }) => (
        <Button key={key} look="quiet" onClick={() => onOther(key)}>
          {block.title}
        </Button>
      ))}
      {typed.key === null ? null : (
        <Button look="quiet" onClick={() => onOther(null)}>
          {words.addHere}
        </Button>
      )}
    </div>
  )
}
