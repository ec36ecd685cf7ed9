// Reads one message of the student.
import { inOwnCharacters } from '../../../shared/text/as-typed.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { Ground } from '../ground.ts'
import { prepareText, type LexedText, lexWords } from '../words/lexed-text.ts'
import { findLimits } from '../read/limits.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { aliasesOf } from '../words/course-aliases.ts'
import { lengthOfAnswer } from './answer-length.ts'
import { nothingAsked, type Asked } from './asked.ts'
import { findNextCourse } from './course-phrase.ts'
import { isCorrection, readSignal } from './guide-signals.ts'
import { sectionsOf, type Heard } from './heard.ts'
import { findHardParts } from './hard-parts.ts'
import { plainLine } from '../../text/plain-line.ts'
import type { Known } from './known.ts'
import { coursesOf, type CourseMatch } from './match-course.ts'
import { noHints } from './work/amount-words.ts'
import { isDailyMost, readAmounts } from './work/read-amounts.ts'
import { readCourse } from './read-course.ts'
import { readProfile } from './read-profile.ts'
import { readRenamed, type Renamed } from './read-renamed.ts'
import { readNumbered, readPieces } from './work/read-pieces.ts'
import { type Topic } from './work/topics-named.ts'
import { tellingWords } from './read/telling-words.ts'
import { type SaidLimits } from './read/said-limits.ts'
import {
  readDifficulty,
  readIntensity,
  readMayEmbed,
  readPriority,
  readStrategy,
  readSubjectType,
} from './read-traits.ts'
import { withoutQuestions } from './asking.ts'
import { readTold } from './reader/read-told.ts'
import { of, plain as plainWords } from './reader/told-shares.ts'
import type { ToldSpan } from './reader/told-span.ts'
import { readTwice } from './reader/second-reading.ts'
import { readGuideQuestion } from './read-guide-question.ts'
import { readAct } from './talk-act.ts'
import { anotherBegun, switchedTo, type Switched } from './switched-course.ts'
import { readTitle, workTitle } from './work/work-title.ts'
import { type GuideUnits } from './work/work-units.ts'
import { hearDays, isOfPart, readWords, type Words } from './read-words.ts'

/** Read in simplified characters; what is kept of it are the student's own. */
export function hear(raw: string, asked: Asked, ground: Ground): Heard {
  const plain = toSimple(raw)
  // "How would I know?" asks nothing.
  const isSign = !['none', 'no'].includes(readSignal(prepareText(plain, ground)))
  const told = isSign ? plain : withoutQuestions(plain)
  const telling = hearPlain(tellingWords(told, ground), asked, ground)
  const heard = told === plain ? telling : { ...telling, ...askedIn(plain, ground) }
  if (plain === raw) return heard
  const typed = (words: string) => inOwnCharacters(words, raw)
  const { course, work, profile, topics, shares } = heard
  const isListed = (title: string) => topics.listed.some((topic) => topic.title === title)
  const asNamed = (title: string) => (isListed(title) ? typed(title) : title)
  const asTyped = ({ title, minutes, count }: Topic) => ({
    title: asNamed(title),
    minutes,
    count,
  })
  return {
    ...heard,
    raw,
    course:
      course === null || course.kind === 'known' ? course : { ...course, said: typed(course.said) },
    title: heard.title === null ? null : typed(heard.title),
    work: work === null ? null : typed(work),
    profile: profile.map(typed),
    shares: { ...shares, own: shares.own.map((share) => Object.assign({}, share, { title: share.title === null ? null : asNamed(share.title) })) }, // prettier-ignore
    topics: {
      ...topics,
      listed: topics.listed.map(asTyped),
      first: topics.first.map(asNamed),
      last: topics.last.map(asNamed),
    },
  }
}

/** Beside what was told, a question; it agrees to nothing. */
function askedIn(raw: string, ground: Ground) {
  const question = readGuideQuestion(raw, prepareText(raw, ground)) ?? ('other' as const)
  return { raw, question, length: lengthOfAnswer(raw) }
}

