// Words that claim to mend what was said before, or want the same of something else: "no, next Wednesday", "and history too".
import type { Ground } from '../ground.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import type { Frame, Slot } from '../reader/frame.ts'
import { chanceOf } from '../tidy/chances.ts'
import { lexText, type LexedText } from '../words/lexed-text.ts'
import { findVerb, isNegated } from '../words/verbs.ts'
import type { Request } from './go-on.ts'
import { lengthIn, onlyNumber } from './say-anew.ts'
import { saysNothing, sure } from './wants-back.ts'

/** What was asked for then, and its words. */
export type Last = { act: Frame; text: string }

/** Words that may be a correction: learned to be one, begun or ended like one, or that take something back; or that want the same of something else. */
export type Claim = Request & {
  isLearned: boolean
  isOpened: boolean
  isBack: boolean
  isAlso: boolean
}

export function claimOf(asked: Request): Claim | null {
  const { said, acts } = asked
  if (/[?？]|吗|呢\s*$/.test(said)) return null
  const isLearned = acts.some(({ flags }) => flags.includes('correction'))
  const isOpened = opening.test(said) || ending.test(said) || changed.test(said)
  const isBack = takenBack.test(said)
  const isAlso = said.search(also) >= 0
  return isLearned || isOpened || isBack || isAlso
    ? { ...asked, isLearned, isOpened, isBack, isAlso }
    : null
}

/** The first piece that says something in place of what was said; null where the words are no correction. */
export function pieceSaid(claim: Claim, last: Last, facts: Ground): LexedText | null {
  const { said, acts, isLearned, isOpened, isBack } = claim
  if (claim.isAlso) return alsoSaid(claim, last, facts)
  const isLike = (frame: Frame) => frame.act === last.act.act && (isBack || chanceOf(frame) >= sure)
  const isSame = (isBack || isOpened) && acts.some(isLike)
  const isOther = acts.some(
    (frame) =>
      frame.act !== last.act.act && !frame.flags.includes('correction') && chanceOf(frame) >= sure,
  )
  for (const piece of said.split(pieceEnd)) {
    const words = piece.replace(/\bnot\b.*?(?=\bbut\b|$)/, ' ').replace(/不是.*?(?=而?是)/, '')
    const lexed = lexText(words, facts)
    const { days, times, names, rest } = lexed
    const isTelling = days.length + times.length + names.length > 0 || lengthIn(words) !== null
    const isBare = saysNothing(rest, last.text)
    if (!(isTelling || (isBare && onlyNumber(lexed) !== null)) || isNegated(words)) continue
    if (/^\s*不是/.test(words)) continue
    if (ofOther.test(rest) || unable.test(words)) return null
    const isCorrection = isSame || (isLearned && !isOther) || (isBare && isOpened)
    return isCorrection && findVerb(words.replace(instead, '')) === null ? lexed : null
  }
  return null
}

/** "And history as well", 哈希表也移过去: the thing or day of it, where the words ask for nothing else, and nothing by themselves. */
function alsoSaid({ request, said, acts }: Claim, last: Last, facts: Ground): LexedText | null {
  const lexed = withRest(
    withThings(lexText(withoutReasons(said, facts), facts), acts, request),
    last.act,
  )
  const { days, times, names } = lexed
  const isTelling = days.length + times.length + names.length > 0 || onlyNumber(lexed) !== null
  const rest = blankAll(lexed.rest, names)
  // "And physics problems 1-6 for Wednesday" is another piece of work.
  const isNew = acts.some(
    (frame) =>
      frame.act.startsWith('add_') &&
      frame.slots.some(({ role }) => role === 'title') &&
      chanceOf(frame) >= sure,
  )
  if (!isTelling || isNew || isNegated(said)) return null
  const isBare = saysNothing(rest.replaceAll(also, ' '), last.text)
  const isSame = acts.length === 1 && acts.every(({ act, slots }) => act === last.act.act && !slots.some(({ role, text }) => role === 'to' && !isThere.test(text))) // prettier-ignore
  return isBare || isSame ? lexed : null
}

