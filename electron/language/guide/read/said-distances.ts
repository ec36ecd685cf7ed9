// Reads days that are told by how far off they are: "in three weeks", 考前一周, "a day later", and the end of the term; each for
// what the words beside it score highest.
import { addDays } from '../../../../shared/schedule/calendar.ts'
import { namesHoliday } from '../../../../shared/time/holidays.ts'
import { blankOut, type DayMention, type Span, overlaps } from '../../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import type { Ground } from '../../ground.ts'
import type { LexedText } from '../../words/lexed-text.ts'
import type { BeforeExam } from '../known.ts'
import { clausesOf, findCues, isWithin, readCues, scoreSlots } from './cue-table.ts'

/** From the day that stands, earlier below 0; `what` is null where neither was named. */
export type Shift = { days: number; what: 'exam' | 'due' | null }

export type SaidDistances = {
  beforeExam: BeforeExam | null
  shift: Shift | null
  /** With the days that are counted from today among its own, and without what was counted from another. */
  lexed: LexedText
}

type Way = 'ahead' | 'before' | 'later' | 'earlier'

const wayCues = readCues<Way | 'exam' | 'due' | 'finish' | 'begin'>([
  ['ahead', 2, 'near before', "in, in about, in around, in just, within, have, only, still, got, got only, just | 还有, 还剩, 只剩, 就剩, 只有, 剩, 还有不到, 再过"],
  ['ahead', 2, 'near after', "left, away, off, from now, to go, till, until | 后, 之后, 以后, 内, 之内, 以内, 就考, 就要考, 就得考, 就交, 就要交"],
  ['before', 4, 'near after', "before, ahead of, prior to"],
  ['before', 3, 'near before', "考前, 考试前, 考试之前, 期末前, 期中前"],
  ['later', 3, 'near after', "later, after that, further back, further on, longer"],
  ['later', 3, 'near before', "postponed*, pushed*, push, delayed*, moved back, moved it back, put off, put it off, later by, back by | 往后, 向后, 推迟, 推后, 延后, 延期, 延迟, 延, 晚, 后推, 后移, 顺延, 后延, 拖后, 往后推, 推迟了, 延后了, 晚了, 再晚, 再往后推, 拖"],
  ['earlier', 3, 'near after', "earlier, sooner, early"],
  ['earlier', 3, 'near before', "forward by, up by | 提前, 往前, 向前, 提早, 早, 前移, 提前了, 提早了, 早了"],
  ['exam', 1, 'any', "exam*, final, finals, midterm*, mid-term*, test, tests, quiz* | 考试, 期末, 期中, 测验, 考"],
  ['due', 1, 'any', "deadline, due, hand-in, hand in | 截止, ddl, 最后期限, 交"],
  ['finish', 1, 'any', "finish*, done, ready, through, complete* | 复习完, 学完, 做完, 完成, 看完, 写完, 复习好"],
  ['begin', 1, 'any', "start*, begin*, only in the last, from | 开始, 动手, 开工"],
]) // prettier-ignore

const few = String.raw`(\d{1,3}|${numberPattern}|an?|a couple of)`
const distance = new RegExp(
  String.raw`\b${few} (?:more )?(day|week|month)s?\b|${few} ?个?(天|周(?![一二三四五六日天末])|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天])|月(?![\d底初末中上下份一二三四五六七八九十]))`,
  'g',
)
const termEnd =
  /\b(?:the )?end of (?:the |my |this )?(?:term|semester)\b|\bterm'?s end\b|(?:这?个?|本)?学期(?:末|结束|的?最后|底)|期末(?:之?前|以前)(?!.{0,3}考)/
const longestAhead = 366

export function readDistances(said: LexedText, ground: Ground): SaidDistances {
  const { text } = said
  const cues = findCues(text, wayCues)
  const clauses = clausesOf(text)
  const found = distancesIn(withoutHolidays(said))
  const own: DayMention[] = []
  const gone: Span[] = []
  let [beforeExam, shift]: [BeforeExam | null, Shift | null] = [null, null]
  for (const span of found) {
    const clause = clauses.find((each) => isWithin(span, each)) ?? span
    const scores = scoreSlots(
      text,
      span,
      cues.filter((cue) => isWithin(cue, clause)),
      found,
    )
    const of = (slot: Way | 'exam' | 'due' | 'finish' | 'begin') => scores.get(slot) ?? 0
    const [way, score] = (['ahead', 'before', 'later', 'earlier'] as const)
      .map((each) => [each, of(each)] as const)
      .reduce((a, b) => (b[1] > a[1] ? b : a))
    if (score < 1) continue
    const isOfWork = of('finish') + of('begin') > 0
    if (way === 'ahead') {
      if (span.days <= longestAhead) own.push(dayAt(span, addDays(ground.today.date, span.days)))
      continue
    }
    if (way === 'before' || (way === 'earlier' && isOfWork))
      beforeExam = { days: span.days, bound: of('begin') > of('finish') ? 'from' : 'due' }
    else if (!isOfWork)
      shift = {
        days: way === 'earlier' ? -span.days : span.days,
        what: of('exam') > 0 ? 'exam' : of('due') > 0 ? 'due' : null,
      }
    gone.push(span)
  }
  const last = ground.state.window.days.at(-1)?.date
  const term = termEnd.exec(blankAll(text, said.days))
  if (term !== null && last !== undefined)
    own.push(dayAt({ start: term.index, end: term.index + term[0].length }, last))
  const isOther = (day: Span) => ![...own, ...gone].some((each) => overlaps(each, day))
  const days = [...said.days.filter(isOther), ...own].toSorted((a, b) => a.start - b.start)
  const blank = gone.reduce((left, { start, end }) => blankOut(left, start, end), text)
  return { beforeExam, shift, lexed: { ...said, days, text: blank } }
}

function dayAt({ start, end }: Span, date: string): DayMention {
  return { start, end, dates: [date], isWeek: false, isEvery: false }
}

function distancesIn(text: string): (Span & { days: number })[] {
  return [...text.matchAll(distance)].flatMap(({ 0: words, index, 1: many, 2: unit, 3: count, 4: sign }) => {
    const number = countOf(many ?? count ?? '')
    const each = /^(?:day|天)$/.test(unit ?? sign ?? '') ? 1 : /^(?:month|月)$/.test(unit ?? sign ?? '') ? 30 : 7
    return number === null ? [] : [{ start: index, end: index + words.length, days: number * each }]
  }) // prettier-ignore
}

/** "A week before Christmas" is of no exam. */
function withoutHolidays({ text, days }: LexedText): string {
  return blankAll(
    text,
    days.filter(({ start, end, stretch }) => stretch !== undefined || namesHoliday(text.slice(start, end))),
  ) // prettier-ignore
}

function countOf(written: string): number | null {
  if (written === 'a' || written === 'an') return 1
  return written === 'a couple of' ? 2 : readNumber(written)
}
