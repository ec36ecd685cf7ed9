// For which course the draft is: one of the term's, the one that the document names, or another that is typed.
import { longestCourse } from '../../shared/schedule/term.ts'
import { useId, useState } from 'react'
import type { SyllabusDraft } from '../../shared/syllabus/draft.ts'
import form from '../kit/form.module.css'
import { useWords } from '../words/words.ts'
import styles from './syllabus.module.css'

type CourseChoiceProps = {
  draft: SyllabusDraft
  isPending: boolean
  /** The focus begins here. */
  isFirst: boolean
  onChoose: (course: string) => void
}

export function CourseChoice({ draft, isPending, isFirst, onChoose }: CourseChoiceProps) {
  const words = useWords().syllabus
  const list = useId()
  const field = useId()
  const [name, setName] = useState(draft.course ?? '')
  const choose = (typed: string) => {
    const wanted = typed.trim()
    if (wanted !== '' && wanted !== draft.course) onChoose(wanted)
  }
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={field}>
        {draft.course === null ? words.whichCourse : words.course}
      </label>
      <input
        id={field}
        value={name}
        list={list}
        maxLength={longestCourse}
        disabled={isPending}
        data-focus-first={isFirst ? '' : undefined}
        data-asks={draft.course === null || undefined}
        onChange={(event) => {
          setName(event.target.value)
          if (draft.courses.includes(event.target.value)) choose(event.target.value)
        }}
        onBlur={() => choose(name)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose(name)
        }}
      />
      <datalist id={list}>
        {draft.courses.map((course) => (
          <option key={course} value={course}>
            {course}
          </option>
        ))}
      </datalist>
      <span className={styles.quiet}>{draft.fileName}</span>
    </div>
  )
}
