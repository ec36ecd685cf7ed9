// A course gets another name: its events and its work follow, and what was named just after it.
import { diffStates, type ScheduleDiff } from '../diff.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { ScheduleState } from '../state.ts'
import type { Task } from '../task.ts'
import { languages } from '../../language.ts'
import { recallTitle } from '../../words/recite/recall-titles.ts'
import type { WorkProblem } from './work-problem.ts'

/** Two courses are never made one: which work was whose could not be told any more. */
export function renameCourse(
  state: ScheduleState,
  { course, name }: { course: string; name: string },
): Result<{ state: ScheduleState; diff: ScheduleDiff }, WorkProblem> {
  const has = (wanted: string) =>
    state.taskClasses.some((taskClass) => taskClass.course === wanted) ||
    state.tasks.some((task) => task.kind === 'event' && task.course === wanted)
  if (course === '' || !has(course)) return fail({ kind: 'unknown-course', course })
  if (name === course || name === '') return fail({ kind: 'no-change' })
  if (has(name)) return fail({ kind: 'course-exists', course: name })
  const own = new Set(
    state.taskClasses.filter((each) => each.course === course).map(({ id }) => id),
  )
  const retitle = (title: string) => renameTitle(title, course, name)
  const rename = (task: Task): Task => {
    if (task.kind === 'item') {
      return own.has(task.classId) ? { ...task, title: retitle(task.title) } : task
    }
    return task.course === course ? { ...task, course: name, title: retitle(task.title) } : task
  }
  const after = {
    ...state,
    tasks: state.tasks.map(rename),
    taskClasses: state.taskClasses.map((taskClass) =>
      own.has(taskClass.id)
        ? { ...taskClass, course: name, title: retitle(taskClass.title) }
        : taskClass,
    ),
  }
  return succeed({ state: after, diff: diffStates(state, after) })
}

/** "Recall: Calculus" is the course's by its name: recalls are looked for under it. */
function recallBody(title: string, course: string, name: string): string | null {
  const language = languages.find((each) => recallTitle(course, each) === title)
  return language === undefined ? null : recallTitle(name, language)
}

/** Only "Calculus" and "Calculus 3" bear the course's name; "Calculus exam" is the person's own. */
function renameTitle(title: string, course: string, name: string): string {
  if (title === course) return name
  const recall = recallBody(title, course, name)
  if (recall !== null) return recall
  const rest = title.startsWith(course) ? title.slice(course.length) : ''
  return /^ \d+$/.test(rest) ? name + rest : title
}