function hearPlain(raw: string, asked: Asked, ground: Ground): Heard {
  const read = readWords(raw, asked, ground)
  const { text, limits, lexed, dayless, said } = read
  const switched = switchedTo(raw, asked, ground)
  if (switched !== null) return ofAnother(read, raw, switched, ground)
  const another = isCorrection(text) ? null : anotherBegun(raw, dayless, asked)
  if (another !== null) return ofAnother(read, raw, { name: another, isSure: false }, ground)
  const spans = readTold(raw, asked.section, ground)
  const next = nextNamed(text, raw, spans)
  const isOther = asked.course !== null && asked.section !== 'course' && next !== null
  const renamed = asked.course === null ? null : readRenamed(dayless, raw, asked.course)
  const days = hearDays(read, spans, asked, ground)
  const words = { text: said.rest, raw, next, renamed }
  const course = isOther ? null : readCourse(words, lexed, asked, ground)
  const courses = [...namesIn(course), ...(asked.course === null ? [] : [asked.course])]
  const parts = partsSaid(raw, courses, ground)
  const limiting = said.mostADay === null ? [] : dailyMostOf(raw)
  const profile = [...profileOf(raw, parts, limits, ground), ...limiting]
  const denied = { isRefused: said.isRefused, isDenied: renamed?.isDenied === true }
  const act = readAct(raw, text, denied)
  const all = [...asked.known.topics, ...asked.known.dropped, ...read.topics.listed]
  // "Will I pass?" tells of no exam, and "will I fail?" of nothing that is hard.
  const isTelling = act.question === null || act.question === 'other'
  const heard: Heard = {
    raw,
    text,
    length: lengthOfAnswer(raw),
    ...act,
    course,
    renames: course === null ? null : renamesOf(renamed),
    next,
    isSwitch: false,
    title: readTitle(raw, courses),
    work: null,
    units: piecesOf(read, raw, spans, asked),
    left: read.left,
    out: read.parts.filter((part) => isOfPart(part, all, read.shares.own)),
    topics: read.topics,
    shares: read.shares,
    each: said.each,
    amount: said.amount,
    mostADay: said.mostADay,
    isOfDay: said.isOfDay,
    scope: isTelling ? readScope(text) : null,
    ...days,
    isExam: isTelling ? days.isExam : null,
    impossible: read.impossible,
    limits: limits.keepFree,
    allowed: limits.allowed,
    difficulty: isTelling ? difficultyOf(text, parts, asked) : null,
    intensity: readIntensity(text),
    subjectType: readSubjectType(text, [...courses, ...parts].map(normaliseText)),
    // "Two days later" are no two long days.
    strategy: days.shift === null ? readStrategy(text) : null,
    priority: readPriority(text),
    mayEmbed: readMayEmbed(text),
    profile: isTelling ? profile : [],
  }
  const whole = readTwice(heard, spans, asked, ground)
  // Words that tell nothing else are the title of the work.
  const isTitle = asked.section === 'work' && asked.known.doubts.length === 0 && sectionsOf(whole).length === 0 // prettier-ignore
  return isTitle && course === null ? { ...whole, work: workTitle(raw, said.rest) } : whole
}

/** What is told beside it is told of that course, and of nothing here. */
function ofAnother(
  { text }: Words,
  raw: string,
  { name, isSure }: Switched,
  ground: Ground,
): Heard {
  const nothing = hearPlain('', nothingAsked, ground)
  return { ...nothing, raw, text, length: lengthOfAnswer(raw), next: name, isSwitch: isSure }
}

/** What tells something of this course names no other. */
function nextNamed(text: string, raw: string, spans: readonly ToldSpan[]): string | null {
  const name = findNextCourse(text)
  const at = name === null ? -1 : plainWords(raw).indexOf(name)
  // A bare name may be either, and beside others it is one of them.
  const isList = of(spans, 'topic').length > 1
  const isTold = ({ role, start, end }: ToldSpan) => !names.has(role) && (role !== 'topic' || isList) && start < at + (name ?? '').length && end > at // prettier-ignore
  return at >= 0 && spans.some(isTold) ? null : name
}

const names = new Set<ToldSpan['role']>(['course', 'other', 'work', 'about'])

function renamesOf(renamed: Renamed | null): Heard['renames'] {
  if (renamed === null || renamed.name === null) return null
  return renamed.isSure ? 'surely' : 'maybe'
}

/** Counted by no word of ours: what is counted at all. */
function piecesOf(
  { said }: Words,
  raw: string,
  spans: readonly ToldSpan[],
  { section }: Asked,
): GuideUnits[] {
  const isOpen = section === null || section === 'amount' || section === 'work'
  // "5 of them" count no other kind of pieces.
  const isCounted = said.units.some(({ unit }) => unit !== 'piece')
  const [piece] = isCounted
    ? []
    : [...readNumbered(raw, spans), ...(isOpen ? readPieces(spans) : [])]
  const minutes = said.each?.minutes ?? said.units[0]?.minutes ?? null
  return piece === undefined ? said.units : [{ ...piece, minutes }]
}

/** In their own words: a day's limit is kept in mind, and no plan holds it for one course alone. */
function dailyMostOf(raw: string): string[] {
  const clauses = plainLine(raw).split(/[,，;；.。!！?？]+|\band\b/)
  return clauses
    .filter((clause) => isDailyMost(clause.toLowerCase()))
    .map((clause) => clause.trim())
    .map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1, 160))
}

const more =
  /\b(?:(?<!no |not )more(?! like| than)|extra|another|additional(?:ly)?|on top|further|besides)\b|再(?:加|来|学|排|多)?(?=[\d一二两三四五六七八九十])|再加|另外|额外|追加|多加/
const inAll =
  /\b(?:in all|in total|total|altogether|together|overall|all in all)\b|一共|总共|总计|加起来/

export function readScope(text: string): Known['scope'] {
  return inAll.test(text) ? 'all' : more.test(text) ? 'more' : null
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
    (part) => !isOfTime(lexWords(part, ground)),
  )
}

function profileOf(raw: string, parts: string[], limits: SaidLimits, ground: Ground): string[] {
  return readProfile(raw, parts, (clause) => {
    if (limits.spans.length === 0) return false
    return findLimits(lexWords(clause, ground), ground).spans.length > 0
  })
}

/** A day, a time, or how much there is to do. */
function isOfTime(lexed: LexedText): boolean {
  const { days, times } = lexed
  return days.length + times.length > 0 || readAmounts(lexed.text, noHints).amount !== null
}

/** 拓扑 is 拓扑学. */
function namesOf(course: string): string[] {
  const name = normaliseText(course)
  return [name, name.replace(/(?<=\p{Script=Han}{2})(?:学|课)$/u, ''), ...aliasesOf(name)]
}

function namesIn(course: CourseMatch | null): string[] {
  if (course === null) return []
  return course.kind === 'known' ? [course.course] : [course.said]
}