/** 嗓子疼 明天的也推了吧: what stands beside the piece that wants the same and tells no value is why. */
function withoutReasons(said: string, facts: Ground): string {
  const pieces = [...said.matchAll(new RegExp(String.raw`(?:(?!${pieceEnd.source}).)+`, 'gsu'))]
  if (pieces.length < 2 || pieces.filter(saysAlso).length !== 1) return said
  return pieces.reduce((words, piece) => {
    const { days, times, names } = lexText(piece[0], facts)
    const isReason = !saysAlso(piece) && days.length + times.length + names.length === 0
    return isReason ? blankOut(words, piece.index, piece.index + piece[0].length) : words
  }, said)
}

/** "Now the rest as well", behind a plan of one course. */
function withRest(lexed: LexedText, { act }: Frame): LexedText {
  const rest = act === 'plan' && lexed.names.length === 0 ? ofRest.exec(lexed.text) : null
  if (rest === null) return lexed
  const name = { start: rest.index, end: rest.index + rest[0].length, owners: [] }
  const days = lexed.days.filter(({ start, end }) => lexed.text.slice(start, end) !== 'now')
  return { ...lexed, days, names: [name], rest: blankOut(lexed.rest, name.start, name.end) }
}

const ofRest = /\b(?:the )?(?:rest|others|remaining ones)\b|剩下的|其余的|其他的/

function saysAlso({ 0: piece }: RegExpExecArray): boolean {
  return piece.search(also) >= 0
}

const isThere = /^(?:to )?(?:there|then)$|^[那这]?[过边儿里][去来]?$/i
export const also =
  /\b(?:too|also|as well|(?:the )?same (?:goes )?(?:for|with)|likewise)\b|^\W*(?:and|plus)\b|(?<=day)['’]s\b|^(?:然后|接着)?再(?=排|安排)|也(?:是|要|一样|一起|[这那]样)?|还有/g

/** What was read as the thing, with the names of the schedule in it. */
export function withThings(lexed: LexedText, acts: readonly Frame[], message: string): LexedText {
  if (lexed.text.length !== message.length) return lexed
  // “And Wednesday's too” is a day, whatever it was read as.
  const isDay = ({ from, to }: Slot) =>
    lexed.days.some(({ start, end }) => from <= start && to - end <= possessive)
  const things = acts.flatMap(({ slots }) =>
    slots.filter((slot) => (slot.role === 'task' || slot.role === 'title') && !isDay(slot)),
  )
  const holdsAll = lexed.names.every(({ start, end }) =>
    things.some(({ from, to }) => from <= start && end <= to),
  )
  if (things.length === 0 || !holdsAll || onlyNumber(lexed) !== null) return lexed
  return {
    ...lexed,
    names: things.map(({ from, to, text }) => ({
      start: from + (article.exec(text)?.[0].length ?? 0),
      end: to,
      owners: [],
    })),
  }
}

const possessive = 2
export const article = /^(?:the|my|an?)\s+/i

export const pieceEnd =
  /[,，;；]+(?!\d{3})|[.。!！…]+(?!\d)|(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/u
const takenBack = /\bscratch that\b|\b(?:it|that) was\b|(?:说|记|搞|弄|打|点|按)错/
const opening =
  /^\W*(?:oh|ah|um|hm+|oops|sorry|wait|hang on|hold on|nope|no|actually|make (?:it|that)|let['’]?s say|rather|i mean|等(?:一?下|等)|不对|错了|[哦噢啊]?不|还是|[改换](?:到|成)|改(?=[\d一二两三四五六七八九十半]))/
/** 三次写不完，改成四次 */
const changed = /(?<=[，,。；;\s])[改换](?:成|到|为)/
const ending = /\b(?:instead|rather)(?=\W*$|,)|\bnot (?:on |at |the )?\w+(?:,|\W*$)/
const instead = /\b(?:make (?:it|that))\b|[改换](?:到|成)/
/** "I can't make it on Monday" */
const unable = /\b(?:can't|cannot|couldn't|won't)\b|不了|不能|没法/
/** "The one after it to Tuesday": not what was spoken of. */
const ofOther = /\b(?:after|before|others?|next one)\b|[后前]面|之[后前]|[后前]一|另|别的|其[他余]/
