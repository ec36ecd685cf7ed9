// Courses with their study work: how much of it is placed, and the sessions that wait.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { sayDay } from '../../shared/time/say/say-date.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { GuideButton } from '../guide/guide-button.tsx'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { useDrawnTitle } from '../words/use-drawn-title.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './courses.module.css'
import { listCourses, type ClassProgress, type CourseWork } from './list-courses.ts'
import type { ItemTask } from '../../shared/schedule/task.ts'
import { carryByKeys } from '../week/drag/carry-keys.ts'
import { followPointer } from '../week/drag/follow-pointer.ts'
import { CourseDot, inCourse } from '../kit/in-course.tsx'

export function CourseList() {
  const desk = useDesk()
  const words = useWords().course
  const state = useStore(desk.week.view, (view) => view.state)
  const isOverList = useStore(desk.carry.view, ({ carry }) => carry?.target?.kind === 'list')
  if (state === null) return null
  const courses = listCourses(state)
  const add = (course: string) => desk.frame.set({ dialog: { kind: 'add-study', course } })
  return (
    <section
      className={`pad-top-12 pad-x-14 pad-bottom-14 ${styles.section}`}
      aria-label={words.study}
      data-pending-list=""
      data-drop={isOverList || undefined}
    >
      <div className={`row between ${styles.top}`}>
        <h2 className="ink">{words.study}</h2>
        <IconButton icon="plus" name={words.add} onClick={() => add('')} />
      </div>
      {state.taskClasses.length > 0 ? null : (
        <div className={`stack at-start gap-10 ${styles.empty}`}>
          <p>{words.noStudy}</p>
          <GuideButton course="" />
          <Button onClick={() => add('')}>{words.add}</Button>
        </div>
      )}
      <ul>
        {courses.map((work) => (
          <Course key={work.course} work={work} window={state.window} onAdd={add} />
        ))}
      </ul>
    </section>
  )
}

type CourseProps = { work: CourseWork; window: Window; onAdd: (course: string) => void }

function Course({ work, window, onAdd }: CourseProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().course
  const hue = useRecord(desk.week.hues, work.course)
  return (
    <li className={`course pad-top-6 ${styles.course}`} {...inCourse(hue)}>
      <div className={`stack gap-8 tight ${styles.courseHead}`}>
        <CourseDot className={styles.dot} hue={hue} />
        <button
          type="button"
          className={`narrows breaks to-start rounded-small ${styles.openCourse}`}
          title={windowWords[language].work.open}
          onClick={() => desk.frame.set({ dialog: { kind: 'course', course: work.course } })}
        >
          {work.course === '' ? words.general : work.course}
        </button>
        <IconButton
          className={styles.addHere}
          icon="plus"
          name={words.addFor(work.course)}
          onClick={() => onAdd(work.course)}
        />
      </div>
      {work.classes.map((progress) => (
        <StudyClass key={progress.taskClass.id} progress={progress} window={window} />
      ))}
    </li>
  )
}

function StudyClass({ progress, window }: { progress: ClassProgress; window: Window }) {
  const language = useLanguage()
  const words = useWords().course
  const { taskClass, items, placed, pending } = progress
  const title = useDrawnTitle(taskClass.title, taskClass.course)
  const summary = (
    <>
      <span className={`block breaks ${styles.classTitle}`}>{title}</span>
      <progress
        className={styles.progress}
        max={Math.max(items, 1)}
        value={placed}
        aria-hidden="true"
      />
      <span className="block quiet breaks">
        {pending.length === 0 ? words.allPlaced : words.placed(placed, items)}
        {pending.length > 0 && window.days[taskClass.toDay - 1] !== undefined
          ? ` · ${words.until(sayDay(window, taskClass.toDay, language))}`
          : ''}
      </span>
    </>
  )
  if (pending.length === 0) return <div className={`small snug ${styles.class}`}>{summary}</div>
  return (
    <details className={`small snug ${styles.class}`}>
      <summary>{summary}</summary>
      <ul className={`ruled-above ${styles.pending}`}>
        {pending.map((item) => (
          <li className="ruled-below" key={item.id} data-task-id={item.id} data-kind="pending">
            <PendingButton item={item} course={taskClass.course} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A session that waits for its place: dragged into the week, or pressed and placed by keys. */
function PendingButton({ item, course }: { item: ItemTask; course: string }) {
  const desk = useDesk()
  const language = useLanguage()
  const rows = useStore(desk.week.view, ({ state }) => state?.window ?? null)
  const title = useDrawnTitle(item.title, course)
  return (
    <button
      type="button"
      className={`flex between gap-8 full rounded-small pad-y-4 pad-x-2 hovers ${styles.pick}`}
      title={windowWords[language].drag.place}
      data-pending-id={item.id}
      onPointerDown={(event) =>
        followPointer(desk, event.nativeEvent, item.id, event.currentTarget)
      }
      onClick={() => carryByKeys(desk, item.id, 'put')}
    >
      <span className="narrows breaks">{title}</span>
      <span className="fixed quiet">{sayLength(item.duration, rows, language)}</span>
    </button>
  )
}
