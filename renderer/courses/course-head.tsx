// Which course is shown, and its name, changed where it stands.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, IconButton } from '../kit/button.tsx'
import { useFocusBack } from '../kit/use-focus-back.ts'
import { useDesk } from '../store/desk-context.ts'
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
    const take = (name: string) => {
      end()
      onChoose(name)
    }
    return <NameForm key={course} course={course} doer={doer} onEnd={end} onRenamed={take} />
  }
  return (
    <div ref={head} className={`row wrap gap-8 ${styles.head}`}>
      <Dot course={course} />
      <select
        data-focus-first=""
        aria-label={words.course}
        value={course}
        onChange={(event) => onChoose(event.target.value)}
      >
        {courses.map((name) => (
          <option key={name} value={name}>
            {name === '' ? words.general : name}
          </option>
        ))}
      </select>
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

type NameFormProps = {
  course: string
  doer: WorkDoer
  onEnd: () => void
  onRenamed: (name: string) => void
}

function NameForm({ course, doer, onEnd, onRenamed }: NameFormProps) {
  const words = useWords().work
  const [name, setName] = useState(course)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === course) return onEnd()
    doer.run({ kind: 'rename-course', course, name: wanted }, () => onRenamed(wanted))
  }
  return (
    <form className={`row wrap gap-8 ${styles.head}`} onSubmit={submit}>
      <Dot course={course} />
      <input
        className="grow-220"
        ref={field}
        required
        maxLength={80}
        pattern=".*\S.*"
        aria-label={words.newName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The page stays open.
          event.preventDefault()
          onEnd()
        }}
      />
      <Button type="submit" look="primary" disabled={doer.isPending}>
        {words.save}
      </Button>
      <Button disabled={doer.isPending} onClick={onEnd}>
        {words.cancel}
      </Button>
    </form>
  )
}
