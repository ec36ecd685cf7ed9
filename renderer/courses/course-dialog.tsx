// The page of a course: its work with the sessions in order, and everything that can be done with them.
import { useState, useRef } from 'react'
import { GuideButton } from '../guide/guide-button.tsx'
import { CourseHomework, HomeworkButton } from '../homework/due-homework.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { Dialog, DialogFoot } from '../kit/dialog.tsx'
import { Select } from '../kit/fields.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { PackButton } from '../pack/pack-button.tsx'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { openSyllabus } from '../syllabus/syllabus-reading.tsx'
import { useCitations } from '../syllabus/read-from.tsx'
import { useWords } from '../words/words.ts'
import { ClassSection } from './class-section.tsx'
import { CourseNameForm } from './course-name-form.tsx'
import styles from './course-page.module.css'
import { listCourses } from './list-courses.ts'
import { useWorkEdit, type WorkDoer } from './use-work-edit.ts'
import { CourseDot, inCourse } from '../kit/in-course.tsx'

export function CourseDialog({ course: asked, onClose }: { course: string; onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().work
  const citations = useCitations()
  const state = useStore(desk.week.view, (view) => view.state)
  const [chosen, setChosen] = useState(asked)
  const doer = useWorkEdit()
  const isBusy = useStore(desk.chat, (chat) => chat.isRunning)
  const courses = state === null ? [] : listCourses(state)
  // After an undo of a name the course that was chosen may be called otherwise.
  const work = courses.find(({ course }) => course === chosen) ?? courses[0]
  const hue = useRecord(desk.week.hues, work?.course ?? '')
  const add = () =>
    desk.frame.set({
      dialog: { kind: 'add-study', course: work?.course ?? '', isFromCourse: true },
    })
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      <div className={`course stack packed gap-14 scrolls ${styles.page}`} {...inCourse(hue)}>
        {work === undefined || state === null ? null : (
          <CourseHead
            course={work.course}
            courses={courses.map(({ course }) => course)}
            doer={doer}
            onChoose={setChosen}
          />
        )}
        {work === undefined || work.course === '' ? null : <CourseHomework course={work.course} />}
        {work === undefined || work.classes.length === 0 ? (
          <p className={styles.quiet}>{words.noWork}</p>
        ) : null}
        {state === null
          ? null
          : work?.classes.map(({ taskClass }) => (
              <ClassSection
                key={taskClass.id}
                taskClass={taskClass}
                state={state}
                doer={doer}
                citations={citations}
                onClose={onClose}
              />
            ))}
      </div>
      <DialogFoot>
        <Outcome doer={doer} />
        <GuideButton course={work?.course ?? ''} onBegin={onClose} />
        {work === undefined || work.course === '' ? null : <PackButton course={work.course} />}
        <HomeworkButton course={work?.course ?? ''} />
        <ReadSyllabus course={work?.course ?? ''} />
        <Button disabled={isBusy} onClick={add}>
          {words.addWork}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** Always there, so that a screen reader knows of it before there is something to say. */
function Outcome({ doer }: { doer: WorkDoer }) {
  const words = useWords().work
  const { outcome } = doer
  return (
    <div
      className={`row between gap-10 grow narrows small snug ${styles.outcome}`}
      data-outcome={outcome?.kind}
    >
      <output className="narrows breaks" key={outcome?.at}>
        {outcome?.text}
      </output>
      {outcome?.kind === 'done' ? (
        <Button disabled={doer.isPending} onClick={doer.undo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  )
}

function ReadSyllabus({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords().syllabus
  const isBusy = useStore(desk.chat, (chat) => chat.isRunning)
  return (
    <Button disabled={isBusy} onClick={() => openSyllabus(desk, { course })}>
      {words.title}
    </Button>
  )
}

type CourseHeadProps = {
  course: string
  courses: readonly string[]
  doer: WorkDoer
  onChoose: (course: string) => void
}

/** Which course is shown, and its name, changed where it stands. */
function CourseHead({ course, courses, doer, onChoose }: CourseHeadProps) {
  const words = useWords().work
  const [isRenaming, setRenaming] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  useFocusBack(head, isRenaming, '[data-act="rename"]')
  if (isRenaming) {
    const others = courses.filter((name) => name !== course && name !== '')
    const end = (name: string) => {
      setRenaming(false)
      onChoose(name)
    }
    return (
      <div className={`row gap-8 ${styles.head}`}>
        <CourseNameForm key={course} course={course} others={others} doer={doer} onEnd={end} />
      </div>
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
  return <CourseDot hue={hue} />
}
