// Which of the amounts of one message holds: what a day holds at most is no amount of work, and what was called too much or bettered is none either.
import { findLength } from '../../../../shared/time/said-length.ts'
import { blankOut } from '../../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'

export type SettledAmounts = {
  /** Without the amounts that do not hold. */
  text: string
  /** Minutes of a day, or of one session, at most. */
  mostADay: number | null
  /** An amount was said to be wrong, and none to be right. */
  isRefused: boolean
}

const most =
  /\b(?:at (?:the )?most|(?:no|not|never|nothing) (?:more|longer|over)|max(?:imum)?|up to|tops|not over|limit(?:ed)? to|(?:longer|more|over) than|sessions? under)\b|最多|最长|超过|至多|顶多|上限|以内|之内/
const daily =
  /\b(?:an?|per|each|every|in a|in one|on a) (?:single )?(?:day|evening|night)\b|\b(?:daily|\/ ?day)\b|(?:每|一)(?:天|日|晚)|单日|\b(?:sitting|sessions?|in one go|at a (?:time|stretch)|at once|sit|stretch|block|concentrate|focus)\b|(?:一|每|单)次|一口气|坐/

const ofDay = /\bday|evening|night|daily|[天日晚]/

/** It is a limit of the day or of a session, in whatever words. */
function isMost(clause: string): boolean {
  return most.test(clause) && daily.test(clause)
}

export function isDailyMost(clause: string): boolean {
  return isMost(clause) && ofDay.test(clause)
}

/** "I can't sit longer than one": hours. */
const untold = /\b(?:than|most|to) (an?|one|two|three|\d)(?: tops)?[ .]*$/

function mostIn(piece: string): number | null {
  if (!isMost(piece)) return null
  const length = findLength(piece)
  if (length?.length.unit === 'minutes') return length.length.amount
  const hours = length === null ? untold.exec(piece)?.[1] : undefined
  return hours === undefined ? null : (readNumber(hours) ?? 1) * 60
}

const wholly =
  /^[\s,.]*(?:(?:h+m+|no|oh|ok|well|but|sorry|that's|that is|it's|it is|this is|way|far|a bit|a little|still|just|make it|make that)[ ,]*)*(?:too (?:much|many|little|few|long)|less|fewer|more|shorter|longer)(?: (?:than that|hours|time|please|work|for me))*[\s.!]*$|^(?:这|时间|时长|还是|有点儿?|稍微|再|也|嗯|不行|感觉|就|实在)*[,，]?(?:太(?:多|少|长|短)|(?:少|多)(?:一)?(?:点|些))(?:了|吧|儿)*[。!！]*$/

/** Nothing but that it is too much, or too little. */
export function isTooMuch(text: string): boolean {
  return wholly.test(text)
}

const clauseEnd =
  /([,，;；。!！?？]+|\.(?=\s|$)|\b(?:but|and)\b|\bor (?=realistic|rather|better|more like)|但是?|不过|而且)/
const refusedBefore =
  /(?:\b(?:not|isn't|instead of|rather than|don't need|no need for)(?: (?:the|about|around))*|不是|不用|不需要|用不了|哪要|而不是)[ ,]*$/
const refusedAfter =
  /^[ ,]*(?:(?:is|are|was|sounds|seems|feels|would be)? ?(?:way |far |a bit |much |probably )*(?:too (?:much|many|little|few|long|short)|not enough|wrong|overkill)\b|(?:也|都|还是|有点儿?|感觉|实在|未免)*(?:太(?:多|少|长|短|夸张)|不够|用不了|不对|有点(?:多|少)|多了|少了))/
const tooMuch = /\btoo (?:much|many|little|few)\b|太(?:多|少)|有点(?:多|少)|不够/
const denies =
  /^[\s,.]*(?:(?:h+m+|oh|ah|ok|well) ?)*(?:no|nope|wait|sorry|actually)\b|^[\s,.，]*(?:哦|啊|嗯)?(?:不对|不是|错了|说错|等等)/
const betters =
  /\b(?:realistic(?:ally)?|more like|rather|actually|in fact|make (?:that|it)|better|closer to|honestly|i meant?|enough|will do|would do|suffices?)\b|其实|更像|实际|现实|不对|应该是|准确|还是|顶多|就(?:够|行|好|可以)|足够|够了|改成/
