// Reads new limits of work that is there: "physics only in the mornings", "the essay is due on Thursday now",
// 高数每次改成一节, 大学物理以后别排周五.
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { findLimits } from './limits.ts'
import { lexText, type LexedText } from '../words/lexed-text.ts'
import { timesOfWeek } from './kept-free.ts'
import { readDoubt } from './read-doubt.ts'
import { isQuestionForm } from './read-question.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { splitTarget } from './read-target.ts'
import { findVerb } from '../words/verbs.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { periodsOf } from '../resolve/wishes.ts'
import type { ClassChange, ClassChangeDraft } from './work-drafts.ts'
import { findKind } from './work-kinds.ts'

/** Said for good, and not of one plan. */
const standing =
  /\b(?:from now on|any ?more|always|never|ever|for good|in (?:the )?future|every week|generally|permanently|going forward|weekends|weekdays)\b|以后|今后|往后|从现在|从今|永远|一直|每周|再也|总是|从来|周末|工作日/
const plans = /\b(?:plan|schedule|organi[sz]e|arrange|move|swap|put)\b/

/** Null when the words change nothing of that kind. */
export function readClassChange(said: string, ground: Ground): ClassChangeDraft | null {
  // "Now" names no day here.
  const text = said
    .replaceAll(/从(?:现在|今天)(?:开始|起)/g, '以后')
    .replaceAll(/\bfrom now on\b/g, 'always')
  if (isQuestionForm(text) || /[?]|吗/.test(text)) return null
  const lexed = lexText(text, ground)
  const names = lexed.names.flatMap(({ owners }) => owners)
  const isStranger = names.length === 0 && stranger.test(text)
  const change = isStranger ? strangersChange(lexed) : findChange(lexed, ground)
  if (change === null || (names.length === 0 && !isStranger)) return null
  const doubt = readDoubt({ text, isQuestion: false }, true)
  return {
    kind: 'class-change',
    names: chooseNames(names),
    change,
    agreed: false,
    doubt: doubt === 'condition' || doubt === 'hearsay' ? doubt : null,
  }
}

/** Whatever it is, its course has to be found first. */
function strangersChange({ text, days, times }: LexedText): ClassChange | null {
  const isStanding = standing.test(text) || days.some(({ isEvery }) => isEvery)
  const isLimit = isStanding || (days.length === 0 && times.length > 0)
  return isLimit ? { kind: 'keep-off', weekdays: [], periods: [] } : null
}

/** A course that is none of the student's: "no chemistry on Fridays", 化学以后别排周五. */
const stranger =
  /^(?:please )?no (?!study|work|studying|more|time|classes|lectures|plans?|sessions?|learning|anything|evenings?|mornings?|afternoons?|weekends?)[a-z]{4,}(?: sessions?)? (?:on|in|after|before|at)\b|^(?!study|work|plan|schedule|please|only|just|evenings|mornings)[a-z]{4,} only (?:in|on|at|during)\b|^(?!我|学习|复习|任务|周|星期|礼拜|早|晚|上午|下午|中午|以后|今后|请|都|别|帮|每|计划|安排|最近|平时)\p{Script=Han}{2,5}(?:以后|今后|从现在起)/u

/** A course and its lectures share a name. */
function chooseNames(names: NameOwner[]): NameOwner[] {
  const classes = names.filter(({ kind }) => kind === 'class')
  return classes.length > 0 ? classes : names.filter(({ kind }) => kind === 'item')
}

function findChange(lexed: LexedText, ground: Ground): ClassChange | null {
  return (
    findSessions(lexed) ??
    findDue(lexed, ground) ??
    findDueShift(lexed, ground) ??
    findPriority(lexed) ??
    findAllowed(lexed, ground) ??
    findOnly(lexed, ground) ??
    findKeptOff(lexed, ground)
  )
}

const resizes =
  /\b(?:make|set|change|cut|shorten|extend|keep|reduce|increase|turn|limit)\b.*\b(?:sessions?|blocks?|each|long)\b|\bsessions? (?:should|must|need to|to) (?:be|last|take)\b|\bsessions? (?:are|is) now\b|每(?:次|一次|节|回|个).{0,4}(?:改|只|变|缩|延|换|学|做|就|要|排|上|都|=|:)|每(?:次|回)\D{0,3}[\d一二两三四半]|(?:改成|改为|缩短[到成为]|延长[到成为]|变成)(?:每次)?[\d一二两三四半].{0,2}(?:节|小时|分钟)/

