// Joins what a feed holds to the student's own courses: by a code that one of them bears, else by a name that is said,
// else by its teacher.
import { importWords } from '../../../shared/i18n/core/import.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { isKindOfLesson, namedCourse } from '../../../shared/timetable/course-name.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { KnownFeed } from '../../../shared/timetable/feed.ts'
import type { ImportInput, TimetableSource } from '../import/import-proposal.ts'
import { writtenCode } from './course-of-feed.ts'
import { commonest } from './series.ts'
import { namesTeacher } from './teachers.ts'

/** Of what was taken for one course; the lines of the preview show all. */
const mostNamed = 5

/** `plain`: the name without a code, as other systems have it. */
type OwnCourse = { name: string; plain: string; codes: Set<string>; teachers: Set<string> }

/** Courses of the state, with the codes that their names, lessons and work have, and the teachers that feeds told of. */
function ownCourses(
  { tasks, taskClasses }: ScheduleState,
  feeds: readonly KnownFeed[],
): OwnCourse[] {
  const courses = new Map<string, OwnCourse>()
  const note = (name: string, title: string) => {
    if (name === '') return null
    const own = courses.get(nameKey(name)) ?? {
      name,
      plain: withoutCode(name),
      codes: new Set(),
      teachers: new Set(),
    }
    for (const code of codesIn(`${name} ${title}`)) own.codes.add(code)
    courses.set(nameKey(name), own)
    return own
  }
  const records = feeds.flatMap((feed) => feed.records)
  const teachers = new Map(records.map(({ task, meeting }) => [task, meeting.teacher]))
  for (const task of tasks) {
    if (task.kind !== 'event' || task.eventKind !== 'class') continue
    const teacher = teachers.get(task.id)
    const own = note(task.course, task.title)
    if (teacher !== undefined) own?.teachers.add(teacher)
  }
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

function withoutCode(name: string): string {
  const plain = name.replaceAll(code, ' ').replaceAll(/[[(]\s*[\])]/g, ' ')
  return plain.replaceAll(/^[\s:–—-]+|[\s:–—-]+$/gu, '').replaceAll(/\s+/g, ' ')
}

/** Null where none is meant, or where several may be. */
function ownCourseOf(said: string, title: string, own: readonly OwnCourse[]): string | null {
  const same = own.find(({ name }) => nameKey(name) === nameKey(said))
  if (same !== undefined) return same.name
  const codes = codesIn(`${said} ${title}`)
  const coded = own.filter((one) => codes.some((each) => one.codes.has(each)))
  if (coded.length > 0) return theOne(coded)
  const names = own.map(({ name }) => name)
  const named = namedCourse(said, names) ?? (said === '' ? null : namedCourse(title, names))
  // Of another code it is another course, whatever it is called.
  return named ?? (codes.length > 0 ? null : plainlyNamed([said, title], own))
}

function theOne(courses: readonly OwnCourse[]): string | null {
  return courses.length === 1 ? (courses[0]?.name ?? null) : null
}

function plainlyNamed(texts: readonly string[], own: readonly OwnCourse[]): string | null {
  const names = own.map(({ plain }) => plain).filter((plain) => plain !== '')
  const [named] = texts.flatMap((text) => namedCourse(text, names) ?? [])
  return named === undefined ? null : theOne(own.filter(({ plain }) => plain === named))
}

/** As it is called there, without its code. */
function isCalled(said: string, own: readonly OwnCourse[]): boolean {
  return own.some(({ plain }) => nameKey(plain) === nameKey(said))
}

/** The only one whose teacher is named. */
function taughtBy(text: string, own: readonly OwnCourse[]): string | null {
  if (text === '') return null
  return theOne(own.filter(({ teachers }) => [...teachers].some((one) => namesTeacher(text, one))))
}

const className = /^(\p{L}{4,}|\p{Script=Han}{2,})\s*(?:class(?:es)?|lessons?|course|课程?)$/iu

/** "Computer class", where one course of the student's has that word in its name. */
function shortlyNamed(title: string, own: readonly OwnCourse[]): string | null {
  const word = className.exec(title.trim())?.[1]
  return word === undefined
    ? null
    : theOne(own.filter(({ plain }) => namedCourse(plain, [word]) !== undefined))
}

type Said = { course: string; title: string; teacher?: string | undefined }

/** Lessons only by their code or the whole name: what is called like a course and more may be another one. */
export function joinOwnCourses(
  source: TimetableSource,
  { state, feeds = [], language }: Pick<ImportInput, 'state' | 'feeds' | 'language'>,
): TimetableSource {
  const own = state === null ? [] : ownCourses(state, feeds)
  if (own.length === 0) return source
  const joined = new Map<string, Set<string>>()
  const note = (found: string, said: string) =>
    joined.set(found, (joined.get(found) ?? new Set()).add(said))
  const join = ({ course, title, teacher = '' }: Said, isSure: boolean): string => {
    const found = isSure ? ownCourseOf(course, title, own) : null
    if (found === course) return course
    if (found !== null) note(found, course === '' ? title : course)
    // What has a name of its own may be another course of the same teacher.
    const isNameless = course === '' || isKindOfLesson(course) || isExamTitle(course)
    const taught = isNameless ? taughtBy(`${title}\n${teacher}`, own) : null
    const meant = found ?? taught ?? shortlyNamed(title, own)
    if (found === null && meant !== null)
      note(meant, taught === null || title.includes(teacher) ? title : `${title}, ${teacher}`)
    return meant ?? course
  }
  const series = source.series.map((one) => {
    if (one.kind === 'personal') return one
    const isSure =
      one.kind === 'exam' ||
      codesIn(`${one.course} ${one.title}`).length > 0 ||
      isCalled(one.course, own)
    const teacher = commonest(one.meetings.map((meeting) => meeting.teacher ?? ''))
    return { ...one, course: join({ ...one, teacher }, isSure) }
  })
  const work = source.work.map((one) => ({ ...one, course: join(one, true) }))
  const said = [...joined].map(([course, names]) =>
    importWords[language].ownCourse(
      quoteTitle(course, language),
      [...names].slice(0, mostNamed).map((name) => quoteTitle(name, language)),
    ),
  )
  return { ...source, series, work, problems: [...source.problems, ...said] }
}
