// One message of the student, read: what it does in the dialogue and what it says of each slot.
import type { GuideSection } from '../../../../../shared/guide/guide-draft.ts'
import { beginsGuide, isSameCourse } from '../../../../../shared/guide/guide-words.ts'
import type { TaskClass } from '../../../../../shared/schedule/task-class.ts'
import type { Ground } from '../ground.ts'
import type { Limits } from '../kept-free.ts'
import { lexText, prepareText, type LexedText } from '../lexed-text.ts'
import { findLimits, withoutLimits } from '../limits.ts'
import { blankOut } from '../normalise-text.ts'
import { lengthOfAnswer, type AnswerLength } from './answer-length.ts'
import {
  findCoursePhrase,
  findNextCourse,
  readBareCourse,
  readLeadingCourse,
} from './course-phrase.ts'
import {
  isCorrection,
  readOption,
  readSection,
  readSignal,
  type GuideSignal,
} from './guide-signals.ts'
import type { GuideAmount, Known } from './known.ts'
import type { GuideUnits } from './work-units.ts'
import { courseOfOwner } from '../course-of-owner.ts'
import { readTalk } from '../small-talk.ts'
import { matchCourse, type CourseMatch } from './match-course.ts'
import { readAmount } from './read-amount.ts'
import { examWords, readDates, type SaidDates } from './read-dates.ts'
import { readGuideLimits, type SaidLimits } from './read-guide-limits.ts'
import {
  readDifficulty,
  readIntensity,
  readMayEmbed,
  readPriority,
  readProfile,
  readStrategy,
  readSubjectType,
} from './read-traits.ts'

export type Heard = {
  raw: string
  text: string
  length: AnswerLength
  signal: GuideSignal
  isCorrection: boolean
  /** The section that it names, whatever it says of it. */
  section: GuideSection | 'before' | null
  /** Of the options that were given. */
  option: number | null
  course: CourseMatch | null
  /** One that is to come after it. */
  next: string | null
  work: string | null
  units: GuideUnits[]
  amount: GuideAmount | null
  /** Whether it is said to come on top, or to be all. */
  scope: Known['scope']
  /** Null: nothing said; false: there is none. */
  isExam: boolean | null
  sitting: Known['sitting']
  dates: SaidDates
  limits: Limits | null
  allowed: Limits | null
  difficulty: number | null
  intensity: number | null
  subjectType: TaskClass['subjectType'] | null
  strategy: TaskClass['strategy'] | null
  priority: number | null
  mayEmbed: boolean | null
  profile: string[]
}

export type Asked = {
  section: GuideSection | null
  /** An exam was spoken of before. */
  isExam: boolean
  /** The first words of the guide, or words after a draft: a bare day counts. */
  isOpen: boolean
  /** The first words of the guide. */
  isFirst: boolean
  /** The course that the talk is about. */
  course: string | null
}

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
  const difficulty = readDifficulty(dayless, asked.section === 'effort')
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
      asked.section === 'work' && said.units.length === 0 && lexed.days.length === 0
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
    difficulty,
    intensity: readIntensity(text),
    subjectType: readSubjectType(text),
    strategy: readStrategy(text),
    priority: readPriority(text),
    mayEmbed: readMayEmbed(text),
    profile: profileOf(raw, limits, ground),
  }
}

/** "I have to pass topology", in the middle of another course: that one waits its turn. */
function anotherBegun(raw: string, dayless: string, { course, section }: Asked): string | null {
  if (course === null || section === 'course' || !beginsGuide(raw)) return null
  const named = findCoursePhrase(dayless)
  return named === null || isSameCourse(named, course) ? null : named
}