function findSessions({ days, rest }: LexedText): ClassChange | null {
  // Split in two is twice as many, and no shorter work.
  if (days.length > 0 || !resizes.test(rest) || /\bsplit\b|\binto\b|拆|分成/.test(rest)) return null
  const found = findLength(rest)
  return found === null ? null : { kind: 'sessions', length: found.length }
}

const due =
  /\b(?:is|are|comes?) (?:now )?due\b|\bdue (?:date )?(?:is |on |by |has )?(?:now|moved|changed|on)\b|\bdeadlines?\b|\b(?:has|have|needs?) to be (?:done|finished|ready|in|handed in)\b|\bmust be (?:done|finished|ready|in)\b|\b(?:got|was|has been|is) extended (?:to|until)\b|^(?!.*[把将]).*(?:延期|延长|推迟|提前)到.*了\W*$|截止|ddl|要?交(?!换|给我排)|必须(?:做完|完成|写完)|(?:做完|完成|写完)/
function findDue(lexed: LexedText, ground: Ground): ClassChange | null {
  const { text, rest } = lexed
  const [day, ...others] = joinRanges(lexed.days, text, ground)
  if (day === undefined || others.length > 0 || findVerb(rest)?.kind === 'plan') return null
  const date = day.dates.at(-1)
  const [first] = day.dates
  if (date === undefined || first === undefined || day.isEvery) return null
  if (due.test(rest) && !isOtherWork(lexed)) return { kind: 'due', date }
  // An hour is of one session, and so is a move.
  const isOfSession = lexed.times.length > 0 || findVerb(rest) !== null
  return startsThen.test(rest) && !isOfSession ? { kind: 'from', date: first } : null
}

export const deadline = /\b(?:deadlines?|due dates?)\b|截止|\bddl\b/

function findDueShift(lexed: LexedText, ground: Ground): ClassChange | null {
  if (!deadline.test(lexed.rest) || lexed.days.length > 0) return null
  const { shift } = splitTarget(lexed, true, ground).target
  return shift === null ? null : { kind: 'due-shift', days: shift }
}

/** "The calculus homework is due": of the course, but none of the work that is known. */
function isOtherWork({ rest, names }: LexedText): boolean {
  const last = names.at(-1)
  if (last === undefined) return false
  return (
    findKind(
      rest.slice(last.end).replaceAll(/完成|写完|做完|必须|要|交|done|finished|handed in/g, ''),
    ) !== null
  )
}

const startsThen =
  /^\W*(?:please )?(?:start|begin)\b|\b(?:can |should |will )?only (?:start|begin)s?\b|\bnot (?:start )?before\b|才?开始(?:学|做|复习|排)?\W*$|再开始/

const priorities: [number, RegExp][] = [
  [
    5,
    /\b(?:is|are|=|as) (?:the |my )?(?:most important|top priority|first priority|highest priority|more important|number one|very important|urgent)\b|\bpriori?ti[sz]e\b|\b(?:top|highest|high|first) priority\b|优先级?(?:最高|设?为?最高|调?到最高|提高|高)|最重要|(?:更|比较|很|非常)重要|最优先|优先(?:安排|学|做|复习)?\W*$/,
  ],
  [
    1,
    /\b(?:is|are) (?:the |my )?(?:least important|not (?:so |that |very )?important|less important|lowest priority)\b|\bcan wait\b|\b(?:is|are) not (?:so |that |very )?urgent\b|\b(?:lowest|low|less) priority\b|优先级?(?:最低|降低|低|调低)|不(?:太|那么|怎么)?重要|没那么重要|不(?:太|那么|怎么)?(?:着?急|紧急)/,
  ],
]

function findPriority({ rest, days, times }: LexedText): ClassChange | null {
  if (days.length + times.length > 0) return null
  const found = priorities.toReversed().find(([, pattern]) => pattern.test(rest))
  return found === undefined ? null : { kind: 'priority', priority: found[0] }
}

const allows =
  /\b(?:(?:is|are) (?:fine|ok|okay|allowed|possible)|may be|can be|can go|allow(?:ed)?|works?)\b.*\bagain\b|\ballow\b|又(?:可以|能)|也?可以(?:排|学|安排)?.{0,4}了$|允许/

