// Words that answer: a no to what is open, a yes or no before what is wanted, a day, a time or a name alone.
import type { Ground } from '../ground.ts'
import type { Draft } from '../read/draft.ts'
import { hasLimits } from '../read/kept-free.ts'
import { findLimits } from '../read/limits.ts'
import { readTrained } from '../reader/built-in.ts'
import { lexText, type LexedText } from '../words/lexed-text.ts'

/** "No wait, forget it", 算了不挪了: in words of any kind, and with nothing else in them. */
export function isTakenBack(said: string, ground: Ground): boolean {
  const frames = readTrained(said, ground)
  return (
    frames.length > 0 &&
    frames.every(
      ({ act, slots, confidence }) =>
        (act === 'cancel' || act === 'no') && slots.length === 0 && confidence >= sureOfNo,
    )
  )
}

const sureOfNo = 0.65

/** "Fine, leave it where it is" */
export const staysAsIs =
  /^(?:(?:ok|okay|fine|alright|all right|well|then|no|nah|yeah)[ ,]+)*(?:just )?(?:leave|keep) (?:it|them|that|everything)(?: (?:as|where|how) (?:it|they) (?:is|are|was|were)| there| alone)?[ ,.!]*(?:then)?[.! ]*$|^(?:那就?|算了[，, ]*)?(?:还是)?(?:留|放|保持)(?:着|在)?(?:原来?(?:的?(?:地方|位置|时间)|处|样)|那儿|那里)(?:吧|了)?$|^(?:那就?|算了[，, ]*)?(?:还是)?(?:不动|不改|不换|不挪|不移|别动|别改)了?(?:吧)?$/

const answerWord = /^(?:no|nope|not that|不|不是|不对|不行|不要|yes|ok|okay|好|好的|是)[ ,，]+/

/** Without a yes or no before what is wanted; "no mornings" said of a plan is no such no. */
export function withoutAnswer(text: string, draft: Draft, ground: Ground): string {
  const isLimit =
    draft.kind === 'plan' &&
    /^(?:no|不要|不)(?! ?[,，])/.test(text) &&
    hasLimits(findLimits(lexText(text, ground), ground).limits)
  if (isLimit) return text
  // "Hm no Thursday is better" rules no Thursday out.
  const isBetter = draft.kind === 'put' && better.test(text)
  return text.replace(isBetter ? refusing : answerWord, '')
}

const better = /\b(?:better|works|instead|rather|suits|fine|good|best|easier)\b/
const refusing = /^(?:(?:hm+|oh|ah|um|no|nope|nah|ok|okay|yes)[ ,]+)+/

/** Words that bound a plan. */
const bounds = /\b(?:only|just|not|no|and|all|except|but|everything|without)\b|只|仅|不|别|除了|都/g

/** Nothing but a day, a time or a name: it answers, whatever it would ask for alone. */
export function isBareAnswer({ rest, days, times, names }: LexedText, draft: Draft): boolean {
  const said = draft.kind === 'plan' ? rest.replaceAll(bounds, ' ') : rest
  const left = said.replaceAll(
    /§|\b(?:on|in|at|the|to|by|this|that|next|please|then|or|make it|instead|rather|still|actually|is|would be|works|suits me|better|best|how about|what about|wait|oh|sorry)\b|还是|[改换][成到在]?|不如|[的在到吧那就]/g,
    ' ',
  )
  return days.length + times.length + names.length > 0 && !/[\p{L}?？]/u.test(left)
}
