// The times of a phrase that is to stay without study, as they are meant: "nothing after nine" is nine in the evening.
import type { TimeMention, TimeWish } from '../../../shared/time/mention.ts'
import type { LexedText } from '../words/lexed-text.ts'

const [noon, firstOpen, evening] = [12 * 60, 6 * 60, 18 * 60]

/** `clause` is all that was said of them: "done by nine" has its verb outside of the phrase. */
export function keptTimes(phrases: readonly LexedText[], clause: string): LexedText[] {
  const ended = phrases.map((phrase) =>
    Object.assign({}, phrase, {
      times: phrase.times.map((time) =>
        Object.assign({}, time, { wish: meant(time, phrase.text, clause) }),
      ),
    }),
  )
  const hasEnd = ended.some(({ times }) =>
    times.some(({ wish }) => wish.kind === 'after' && wish.minute >= evening),
  )
  if (!hasEnd) return ended
  // 晚上不要超过九点: the part of the day only tells which nine it is.
  return ended.flatMap((phrase) => {
    const times = phrase.times.filter(
      ({ wish }) => !(wish.kind === 'part' && wish.part === 'evening'),
    )
    return times.length + phrase.days.length === 0 ? [] : [{ ...phrase, times }]
  })
}

function meant({ wish, start, end }: TimeMention, text: string, clause: string): TimeWish {
  if (wish.kind !== 'after' && wish.kind !== 'before' && wish.kind !== 'clock') return wish
  const words = text.slice(start, end)
  const lead = text.slice(0, start) || clause.slice(0, Math.max(0, clause.indexOf(words)))
  const isEnd =
    wish.kind === 'after' || (wish.kind === 'before' ? endsThen.test(clause) : endsAt.test(lead))
  return isEnd ? { kind: 'after', minute: lateOf(wish.minute, clause) } : wish
}

/** "Done by nine" */
export const endsThen =
  /\b(?:done|finish(?:ed|ing)?|over|wrap(?:ped)? up)\b|结束|[学做写弄搞]完|搞定|收工/
const endsAt = /(?:超过|晚[于过]|迟于|最[晚迟](?:到|学到)?|学到|\bno later than|\blater than)\s*$/

/** No morning, where none is named. */
function lateOf(minute: number, clause: string): number {
  const isOpen = minute >= firstOpen && minute < noon && !namesMorning.test(clause)
  return isOpen ? minute + noon : minute
}

const namesMorning = /\b(?:am|a\.m|mornings?)\b|\d ?am\b|早|上午|凌晨/
