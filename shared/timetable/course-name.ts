// The course that an event's title names: the title without course codes, kinds of lesson and kinds of exam, or the one
// of some known courses whose name it says.
import { examKind, lessonKind } from './title-words.ts'

const code = String.raw`[A-Z]{0,8}[-_. ]?\d{2,}[A-Z]?(?:[-_./ ]?[A-Z0-9]+)*`
const bracketed = new RegExp(
  String.raw`\s*[[(（【]\s*(?:${code}|${lessonKind}|${examKind})\s*[\])）】]\s*$`,
  'iu',
)
const leadingCode = /^[A-Z]{2,8}[ -]?\d{2,4}[A-Z]?(?:[-.]\d+)?\s*[:–—-]\s+(?=\S)/u
const trailingKind = new RegExp(
  String.raw`\s*(?:[:–—-]\s*)(?:${lessonKind}|${examKind})\s*\d*$`,
  'iu',
)
// Without a mark between them only what no course is called by.
const trailingExam =
  /(?:(?<=\S)\s+(?:(?:final|mid-?term)\s+exam(?:ination)?|mid-?term|examination|exam|quiz|ds(?= ?\d))\s*\d*|(?<=\p{Script=Han}\s*)(?:[一二三]模|(?:期[中末])?(?:考试|测验)))$/iu
const examAlone = /^(?:finals?|mid-?terms?|期[中末])$/iu
const lastWordKind =
  /(?<=\S)\s+(?:lecture|tutorial|recitation|discussion section|vorlesung|übung)$/iu

/** Behind it its group: "Seminar/B", "Lab 02". */
const kindAlone = new RegExp(
  `^(?:${lessonKind}|${examKind})(?:\\s?[/#-]?\\s?(?:[A-Z]?\\d{1,2}|[A-Z]))?$`,
  'iu',
)

/** "Lab", "Tutorial", "上机": says what is held, and of no course. */
export function isKindOfLesson(title: string): boolean {
  return kindAlone.test(title.trim())
}

/** "MATH 101: Calculus I (Lecture)" is "Calculus I"; a title that is nothing else stays as it is. */
export function courseName(title: string): string {
  let name = title
  for (let round = 0; round < 3; round += 1) {
    const shorter = [bracketed, trailingKind, leadingCode, lastWordKind, trailingExam].reduce(
      (text, pattern) => text.replace(pattern, '').trim(),
      name,
    )
    if (shorter === '' || shorter === name || examAlone.test(shorter)) return name
    name = shorter
  }
  return name
}

const courseCode = /^([A-Z]{2,8})[ -]?(\d{2,5}[A-Z]?)(?![\p{L}\d])/u

function codeOf(name: string): string | undefined {
  return courseCode.exec(name)?.slice(1).join('')
}

/** As `courseName`; "MATH2041 Tutorial" is of the first of the known courses with that code, "MATH2041 Real Analysis". */
export function courseOfTitle(title: string, known: readonly string[]): string {
  const code = codeOf(title)
  const coded = code === undefined ? undefined : known.find((course) => codeOf(course) === code)
  return coded ?? courseName(title)
}

/** Of several that the title names, the longest is meant: "Physics II". */
export function namedCourse(title: string, courses: readonly string[]): string | undefined {
  return courses
    .filter((name) => namesCourse(title.toLowerCase(), name.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** As whole words: "Art" is not named by "Cartography exam". */
function namesCourse(title: string, course: string): boolean {
  if (course === '') return false
  const index = title.indexOf(course)
  if (index === -1) return false
  const end = index + course.length
  return !areOneWord(title[index - 1], course[0]) && !areOneWord(course.at(-1), title[end])
}

function areOneWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && latin.test(before) && latin.test(after)
}

const latin = /[\p{Script=Latin}\d]/u
