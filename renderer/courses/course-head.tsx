// Which course is shown, and its name, changed where it stands.
import { useRef, useState } from 'react'
import { courseSchema } from '../../shared/schedule/term.ts'
import { IconButton } from '../kit/button.tsx'
import { Select } from '../kit/fields.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { NameForm } from '../kit/name-form.tsx'
import { useDesk } from '../store/use-store.ts'
import { useRecord } from '../store/use-store.ts'
import { patternOf } from '../../shared/timetable/course-hue.ts'
import { useWords } from '../words/words.ts'
import styles from './course-page.module.css'
import type { WorkDoer } from './use-work-edit.ts'

type CourseHeadProps = {
  course: string
  courses: readonly string[]
  doer: WorkDoer
  onChoose: (course: string) => void
}

export function CourseHead({ course, courses, doer, onChoose }: CourseHeadProps) {
  const words = useWords().work
  const [isRenaming, setRenaming] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  useFocusBack(head, isRenaming, '[data-act="rename"]')
  if (isRenaming) {
    const end = () => setRenaming(false)
    const rename = (name: string) =>
      doer.run({ kind: 'rename-course', course, name }, () => {
        end()
        onChoose(name)
      })
    return (
      <NameForm
        key={course}
        label={words.newName}
        name={course}
        schema={courseSchema}
        save={words.save}
        cancel={words.cancel}
        isPending={doer.isPending}
        className={`row wrap gap-8 ${styles.head}`}
        inputClass="grow-220"
        onSave={rename}
        onEnd={end}
      >
        <Dot course={course} />
      </NameForm>
    )
  }
  return (
    <div ref={head} className={`row wrap gap-8 ${styles.head}`}>
      <Dot course={course} />
      <Select
        data-focus-first=""
        aria-label={words.course}
        value={course}
        choices={courses.map((name) => ({
          value: name,
          label: name === '' ? words.general : name,
        }))}
        onChange={onChoose}
      />
      {course === '' ? null : (
        <IconButton
          data-act="rename"
          icon="edit"
          name={words.rename}
          disabled={doer.isPending}
          onClick={() => setRenaming(true)}
        />
      )}
    </div>
  )
}

function Dot({ course }: { course: string }) {
  const hue = useRecord(useDesk().week.hues, course)
  return <span className="course-dot" data-pattern={patternOf(hue)} />
}
