// Another course than the one that the talk is about: to begin now, to come back to, or to come after it.
import { beginsGuide } from '../../../shared/guide/guide-words.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import type { Ground } from '../ground.ts'
import type { Asked } from './asked.ts'
import { findCoursePhrase, isGeneric } from './course-phrase.ts'
import { readSection } from './guide-signals.ts'
import { coursesOf, matchCourse } from './match-course.ts'

/** `isSure`: in words that turn to it at once. */
export type Switched = { name: string; isSure: boolean }

/** "I have to pass topology", in the middle of another course: that one waits its turn. */
export function anotherBegun(
  raw: string,
  dayless: string,
  { course, section }: Asked,
): string | null {
  if (course === null || section === 'course' || !beginsGuide(raw)) return null
  const named = findCoursePhrase(dayless)
  return named === null || isSameCourse(named, course) ? null : named
}

const switchesToAny = [
  /^(?:(?:no|ok(?:ay)?|actually|well|then|wait|but|so|hey|hm+)[ ,]+)*(?:(?:let's|let us|can we|could we|i'd rather|i want to|i need to|please) )?(?:switch (?:over )?to|change to|(?:go |get |come )?back to|return to) (.+?)(?: (?:now|first|instead|please|then|again))*$/,
  /^(?:(?:no|ok(?:ay)?|actually|well|then|wait|but|so|hey|hm+)[ ,]+)*(?:let's|let us|can we|could we|i'd rather) (?:do|plan|look at|talk about) (.+?) (?:first|instead|now)$/,
  /^(?:不了?|那|还是|我们|先|要不|等等|算了|[ ,，])*(?:换成?到?|转到|切换?到|回到|回去弄|继续弄|先(?:弄|做|规划|搞))(?:一下|先)?(.+?)(?:这门课?|的(?:规划|计划)|吧|了|先)*$/,
]

const switches = [
  /^(?:(?:no|ok(?:ay)?|actually|well|then|wait)[ ,]+)*(?:(?:let's|let us|can we|could we|i'd rather|i want to) )?(?:(?:do|plan|take|switch to|change to|go to) )?(.+?)(?: (?:now|first|instead|please|then))*$/,
  /^(?:不了?|那|还是|我们|先|要不|[ ,，])*(?:换成?|改成?|换到|转到|弄|规划)(?:弄|做|规划|学)?(.+?)(?:吧|了)*$/,
]

function bare(raw: string): string {
  return normaliseText(raw).replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
}

/** "Back to statistics", 先换成集邮学: the course, whatever the talk is about. */
export function courseTurnedTo(raw: string, state: Ground['state']): string | null {
  // "…, that one comes sooner" says why.
  const said = [raw, ...raw.split(/[,，.。;；!！](?=\s|\p{Script=Han})/u)].map((words) =>
    bare(toSimple(words)),
  )
  const name = said.flatMap((words) =>
    switchesToAny.flatMap((pattern) => pattern.exec(words)?.[1] ?? []),
  )[0]
  return name !== undefined && isNameAlone(name, state) ? name : null
}

/** The name of another course of the schedule, and that it is to be instead, and nothing else. */
export function switchedTo(
  raw: string,
  { course, section }: Asked,
  { state }: Ground,
): Switched | null {
  if (course === null || section === 'course') return null
  const said = bare(raw)
  const turned = courseTurnedTo(raw, state)
  if (turned !== null && !isSameCourse(turned, course)) return { name: turned, isSure: true }
  const names = [said, ...switches.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])]
  const named = names.flatMap((name) => {
    const same = coursesOf(state).find((known) => isSameCourse(known, name))
    const match = name === said ? null : matchCourse(name, name, state)
    return same ?? (match?.kind === 'known' ? match.course : [])
  })[0]
  return named === undefined || isSameCourse(named, course) ? null : { name: named, isSure: false }
}

/** No day, amount or time that would be changed to. */
function isNameAlone(words: string, state: Ground['state']): boolean {
  if (coursesOf(state).some((known) => isSameCourse(known, words))) return true
  const isOther =
    /\d|[,，、]|[一二两三四五六七八九十]个?[章次天周小]/.test(words) || readSection(words) !== null
  return !isOther && words.split(' ').length < 5 && words.length < 40 && !isGeneric(words)
}