const bareNumber = new RegExp(
  String.raw`^[ ,]*(?:\b(?:maybe|probably|i think|i guess|so|or|no|well|wait|sorry|realistically|actually|honestly|rather|more like|in fact|make (?:that|it)|closer to|better|about|around|just|is|it's|like|i meant?|then)\b[ ,]*|大概|大约|其实|实际上?|可能|估计|更像是?|现实(?:点|一点)?|还是|应该是?|我觉得|有|就|用|改成|差不多)*(\d{1,4}(?:\.5)?|${numberPattern})(?: or so|ish)?(?: (?:is|are|will be|would be|will|would|should))?(?: (?:enough|do|be enough|suffice|plenty|fine))?个?(?:左右)?(?:吧|就|也|应该|差不多|足)*(?:够|行|好|可以)?(?:了|啦|吧)*[ .]*$`,
)

/** "The exam is 2 hours long" tells of no work. */
const examBefore =
  /\b(?:exam|test|final|midterm|quiz|paper|lectures?|class(?:es)?)s? (?:itself )?(?:is|are|lasts?|takes?|goes on|runs)(?: for| about| around| only)* ?$|(?:考试|期末|期中|考)(?:时间|时长)?(?:是|有|一共|总共|要|持续|大概|考)*$/
const examAfter = /^[ -]*(?:long )?(?:exam|test|final|midterm|quiz)\b/

type Clause = { text: string; unit: 'hours' | 'minutes' | null; isRefused: boolean }

/** `isOfHours`: hours were told right before, and a number that betters them is one of hours too. */
export function settleAmounts(text: string, isOfHours: boolean): SettledAmounts {
  // The breaks stand between the clauses.
  const pieces = text.split(clauseEnd)
  let mostADay: number | null = null
  const clauses = pieces.map((piece): Clause => {
    const most = mostIn(piece)
    if (most !== null) {
      mostADay = most
      return { text: ' ', unit: null, isRefused: false }
    }
    const length = findLength(piece)
    if (length === null) return { text: piece, unit: null, isRefused: false }
    if (
      examBefore.test(piece.slice(0, length.start).trimEnd()) ||
      examAfter.test(piece.slice(length.end))
    )
      return { text: blankOut(piece, length.start, length.end), unit: null, isRefused: false }
    const words = piece.slice(length.start, length.end)
    const unit = /min|分/.test(words) ? 'minutes' : 'hours'
    const isRefused =
      refusedBefore.test(piece.slice(0, length.start)) || refusedAfter.test(piece.slice(length.end))
    return { text: piece, unit, isRefused }
  })
  const held = clauses.map((clause, index) => heldOf(clause, clauses.slice(0, index), isOfHours))
  const told = held.findLastIndex(({ unit, isRefused }) => unit !== null && !isRefused)
  const last = held[told]
  const isBettered = last !== undefined && betters.test(last.text)
  const kept = held.map((clause, index) => {
    const isOut = clause.isRefused || (isBettered && index < told && clause.unit !== null)
    return isOut ? ' ' : clause.text
  })
  const isRefused = held.some((clause) => clause.isRefused) && last === undefined
  return { text: kept.join(''), mostADay, isRefused }
}

/** "More like 12", behind an amount of hours: hours too. */
function heldOf(clause: Clause, before: readonly Clause[], isOfHours: boolean): Clause {
  const said = before.map((each) => each.text).join('')
  const isMeant = isOfHours || tooMuch.test(said)
  const unit = before.findLast((each) => each.unit !== null)?.unit ?? (isMeant ? 'hours' : null)
  if (clause.unit !== null || unit === null) return clause
  if (!betters.test(clause.text) && !(isOfHours && denies.test(said))) return clause
  const number = bareNumber.exec(clause.text)?.[1]
  if (number === undefined) return clause
  const isHan = /\p{Script=Han}/u.test(clause.text)
  const word = isHan ? { hours: '小时', minutes: '分钟' }[unit] : ` ${unit}`
  return {
    text: isHan ? `还是${number}${word}` : ` rather ${number}${word}`,
    unit,
    isRefused: false,
  }
}
