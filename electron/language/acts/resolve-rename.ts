// Resolves another name for a session, a body of work or a course.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import {
  courseSchema,
  longestCourse,
  maxTitle,
  typedTitleSchema,
} from '../../../shared/schedule/term.ts'
import type { WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { asking, doing, editing, saying, type Acting, type Resolved } from './acting.ts'
import {
  askUnknown,
  askWhichClass,
  askWhichItems,
  findWork,
  operandsOf,
  titleOfClass,
} from './find-work.ts'
import { coursesOf } from '../../../shared/timetable/course-hue.ts'

type Renamed = {
  what: 'session' | 'work' | 'course'
  old: string
  toEdit: (name: string) => WorkEdit
}

export function resolveRename(acting: Acting): Resolved {
  const { language } = acting
  const renamed = findRenamed(acting)
  if ('kind' in renamed) return renamed
  const { ask, cannot, preview } = actWords[language]
  const { what, old, toEdit } = renamed
  const [newName = ''] = acting.read.words('title', 'value', 'text')
  const said = bare(newName)
  const isCourse = what === 'course'
  const taken = isCourse ? courseCalled(said, acting) : undefined
  const name = taken ?? said
  if (name === '') return asking(ask.newName(quoteTitle(old, language)), 'title', [], true)
  const checked = (isCourse ? courseSchema : typedTitleSchema).safeParse(name)
  if (!checked.success)
    return asking(ask.tooLong(isCourse ? longestCourse : maxTitle), 'title', [], true)
  if (name === old) return saying(cannot.isSo)
  const say = {
    session: preview.renameSession,
    work: preview.renameWork,
    course: preview.renameCourse,
  }
  const edit = toEdit(name)
  const joins = taken !== undefined && edit.kind === 'rename-course'
  const edits = [joins ? { ...edit, joins } : edit]
  const operation = editing(
    edits,
    (joins ? preview.joinCourses : say[what])(
      quoteTitle(old, language),
      quoteTitle(name, language),
    ),
  )
  return doing(operation)
}

function bare(name: string): string {
  return name
    .trim()
    .replaceAll(/^["'“”‘’「『《]+|["'“”‘’」』》]+$/gu, '')
    .trim()
}

function courseCalled(said: string, acting: Acting): string | undefined {
  return coursesOf(acting.ground.state).find((course) => nameKey(course) === nameKey(said))
}

function findRenamed(acting: Acting): Renamed | Resolved {
  const { chosen } = acting
  const { state } = acting.ground
  const operands = chosen === null ? operandsOf(acting) : []
  const [operand] = operands
  const course = namedCourse(acting)
  if (course !== null)
    return {
      what: 'course',
      old: course,
      toEdit: (name) => ({ kind: 'rename-course', course, name }),
    }
  const found =
    operand === undefined
      ? {
          kind: 'items' as const,
          items: state.tasks.filter((task) => task.kind === 'item' && chosen?.includes(task.id)),
        }
      : findWork(operand, acting)
  if (found.kind === 'classes') {
    const [only, ...others] = found.classes
    if (only === undefined) return askUnknown(acting)
    if (others.length > 0) return askWhichClass(acting, found.classes)
    return renameClass(only.id, titleOfClass(only))
  }
  const [item, ...others] = found.items
  if (item === undefined) return askUnknown(acting)
  if (others.length > 0) {
    const single = findTaskClass(state, item.kind === 'item' ? item.classId : 0)
    return single === undefined ? askUnknown(acting) : askWhichItems(acting, found.items)
  }
  return {
    what: 'session',
    old: item.title,
    toEdit: (title) => ({ kind: 'session', task: item.id, title }),
  }
}

function renameClass(classId: number, old: string): Renamed {
  return {
    what: 'work',
    old,
    toEdit: (title) => ({ kind: 'class', classId, fields: { title }, sessions: [] }),
  }
}

/** Where what was named is a course itself, and not work that bears its name. */
function namedCourse(acting: Acting): string | null {
  const { read, ground } = acting
  const said = read.words('course', 'task')[0]
  if (said === undefined) return null
  const isTitle = ground.state.taskClasses.some(({ title }) => nameKey(title) === nameKey(said))
  if (isTitle) return null
  const exact = courseCalled(said, acting)
  if (exact !== undefined) return exact
  const courses = new Set(read.owners('course').map((owner) => courseOfOwner(owner, ground.state)))
  const [only = '', ...others] = courses
  const isCourseWord = read.words('course').length > 0 && read.words('task').length === 0
  const known = others.length === 0 && only !== '' ? only : null
  return isCourseWord && known !== null ? known : looseCourse(acting, said)
}

/** "The calculus course", 高数这门课. */
function looseCourse(acting: Acting, said: string): string | null {
  if (!/\b(?:course|class|module|subject)\b|课/.test(acting.read.clause.text)) return null
  const found = coursesOf(acting.ground.state).filter((course) =>
    holdsName(plainName(said), plainName(course)),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
