// Says weekdays in English where a text has them in another language of Europe: "lun.", "Dienstag", "Mi 10:15".
import {
  anyWeekday,
  foreignWeekday,
  readWeekday,
  sayWeekday,
} from '../../../../shared/time/weekdays.ts'

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

const ofJapan =
  /(?<=(?:^|[\t|,;>、，])[^\S\n]*)([月火水木金土日])(?:曜日?)? ?(\d(?:[-,・]\d)*)限?(?=[^\S\n]*(?:[\t|,;<、，]|$|\s\p{Lu}\p{Ll}{2}(?!\p{L})))/gmu

/** Where a text has two of them at least, or one in full; "月2" is Monday's second hour in the tables of Japan. */
export function spellWeekdays(given: string): string {
  const text = /曜日|時限/u.test(given)
    ? given.replaceAll(
        ofJapan,
        (_, day: string, hours: string) =>
          `${sayWeekday('月火水木金土日'.indexOf(day) + 1)} 第${hours.replaceAll('・', ',')}节`,
      )
    : given
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
  if (days.size < 2 && found.every(({ isShort }) => isShort)) return spellLetters(text)
  let [spelled, from] = ['', 0]
  for (const { at, said, day } of found) {
    spelled += text.slice(from, at) + sayWeekday(day)
    from = at + said.length
  }
  return spellLetters(spelled + text.slice(from))
}

const letterOf = new RegExp(String.raw`(?<![\p{L}\d])(\p{Lu})\s*[=:]\s*(${anyWeekday})`, 'giu')
const anyLetters =
  /(?<=(?:^|[\t;,|])["\s]*)[LMXJVSD](?:\s?(?:y|e|et|und|and|[,/+-])\s?[LMXJVSD])*(?=["\s]*(?:[\t;|]|,\D|$))/gmu

/** Of a legend, or of the Spanish week: X is Wednesday nowhere else. */
function spellLetters(text: string): string {
  const legend = new Map(
    [...text.matchAll(letterOf)].map(([, letter = '', day = '']) => [letter, day]),
  )
  const cells = [...text.matchAll(anyLetters)].map(([cell]) => cell)
  const isSpanish = ['X', 'J'].every((letter) => cells.some((cell) => cell.includes(letter)))
  if (legend.size < 3 && !isSpanish) return text
  const spell = (letter: string) => legend.get(letter) ?? sayWeekday('LMXJVSD'.indexOf(letter) + 1)
  return text.replaceAll(anyLetters, (cell) =>
    (cell.match(/[LMXJVSD]/gu) ?? []).map(spell).join(', '),
  )
}

/** 0 for what is none, or is one in English; "lundis" and "montags" are each. */
function dayOf(name: string): number {
  const day = foreignWeekday(name)
  if (day > 0 || name.length <= longName || !name.endsWith('s')) return day
  const each = foreignWeekday(name.replace(/s$/, ''))
  return each > 0 && readWeekday(name) === null ? each : 0
}
