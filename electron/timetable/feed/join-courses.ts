// Joins kinds of lessons to the course that other entries name: "Mathématiques (TD)", "Khôlle de maths", "Optics lab".
import { nameKey } from '../../../shared/text/name-key.ts'
import { lessonKind } from '../../../shared/timetable/title-words.ts'
import { courseName, isKindOfLesson, namedCourse } from '../../../shared/timetable/course-name.ts'
import { writtenCode } from './course-of-feed.ts'

const isCode = new RegExp(`^${writtenCode}$`, 'u')
/** "Übung zur Analysis", "TD de maths", "Lab: Optics". */
const leading = new RegExp(
  String.raw`^(?:${lessonKind})(?:\s*[:–—-]\s*|\s+(?:(?:zur?|zum|in|of|on|for|de|du|des|d[’']|en|di)\s*)?|(?=\p{Script=Han}))(\S.*)$`,
  'iu',
)
const trailing = new RegExp(
  String.raw`^(.*\S)(?:\s+|(?<=\p{Script=Han}))(?:${lessonKind})\s*\d*$`,
  'iu',
)
/** Behind the name of a course; a number or a letter tells courses apart. */
const remark = /^(.*\S)\s*[(（【[]([^()（）【】[\]]{2,24})[)）】\]]$/u
const level = /^(?:[ivx]+|\d+|[一二三四五六七八九十上中下]|[a-z]\d?|part .*)$/iu

type Titled = { title: string; course: string }

export function joinCourses<One extends Titled>(entries: readonly One[]): One[] {
  const names = new Map(entries.map(({ course }) => [nameKey(course), course]))
  return entries.map((one) => {
    const course = courseAmong(one, names)
    return course === null || course === one.course ? one : { ...one, course }
  })
}

function courseAmong({ title, course }: Titled, names: ReadonlyMap<string, string>): string | null {
  const others = [...names.values()].filter((name) => name !== course)
  // "MAT1005 - Revision lecture": of the course that is called by that code alone.
  const named = namedCourse(title, [...names.values()])
  if (named !== undefined && isCode.test(named)) return named
  if (isKindOfLesson(course)) return null
  const [, base = '', said = ''] = remark.exec(course) ?? []
  if (!level.test(said)) {
    const bare = names.get(nameKey(courseName(base)))
    if (bare !== undefined) return bare
  }
  const rest = trailing.exec(course)?.[1] ?? leading.exec(course)?.[1]
  if (rest === undefined) return null
  const alike = others.filter((name) => !leading.test(name) && isAlike(rest, name))
  return names.get(nameKey(rest)) ?? (alike.length === 1 ? (alike[0] ?? null) : null)
}

/** Short and inflected forms begin alike: "maths", "Linearen Algebra". */
const leastBegun = 4

function isAlike(said: string, course: string): boolean {
  const [words, others] = [said, course].map((name) =>
    nameKey(name)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split(/[\s-]+/),
  )
  return (
    words !== undefined &&
    others !== undefined &&
    words.length === others.length &&
    words.every((word, at) => {
      const other = others[at] ?? ''
      return (
        word === other ||
        (word.length >= leastBegun && word.slice(0, leastBegun) === other.slice(0, leastBegun))
      )
    })
  )
}
