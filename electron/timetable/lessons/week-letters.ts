// Weeks that go by letters: "[A]" beside a class, where the timetable says that weeks are A and B, and which comes first.
const named = /\b(?:[AB][- ]?weeks?|weeks? [AB])\b|[AB]\s?周/u
const mark =
  /[[(（]\s*(?:weeks?\s+)?([AB])(?:[- ]?weeks?|\s?周)?\s*[\])）]|\bweeks? ([AB])\b(?! [\p{L}\d])|(?<![A-Za-z])([AB])\s?周/gu
const first =
  /(?:\b(?:starts?|begins?|first|commences?|week 1)\b|开学|第[1一]周)[^\n.。]{0,60}?\b(?:([AB])(?:[- ]?week|\s?周)|week ([AB]))/iu

/** With odd and even weeks in their places; where nobody says which is first, with every other week. */
export function spellWeekLetters(text: string): string {
  if (!named.test(text)) return text
  const said = new Set([...text.matchAll(mark)].map(([, ...letters]) => letters.find(Boolean)))
  if (!said.has('A') || !said.has('B')) return text
  const [, before, behind] = first.exec(text) ?? []
  const odd = before ?? behind
  return text.replaceAll(mark, (_, ...letters: (string | undefined)[]) => {
    const letter = letters.slice(0, 3).find(Boolean)
    if (odd === undefined) return '(every other week)'
    return letter === odd ? '(odd weeks)' : '(even weeks)'
  })
}
