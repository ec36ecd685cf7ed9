// Whether a message says that the course is another one than we took it for: "no, it isn't Killing, it's Algorithms", 不是X，是Y.
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { isGeneric, readBareCourse } from './course-phrase.ts'
import { isCorrection } from './guide-signals.ts'
import { clausesOf, findCues, readCues } from './read/cue-table.ts'
import { readDifficulty, subjectOf } from './read-traits.ts'

export type Renamed = {
  /** The course that is talked about is said not to be it. */
  isDenied: boolean
  /** What it is instead, in lower case; null where that was not said. */
  name: string | null
  /** Not: it is asked which one holds. */
  isSure: boolean
}

/** `named`: a name follows; `course`: of the course; `instead`: something follows, of a course only where it looks like one. */
const renameCues = readCues<'named' | 'course' | 'instead' | 'denied'>([
  ['named', 2, 'before', "called, named, course to, name to, change it to, rename it to | 叫, 叫做, 改成, 改为, 换成, 改叫"],
  ['course', 1, 'before', "course, class, subject, module, the name | 课程, 课程名, 课名, 这门课, 科目"],
  ['instead', 1, 'before', "is, was, should be, must be, it's, it is, that's, i mean, i meant, but, rather, i said, i have | 是, 应该是, 而是, 其实是, 我说的是, 指的是"],
  ['denied', 1, 'before', "isn't, is not, wasn't, not, instead of, rather than | 不是, 不叫, 并非, 而非"],
]) // prettier-ignore

/** `text` without its days and amounts; `present` is the course that is talked about. */
export function readRenamed(text: string, raw: string, present: string): Renamed {
  const name = normaliseText(present)
  const clauses = clausesOf(text).map(({ start, end }) => text.slice(start, end))
  const isOfPresent = (clause: string) =>
    clause.includes(name) && findCues(clause, renameCues).some(({ slot, end }) => slot === 'denied' && end <= clause.indexOf(name)) // prettier-ignore
  const isDenied = name !== '' && clauses.some(isOfPresent)
  const corrects = isDenied || isCorrection(text)
  const told = clauses.flatMap((clause) => {
    const cues = findCues(clause, renameCues).filter(({ slot }) => slot !== 'denied')
    const last = cues.findLast(({ slot }) => slot !== 'course')
    const isOfCourse = cues.some(({ slot }) => slot === 'course')
    const isWhole = isDenied && !isOfPresent(clause)
    const said = last === undefined ? (isWhole ? clause : null) : isOfPresent(clause) ? null : clause.slice(last.end) // prettier-ignore
    const found = said === null ? null : readBareCourse(said)
    if (found === null || found === name || readDifficulty(found, false) !== null) return []
    const isLike = isDenied || isLikeCourse(found, raw)
    const isNamed = last?.slot === 'named' && isOfCourse
    // "No, the course is compulsory" may be a name, and may be none.
    return isNamed || (isLike && (isOfCourse || corrects)) || (isOfCourse && corrects)
      ? [{ name: found, isSure: isNamed || isLike }]
      : []
  })
  const best = told.find(({ isSure }) => isSure) ?? told[0] ?? null
  return { isDenied, name: best?.name ?? null, isSure: best?.isSure ?? isDenied }
}

/** Written as a name, or one that is known for a course's. */
function isLikeCourse(name: string, raw: string): boolean {
  if (isGeneric(name)) return false
  const line = raw.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const at = line.toLowerCase().lastIndexOf(name)
  const written = at < 0 ? '' : line.slice(at, at + 1)
  return written !== written.toLowerCase() || subjectOf(name, '') !== null
}
