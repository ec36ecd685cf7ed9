// Weeks that go by letters: "[A]" beside a class, where the timetable says that weeks are A and B, and which comes first.
import { findWeekdays } from '../../../../shared/time/weekdays.ts'

const named = /\b(?:[AB][- ]?[Ww]eeks?|[Ww]eeks? [AB])\b|[AB]\s?周/u
const mark =
  /[[(（]\s*(?:[Ww]eeks?\s+)?([AB])(?:[- ]?[Ww]eeks?|\s?周)?\s*[\])）]|\b[Ww]eeks? ([AB])\b(?! [\p{L}\d])|(?<![A-Za-z])([AB])\s?周|(?<=[>\t|]\s?)([AB]):(?=\s?[\p{L}<])|(?<=(?:^|[\t,;|])[" ]*)([AB])(?=[" ]*(?:[\t,;|]|$))/gmu
const eachWeek = /(?<=(?:^|[\t,;|])[" ]*)(?:A ?[&+/,] ?B|A and B|AB)(?=[" ]*(?:[\t,;|]|$))/gmu
const begins =
  /\b(?:[Tt]erm|[Ss]emester|[Tt]eaching|[Ww]e) (?:starts?|begins?|commences?)\b[^.;]{0,40}? (?:with|in|on) (?:an? )?(?:[Ww]eek ([AB])|([AB])[- ][Ww]eek)\b/u
const isFirst =
  /^\W*(?:[Ww]eek ([AB]) (?:starts|begins|(?:is|comes|goes) first)\b|[Ww]eek 1\s*(?:is|=|:)\s*(?:an? )?(?:[Ww]eek ([AB])|([AB])[- ][Ww]eek)\b)|(?:开学|第[1一]周)(?:是|为|从|[:：=])?\s?([AB])\s?周/u

/** Null where it is not said, or not of one alone. A line with hours is a class, and with a weekday often one. */
function firstOf(text: string): string | null {
  const said = text.split(/\r\n|\r|\n|[.;](?= )/).flatMap((line) => {
    if (/\d\s*[-–~:：.]\s*\d/u.test(line)) return []
    const found = begins.exec(line) ?? (findWeekdays(line) === null ? isFirst.exec(line) : null)
    return found?.slice(1).find(Boolean) ?? []
  })
  return new Set(said).size === 1 ? (said[0] ?? null) : null
}

/** With odd and even weeks in their places; where nobody says which is first, with every other week. */
export function spellWeekLetters(text: string): string {
  if (!named.test(text)) return text
  const said = new Set([...text.matchAll(mark)].map(([, ...letters]) => letters.find(Boolean)))
  if (!said.has('A') || !said.has('B')) return text
  const odd = firstOf(text)
  return text
    .replaceAll(eachWeek, 'every week')
    .replaceAll(mark, (_, ...letters: (string | undefined)[]) => {
      const letter = letters.slice(0, 5).find(Boolean)
      if (odd === null) return '(every other week)'
      return letter === odd ? '(odd weeks)' : '(even weeks)'
    })
}
