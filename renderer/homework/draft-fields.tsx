// What homework is called, whose it is and when it is due, to be typed: for the form that adds it and the one that changes it.
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import { courseSchema, typedTitleSchema } from '../../shared/schedule/term.ts'
import { TextField } from '../kit/fields.tsx'
import { takeFocus } from '../kit/focus.ts'
import { bindTo } from '../kit/bind-to.ts'
import { CourseField } from '../study/course-field.tsx'
import { useWords } from '../words/words.ts'
import styles from './homework.module.css'

type DraftFieldsProps = {
  draft: HomeworkDraft
  isFirst: boolean
  onChange: (draft: HomeworkDraft) => void
}

const shape = { title: typedTitleSchema, course: courseSchema.optional() }

export function DraftFields({ draft, isFirst, onChange }: DraftFieldsProps) {
  const words = useWords().homework
  const of = bindTo(draft, onChange, shape)
  return (
    <div className={`stack gap-12 ${styles.draft}`}>
      <TextField
        label={words.what}
        ref={isFirst ? takeFocus : undefined}
        placeholder={words.whatHint}
        {...of('title')}
      />
      <CourseField label={words.course} {...of('course')} />
      <TextField label={words.due} type="date" required {...of('dueDate')} />
      <TextField
        label={words.time}
        type="time"
        value={draft.dueTime ?? ''}
        onChange={(time) => onChange({ ...draft, dueTime: time === '' ? null : time })}
      />
    </div>
  )
}
