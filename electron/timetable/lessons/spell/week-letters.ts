// Weeks that go by letters: "[A]" beside a class, where the timetable says that weeks are A and B, and which of them are odd or come first.

import { anyWeekday } from '../../../../shared/time/weekdays.ts'

const week = String.raw`(?:[Ww]eeks?|[Ww]k\.?|[Ww]ochen?|[Ss]emaines?|[Ss]em\.|[Ss]emanas?|[Ss]ettimane?|[Ss]ett\.)`
const named = new RegExp(String.raw`\b(?:[AB][- ]?${week}|${week} [AB])\b|[AB]\s?周`, 'u')
/** "The first week is a Week A", "Term starts with week B", "开学是A周". */
const begins =
  /\b(?:first|1st|starts?|begins?|commences?|erste|première|primera|prima|[Ww]eek 1)\b|开学|第[1一]周/iu
const lettered = new RegExp(String.raw`\b(?:([AB])[- ]${week}|${week} ([AB]))\b|([AB])\s?周`, 'gu')
/** "Woche A = ungerade KW", "Q1 : 1re, 3e, 5e semaine", "A周为单周". */
const legend = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${week}\s)?([A-Z]\d?)(?:[- ]?${week}|\s?周)?\s*(?:[=:：为是]|is|are|–)\s*(?:(?:the|in|les|alle|第|KW|${week})\s?)*(?:(odd|ungerade|impaires?|dispari|impares|单|1\D{1,18}3\D)|(even|gerade|paires?|pari|pares|双|2\D{1,18}4\D))([^,;；，\n]*)`,
  'giu',
)

/** Null where it is not said, or not of one alone. A line with hours is a class. */
function firstOf(text: string): string | null {
  const said = text.split(/\r\n|\r|\n|[.;,；，。](?=\s|\p{Script=Han})/u).flatMap((part) => {
    const plain = part.replaceAll(/<[^>]*>/g, '')
    if (!begins.test(plain) || /\d\s*[-–~:：.]\s*\d/u.test(plain)) return []
    const letters = [...plain.matchAll(lettered)].map((found) => found.slice(1).find(Boolean))
    return new Set(letters).size === 1 ? letters.slice(0, 1) : []
  })
  return new Set(said).size === 1 ? (said[0] ?? null) : null
}

/** What each letter stands for; every other week where nobody says which is first. */
function meaningsOf(text: string): ReadonlyMap<string, string> {
  const said = [...text.matchAll(legend)].map(([, letter = '', odd, , behind = '']) => {
    const year = /KW|Kalender|calendar|ISO/iu.test(behind) ? ' calendar' : ''
    return [letter, `${odd === undefined ? 'even' : 'odd'}${year} weeks`] as const
  })
  if (new Map(said).size === 2 && new Set(said.map(([, meaning]) => meaning)).size === 2)
    return new Map(said)
  if (!named.test(text)) return new Map()
  const first = firstOf(text)
  return new Map(
    ['A', 'B'].map((letter) => [
      letter,
      first === null ? 'every other week' : letter === first ? 'odd weeks' : 'even weeks',
    ]),
  )
}

/** With the weeks in the places of their letters. */
export function spellWeekLetters(given: string): string {
  const meanings = meaningsOf(given)
  if (meanings.size === 0) return given
  const [one = '', other = ''] = meanings.keys()
  const letter = `(${one}|${other})`
  const cell = [String.raw`(?<=(?:^|[\t,;|])[" ]*)`, String.raw`(?=[" ]*(?:[\t,;|]|$))`]
  // "MonA" at the head of a column.
  const day = `(${anyWeekday.replaceAll(String.raw`\b`, '')})`
  const text = given.replaceAll(
    new RegExp(`${cell[0]}${day}[ -]?${letter}${cell[1]}`, 'gimu'),
    '$1 [$2]',
  )
  const mark = new RegExp(
    [
      String.raw`[[(（]\s*(?:${week}\s+)?${letter}(?:[- ]?${week}|\s?周)?\s*[\])）]`,
      String.raw`\b${week} ${letter}\b(?:(?: only)\b|(?! [\p{L}\d]))`,
      String.raw`(?<![A-Za-z])${letter}\s?周`,
      String.raw`(?<=[>\t|]\s?)${letter}:(?=\s?[\p{L}<])`,
      `${cell[0]}${letter}${cell[1]}`,
    ].join('|'),
    'gmu',
  )
  const each = new RegExp(
    `${cell[0]}(?:${one} ?[&+/,] ?${other}|${one} and ${other}|${one}${other})${cell[1]}`,
    'gmu',
  )
  const used = new Set([...text.matchAll(mark)].map(([, ...letters]) => letters.find(Boolean)))
  if (!used.has(one) || !used.has(other)) return text
  return text
    .replaceAll(each, 'every week')
    .replaceAll(mark, (_, ...letters: (string | undefined)[]) => {
      const said = letters.slice(0, 5).find(Boolean)
      return `(${meanings.get(said ?? '') ?? ''})`
    })
}
