// Reads one message of the student.
import { beginsGuide, isSameCourse } from '../../../../../shared/guide/guide-words.ts'
import type { Ground } from '../ground.ts'
import { lexText, prepareText, type LexedText } from '../lexed-text.ts'
import { findLimits, withoutLimits } from '../limits.ts'
import { blankOut, normaliseText } from '../normalise-text.ts'
import { aliasesOf } from '../course-aliases.ts'
import { lengthOfAnswer } from './answer-length.ts'
import type { Asked } from './asked.ts'
import { findCoursePhrase, findNextCourse } from './course-phrase.ts'
import { isCorrection, readOption, readSection, readSignal } from './guide-signals.ts'
import { ofAnother, type Heard } from './heard.ts'
import { findHardParts } from './hard-parts.ts'
import type { Known } from './known.ts'
import { coursesOf, type CourseMatch } from './match-course.ts'
import { readTalk } from '../small-talk.ts'
import { readAmount } from './read-amount.ts'
import { readCourse } from './read-course.ts'
import { readProfile } from './read-profile.ts'
import { examWords, readDates } from './read-dates.ts'
import { readGuideLimits, type SaidLimits } from './read-guide-limits.ts'
import {
  readDifficulty,
  readIntensity,
  readMayEmbed,
  readPriority,
  readStrategy,
  readSubjectType,
} from './read-traits.ts'
import { workTitle } from './work-title.ts'

const passes = /\b(?:pass(?:ing)?|resit|retake|ace|survive)\b|考过|通过|补考|重修|备考|过线|不挂/
const noExam =
  /\b(?:no|without an?|isn't an?|there's no|not an?) (?:exam|final|test|midterm)s?\b|(?:没有?|不用|不)(?:期末|期中)?考试?(?!好|过)/

export function hear(raw: string, asked: Asked, ground: Ground): Heard {
  const text = partDates(prepareText(raw, ground))
  const whole = lexText(withoutLittle(text), ground)
  const limits = readGuideLimits(whole, ground, asked.section === 'limits')
  const lexed = withoutLimits(whole, limits.spans)
  const dayless = withoutDays(lexed)
  const said = readAmount(dayless, asked.section === 'amount' || asked.section === 'work')
  const corrects = isCorrection(text)
  const takesBare =
    asked.section === 'dates' || corrects || (asked.isOpen && (asked.isFirst || isBare(lexed)))
  const isExam = noExam.test(text) ? false : examWords.test(text) || passes.test(text) ? true : null
  const hints = { isExam: isExam ?? asked.isExam, takesBare }
  const dates = readDates(lexed, ground, hints)
  const another = corrects ? null : anotherBegun(raw, dayless, asked)
  if (another !== null) return ofAnother(raw, text, another)
  const next = findNextCourse(text)
  const isOther = asked.course !== null && asked.section !== 'course' && next !== null
  const course = isOther ? null : readCourse({ text: said.rest, raw, next }, lexed, asked, ground)
  const names = [...namesIn(course), ...(asked.course === null ? [] : [asked.course])]
  const parts = partsSaid(raw, names, ground)
  const profile = profileOf(raw, parts, limits, ground)
  return {
    raw,
    text,
    length: lengthOfAnswer(raw),
    // 你好 is no 好.
    signal: readTalk(text) === 'greeting' ? 'none' : readSignal(text),
    isCorrection: corrects,
    section: readSection(text),
    option: readOption(text),
    course,
    next,
    work:
      asked.section === 'work' &&
      said.units.length === 0 &&
      lexed.days.length === 0 &&
      !isOnly(raw, profile)
        ? workTitle(raw, said.rest)
        : null,
    units: said.units,
    amount: said.amount,
    scope: readScope(text),
    isExam,
    sitting: /\bmid-?terms?\b|期中/.test(text)
      ? 'midterm'
      : /\bfinals?\b|(?<!学)期末/.test(text)
        ? 'final'
        : null,
    dates,
    limits: limits.keepFree,
    allowed: limits.allowed,
    difficulty: difficultyOf(dayless, parts, asked),
    intensity: readIntensity(text),
    subjectType: readSubjectType(text),
    strategy: readStrategy(text),
    priority: readPriority(text),
    mayEmbed: readMayEmbed(text),
    profile,
  }
}

