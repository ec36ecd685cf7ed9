// Joins what a feed holds to the student's own courses: by a code that one of them bears, else by a name that is said.
import { importWords } from '../../../shared/i18n/core/import.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { namedCourse } from '../../../shared/timetable/course-name.ts'
import type { TimetableSource } from '../import/import-proposal.ts'
import { writtenCode } from './course-of-feed.ts'

/** Of what was taken for one course; the lines of the preview show all. */
const mostNamed = 5

type OwnCourse = { name: string; codes: Set<string> }

/** Courses of the state, with the codes that their names, lessons and work have. */
function ownCourses({ tasks, taskClasses }: ScheduleState): OwnCourse[] {
  const courses = new Map<string, OwnCourse>()
  const note = (name: string, title: string) => {
    if (name === '') return
    const own = courses.get(nameKey(name)) ?? { name, codes: new Set() }
    for (const code of codesIn(`${name} ${title}`)) own.codes.add(code)
    courses.set(nameKey(name), own)
  }
  for (const task of tasks)
    if (task.kind === 'event' && task.eventKind === 'class') note(task.course, task.title)
  for (const { course, title } of taskClasses) note(course, title)
  return [...courses.values()]
}

const code = new RegExp(String.raw`(?<![\p{L}\d])${writtenCode}(?![\p{L}\d])`, 'gu')

/** Kinds of lesson, terms and rooms bear numbers too. */
const noCourse =
  /^(?:LEC|LECT|TUT|LAB|SEM|SEC|SECT|GRP|GROUP|DIS|REC|FALL|SPRING|SUMMER|AUTUMN|WINTER|TERM|WEEK|WK|ROOM|RM|BLDG|HALL|EXAM|TEST|QUIZ|UNIT|PART|HW|PS)(?!\p{Lu})/u

function codesIn(text: string): string[] {
  return [...text.matchAll(code)]
    .map(([written]) => written.replace(/[\s-]/, ''))
    .filter((written) => !noCourse.test(written))
}

/** Null where none is meant, or where several may be. */
function ownCourseOf(said: string, title: string, own: readonly OwnCourse[]): string | null {
  const same = own.find(({ name }) => nameKey(name) === nameKey(said))
  if (same !== undefined) return same.name
  const codes = codesIn(`${said} ${title}`)
  const coded = own.filter((one) => codes.some((each) => one.codes.has(each)))
  if (coded.length > 0) return coded.length === 1 ? (coded[0]?.name ?? null) : null
  const names = own.map(({ name }) => name)
  return namedCourse(said, names) ?? (said === '' ? null : (namedCourse(title, names) ?? null))
}

/** Lessons only by their code: what is called like a course and more may be another one. */
export function joinOwnCourses(
  source: TimetableSource,
  state: ScheduleState | null,
  language: Language,
): TimetableSource {
  const own = state === null ? [] : ownCourses(state)
  if (own.length === 0) return source
  const joined = new Map<string, Set<string>>()
  const join = (said: string, title: string, others: readonly OwnCourse[]): string => {
    const found = ownCourseOf(said, title, others)
    if (found === null || found === said) return said
    joined.set(found, (joined.get(found) ?? new Set()).add(said === '' ? title : said))
    return found
  }
  const series = source.series.map((one) => {
    if (one.kind === 'personal') return one
    const isCoded = one.kind === 'exam' || codesIn(`${one.course} ${one.title}`).length > 0
    return isCoded ? { ...one, course: join(one.course, one.title, own) } : one
  })
  const work = source.work.map((one) => ({ ...one, course: join(one.course, one.title, own) }))
  const said = [...joined].map(([course, names]) =>
    importWords[language].ownCourse(
      quoteTitle(course, language),
      [...names].slice(0, mostNamed).map((name) => quoteTitle(name, language)),
    ),
  )
  return { ...source, series, work, problems: [...source.problems, ...said] }
}