/** What is told beside it is told of that course, and of nothing here. */
function ofAnother(raw: string, text: string, next: string): Heard {
  return {
    raw,
    text,
    length: lengthOfAnswer(raw),
    signal: 'none',
    isCorrection: false,
    section: null,
    option: null,
    course: null,
    next,
    work: null,
    units: [],
    amount: null,
    scope: null,
    isExam: null,
    sitting: null,
    dates: { exam: null, due: null, from: null, beforeExam: null, choice: null },
    limits: null,
    allowed: null,
    difficulty: null,
    intensity: null,
    subjectType: null,
    strategy: null,
    priority: null,
    mayEmbed: null,
    profile: [],
  }
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

/** The sections that something was said of, most telling first. */
export function sectionsOf(heard: Heard): GuideSection[] {
  const { dates } = heard
  const has = {
    course: heard.course !== null && heard.course.kind !== 'new',
    dates:
      dates.exam !== null ||
      dates.due !== null ||
      dates.from !== null ||
      dates.beforeExam !== null ||
      dates.choice !== null ||
      heard.isExam === false,
    amount: heard.amount !== null || heard.units.length > 0,
    limits: heard.limits !== null || heard.allowed !== null || heard.mayEmbed !== null,
    effort: heard.difficulty !== null || heard.intensity !== null || heard.priority !== null,
    strategy: heard.strategy !== null,
    work: heard.work !== null || heard.subjectType !== null,
    profile: heard.profile.length > 0,
  } satisfies Record<GuideSection, boolean>
  const order = [
    'dates',
    'amount',
    'limits',
    'strategy',
    'effort',
    'work',
    'course',
    'profile',
  ] as const
  return order.filter((section) => has[section])
}

/** More than a name. */
const saysMore =
  /\b(?:i|pass|learn|study|need|have|want|exams?|finals?|midterms?|tests?)\b|我|考|要|想|复习|学习/

function readCourse(
  { text, raw, next }: { text: string; raw: string; next: string | null },
  lexed: LexedText,
  asked: Asked,
  ground: Ground,
): CourseMatch | null {
  const isAsked = asked.section === 'course'
  const isOpen = ['unsure', 'leave', 'stop', 'thanks'].includes(readSignal(lexed.text))
  // A greeting names no course.
  const isTalk = readTalk(lexed.text) !== null
  // "Guide me through a course" calls for the guide that is there.
  const isName = !isOpen && !isTalk && !isAsking(raw) && !beginsGuide(raw)
  const bare = isAsked && isName ? readBareCourse(text) : null
  const leading = asked.isFirst ? readLeadingCourse(lexed.text) : null
  const phrase =
    bare !== null && !saysMore.test(bare)
      ? bare
      : (findCoursePhrase(text) ?? bare ?? next ?? leading)
  if (phrase !== null) {
    const longer = lexed.names.find(({ start, end }) => {
      const name = lexed.text.slice(start, end)
      return name.length > phrase.length && name.includes(phrase)
    })
    const words = longer === undefined ? phrase : lexed.text.slice(longer.start, longer.end)
    const match = matchCourse(words, raw, ground.state)
    // A stranger among weak words is no course once there is one.
    if (match.kind !== 'new' || isAsked || asked.course === null) return match
  }
  if (asked.course !== null) return null
  const named = lexed.names
    .flatMap(({ owners }) => owners.filter(({ kind }) => kind !== 'item'))
    .map((owner) => courseOfOwner(owner, ground.state))
    .find((course) => course !== '')
  return named === undefined ? null : { kind: 'known', course: named }
}

const asking =
  /[?？]\s*$|^\s*(?:what|how|why|who|where|when|which|can|could|do|does|is|are|will|should)\b|怎么样?|什么|为什么|吗[\s。!]*$|呢[\s。!]*$/i

/** A question of the student's is no answer to ours. */
export function isAsking(raw: string): boolean {
  return asking.test(raw)
}

const workLead =
  /^[\s,.]*(?:(?:i (?:have|need|want) to|i must|mostly|mainly|just|it's|it is|well|to|主要是?|就是|要|需要|我要|我得|得)\s*)*/i

const filler =
  /\b(?:h+m+|u[hm]+|well|so|maybe|hard|easy|let me (?:see|think)|good question|everything|all(?: of it)?|stuff|things?|some|a lot|lots|much|not much|normal|the usual|usual)\b|嗯+|呃|那个?|每个?(?:周|星期|天|日|晚)|大概|大约|差不多|都有?|全部?|所有|一些|很多|不少|不多|东西|内容|吧|啊|呢|的/g

/** What was said of the work in the student's own words, for its title; null for what tells nothing. */
function workTitle(raw: string, rest: string): string | null {
  const line = raw
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const [first = ''] = line.replace(workLead, '').split(/[.;。；!！?？\n]/)
  const bare = first.replace(/^(?:好吧|好的?|行吧?|ok(?:ay)?|fine|well)[\s,，是]+/i, '').trim()
  if (isAsking(raw)) return null
  if (readSignal(rest) !== 'none' || readOption(rest) !== null) return null
  const telling = rest.replaceAll(filler, ' ').replaceAll(/[^\p{L}]/gu, '')
  if (Array.from(telling).length < 2 || Array.from(bare).length < 2) return null
  const title = bare.charAt(0).toUpperCase() + bare.slice(1)
  return Array.from(title).slice(0, 60).join('')
}

function profileOf(raw: string, { spans }: SaidLimits, ground: Ground): string[] {
  return readProfile(raw, (clause) => {
    if (spans.length === 0) return false
    const lexed = lexText(prepareText(clause, ground), ground)
    return findLimits(lexed, ground).spans.length > 0
  })
}