/** "I have to pass topology", in the middle of another course: that one waits its turn. */
function anotherBegun(raw: string, dayless: string, { course, section }: Asked): string | null {
  if (course === null || section === 'course' || !beginsGuide(raw)) return null
  const named = findCoursePhrase(dayless)
  return named === null || isSameCourse(named, course) ? null : named
}

/** "Dec 12, 10 hours" names no year. */
function partDates(text: string): string {
  // 每周三小时 is three hours a week, and no Wednesday.
  const weekly = text.replaceAll(
    /([每一]个?(?:周|星期|礼拜))(?=[一二两三四五六七八九十]+个?半?(?:小时|钟头|学时))/g,
    '$1 ',
  )
  return weekly.replaceAll(
    /(?<=\d(?:st|nd|rd|th)?),? (?=(?:(?:about|around|some|maybe|roughly) )?\d{1,4} ?(?:hours?|hrs?|h|min\w*|chapters?|pages?|sessions?|lectures?|problems?|past|topics?|units?|exercises?|words?|weeks?)\b)/g,
    ' ; ',
  )
}

const more =
  /\b(?:more(?! like)|extra|another|additional(?:ly)?|on top|further|besides)\b|再(?:加|来|学|排|多)?(?=[\d一二两三四五六七八九十])|再加|另外|额外|追加|多加/
const inAll =
  /\b(?:in all|in total|total|altogether|together|overall|all in all)\b|一共|总共|总计|加起来/

export function readScope(text: string): Known['scope'] {
  return inAll.test(text) ? 'all' : more.test(text) ? 'more' : null
}

/** 每天一点点 is no one o'clock. */
function withoutLittle(text: string): string {
  return text.replaceAll(/一点点|(?<=每天(?:都)?(?:学|来|做|看|复习)?)一点/g, (words) =>
    ' '.repeat(words.length),
  )
}

/** Little beside the day: "the 17th then". */
function isBare(lexed: LexedText): boolean {
  const rest = withoutDays(lexed).replaceAll(/[^\p{L}]/gu, '')
  return lengthOfAnswer(rest) === 'very-short'
}

/** Days and times are no amounts and no names of courses. */
export function withoutDays({ text, days, times }: LexedText): string {
  return [...days, ...times].reduce((left, { start, end }) => blankOut(left, start, end), text)
}

/** That a part is easy says nothing of the whole. */
function difficultyOf(text: string, parts: readonly string[], { section }: Asked): number | null {
  const asks = section === 'effort'
  const told = readDifficulty(text, asks)
  if (told === null || told > 2 || asks) return told
  return readDifficulty(withoutParts(text, parts), asks)
}

function withoutParts(text: string, parts: readonly string[]): string {
  return parts.reduce((left, part) => left.replace(normaliseText(part), ' '), text)
}

function partsSaid(raw: string, names: string[], ground: Ground): string[] {
  const courses = new Set([...names, ...coursesOf(ground.state)].flatMap(namesOf))
  return findHardParts(raw, (subject) => courses.has(normaliseText(subject))).filter(
    (part) => !isOfTime(lexText(prepareText(part, ground), ground)),
  )
}

function profileOf(raw: string, parts: string[], limits: SaidLimits, ground: Ground): string[] {
  return readProfile(raw, parts, (clause) => {
    if (limits.spans.length === 0) return false
    return findLimits(lexText(prepareText(clause, ground), ground), ground).spans.length > 0
  })
}

/** A day, a time, or how much there is to do. */
function isOfTime(lexed: LexedText): boolean {
  const { days, times } = lexed
  return days.length + times.length > 0 || readAmount(lexed.text, false).amount !== null
}

/** 拓扑 is 拓扑学. */
function namesOf(course: string): string[] {
  const name = normaliseText(course)
  return [name, name.replace(/(?<=\p{Script=Han}{2})(?:学|课)$/u, ''), ...aliasesOf(name)]
}

/** Nothing else is said in it. */
function isOnly(raw: string, parts: readonly string[]): boolean {
  const left = withoutParts(normaliseText(raw), parts)
  return parts.length > 0 && !/\p{L}/u.test(left.replaceAll(/\b(?:and|but|so|well)\b/g, ' '))
}

function namesIn(course: CourseMatch | null): string[] {
  if (course === null) return []
  return course.kind === 'known' ? [course.course] : [course.said]
}
