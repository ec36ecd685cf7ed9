// Says weekdays in English where a text has them in another language of Europe: "lun.", "Dienstag", "Mi 10:15".
import { foreignWeekday, readWeekday, sayWeekday } from '../../../../shared/time/weekdays.ts'

const word = /(?<![\p{L}\d])(\p{L}{2,10})\.?(?![\p{L}\d])/gu
/** A short name is one where it begins a cell or a line and a time, an end or a mark follows it. */
const begins = /(?:^|\s{2}|[\n\t]|[^\p{L}\p{N}\s.])[^\S\n\t]*$/u
const beforeTime = /^[,:]?[^\S\n\t]*\d{1,2}(?:[:.]\d\d|h)/u
const ends = /^[^\S\n\t]*(?!&\w{2,8};)(?:[,:-]?[^\S\n\t]*\d|[\r\n\t]|[^\p{L}\p{N}\s]|$)/u
/** A person may be called Freitag. */
const longBegins =
  /(?:^|\s{2}|[\n\t]|[^\p{L}\p{N}\s.]|(?:^|\s)(?:am|an|jeden?|jeweils|immer|le|les|chaque|und|et|y|e|on|el|los))[^\S\n]*$/iu
/** Shorter names are other words too. */
const longName = 5

/** Where a text has two of them at least, or one in full. */
export function spellWeekdays(text: string): string {
  const found = [...text.matchAll(word)].flatMap((match) => {
    const [said, name = ''] = match
    const day = dayOf(name)
    if (day === 0) return []
    const isShort = name.length < longName
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const after = text.slice(match.index + said.length, match.index + said.length + 20)
    const isMarked = /^\p{Lu}|\.$/u.test(said) && beforeTime.test(after)
    const isName =
      isMarked || (isShort ? begins.test(before) && ends.test(after) : longBegins.test(before))
    return isName ? [{ at: match.index, said, name, day, isShort }] : []
  })
  const days = new Set(found.map(({ day }) => day))
  if (days.size < 2 && found.every(({ isShort }) => isShort)) return text
  let [spelled, from] = ['', 0]
  for (const { at, said, day } of found) {
    spelled += text.slice(from, at) + sayWeekday(day)
    from = at + said.length
  }
  return spelled + text.slice(from)
}

/** 0 for what is none, or is one in English; "lundis" and "montags" are each. */
function dayOf(name: string): number {
  const day = foreignWeekday(name)
  if (day > 0 || name.length <= longName || !name.endsWith('s')) return day
  const each = foreignWeekday(name.replace(/s$/, ''))
  return each > 0 && readWeekday(name) === null ? each : 0
}