function findAllowed(lexed: LexedText, ground: Ground): ClassChange | null {
  if (!allows.test(lexed.text)) return null
  const { weekdays, periods } = everyTime(lexed, ground)
  if (weekdays.length + periods.length === 0) return null
  return { kind: 'allow', weekdays, periods }
}

const only =
  /\bonly\b(?: ever)?(?: (?:be |do |study |on|in|at|during|for|work(?:s)?|possible|plan(?:ned)?|schedule(?:d)?|place(?:d)?|put|the|my))*\W*$|^\W*only\b|只(?:能|想|要|在|排|安排|学|放|可以|好)*(?:在|到)?\W*$|仅(?:在|限)?\W*$/

/** "physics only in the mornings": everything else is closed to it. */
function findOnly(lexed: LexedText, ground: Ground): ClassChange | null {
  const { days, times, text } = lexed
  const [first] = [...days, ...times].toSorted((a, b) => a.start - b.start)
  if (first === undefined || !only.test(text.slice(0, first.start))) return null
  const isStanding = standing.test(text)
  if (plans.test(lexed.rest) && !isStanding) return null
  const isOfDays = days.some(({ isEvery }) => isEvery) || isStanding
  if (days.length > 0 && !isOfDays) return null
  const { weekdays, periods } = everyTime(lexed, ground)
  return weekdays.length > 0 && periods.length > 0
    ? { kind: 'weekly-time' }
    : { kind: 'only', weekdays, periods }
}

/** "No physics on Fridays from now on", 大学物理以后别排周五. */
function findKeptOff(lexed: LexedText, ground: Ground): ClassChange | null {
  const { text, days } = lexed
  const isStanding = standing.test(text) || days.some(({ isEvery }) => isEvery)
  const isOfTimes = days.length === 0 && lexed.times.length > 0 && deniesCourse.test(lexed.rest)
  if ((!isStanding && !isOfTimes) || /\bplan\b|计划/.test(lexed.rest)) return null
  const { limits } = findLimits(nearTimes(lexed), ground)
  if (timesOfWeek(limits).length > 0) return { kind: 'weekly-time' }
  const { weekdays, periods } = limits
  return weekdays.length + periods.length === 0 ? null : { kind: 'keep-off', weekdays, periods }
}

const deniesCourse = /\b(?:no|not|never|don't|avoid|stop)\b|不|别/

/** With the course left out what is denied stands beside its time: "no § on Fridays". */
function nearTimes(lexed: LexedText): LexedText {
  const text = lexed.names
    .reduce((left, { start, end }) => blank(left, start, end), lexed.text)
    .replaceAll(/\b(?:i (?:really )?hate|stop)\b/g, (words) => 'not'.padEnd(words.length))
    .replaceAll(/\bdon't\b/g, 'never')
    .replaceAll(
      /\b(?:sessions?|anything|any|from now on|any ?more|please|ever again|giving me|give me|schedul(?:e|ing)|putting|put|plac(?:e|ing)|doing|do|study(?:ing)?)\b/g,
      (word) => ' '.repeat(word.length),
    )
    .replaceAll(/(?:以后|今后|往后|从现在起|从现在开始|再也|都|再给我|给我|再帮我)/g, (word) =>
      ' '.repeat(word.length),
    )
  return collapse({ ...lexed, text, names: [] })
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** Runs of spaces become one, and everything found moves with its words. */
function collapse(lexed: LexedText): LexedText {
  const at: number[] = []
  let text = ''
  for (const sign of lexed.text) {
    at.push(text.length)
    if (sign !== ' ' || !text.endsWith(' ')) text += sign
  }
  at.push(text.length)
  const moved = <Found extends { start: number; end: number }>(found: Found): Found => ({
    ...found,
    start: at[found.start] ?? 0,
    end: at[found.end] ?? text.length,
  })
  return { ...lexed, text, rest: text, days: lexed.days.map(moved), times: lexed.times.map(moved) }
}

const sorted = (numbers: number[]) => [...new Set(numbers)].toSorted((a, b) => a - b)

function everyTime({ days, times }: LexedText, { state }: Ground) {
  const dates = days.flatMap((day) => day.dates)
  const periods = times.flatMap(({ wish }) => periodsOf(wish, state.window))
  return { weekdays: sorted(dates.map(weekdayOf)), periods: sorted(periods) }
}
