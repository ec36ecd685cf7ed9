// For which course the draft is: one of the term's, the one that the document names, or another that is typed.
import { longestCourse } from '../../shared/schedule/term.ts'
import { useId, useState } from 'react'
import type { SyllabusDraft } from '../../shared/syllabus/draft.ts'
import { TextInput } from '../kit/fields.tsx'
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
      <TextInput
        id={field}
        value={name}
        offers={draft.courses}
        maxLength={longestCourse}
        disabled={isPending}
        data-focus-first={isFirst ? '' : undefined}
        data-asks={draft.course === null || undefined}
        onChange={(typed) => {
          setName(typed)
          if (draft.courses.includes(typed)) choose(typed)
        }}
        onBlur={() => choose(name)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose(name)
        }}
      />
      <span className={styles.quiet}>{draft.fileName}</span>
    </div>
  )
}
