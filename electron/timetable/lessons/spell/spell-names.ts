// Says what a short name stands for where the text says so itself: "Block A = Biology, Lab 2", "P1 08:30-09:20".
import { findClockRange } from '../../../../shared/time/clocks.ts'
import { readWeekday } from '../../../../shared/time/weekdays.ts'

const mark = String.raw`[\t,;|]`
const name = String.raw`(?:(?:block|period|slot|p|stunde|leçon)\.?\s?)?[\p{Lu}\d]{1,3}`
const clock = String.raw`\d{1,2}[:.h]\d{2}\s*(?:[-–—]|to|bis|à)\s*\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?`
const timed = new RegExp(
  String.raw`(?<![\p{L}\d:.])(${name})["\s]*(?:[:=–(-]|${mark}["\s]*)?\s*(${clock})`,
  'giu',
)
const defined = new RegExp(
  String.raw`^["\s|*-]*(?:block\s+)?(${name})["\s*]*(?:[=:–]|${mark}|-(?=\s))["\s]*([^\n]*\p{L}{3}[^\n]*?)["\s|]*$`,
  'gimu',
)
const cell = new RegExp(
  String.raw`(?<=^["\s]*|${mark}["\s]*)(${name})(?=["\s]*(?:${mark}|\r?$))`,
  'gimu',
)
const fewest = 3

/** Only of names that stand alone in cells: of a time at once, of a course more than once on average. */
export function spellNames(text: string): string {
  const times = meaningsOf(text.matchAll(timed))
  const courses = meaningsOf(
    [...text.matchAll(defined)].filter(([, , said = '']) => findClockRange(said) === null),
  )
  const used = [...text.matchAll(cell)].map(([, said = '']) => keyOf(said))
  const uses = (known: ReadonlyMap<string, string>) => used.filter((key) => known.has(key)).length
  const isTimed = times.size >= fewest && uses(times) >= times.size
  const isNamed = courses.size >= fewest && uses(courses) >= courses.size * 2
  if (!isTimed && !isNamed) return text
  const known = isTimed ? times : courses
  const spell = (line: string) =>
    [...line.matchAll(isTimed ? timed : defined)].some((found) => known.has(keyOf(found[1] ?? '')))
      ? line
      : line.replaceAll(cell, (said) => known.get(keyOf(said)) ?? said)
  return text.split('\n').map(spell).join('\n')
}

function keyOf(said: string): string {
  return said.replace(/^(?:block|period|slot|stunde|leçon)\.?\s?/iu, '').toLowerCase()
}

/** None where one name is said to be two things. */
function meaningsOf(found: Iterable<RegExpMatchArray>): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const [, said = '', meaning = ''] of found) {
    const key = keyOf(said)
    const plain = meaning.replaceAll(/["\s]*[\t,;|]["\s]*/gu, ' / ').trim()
    if (readWeekday(said) !== null && !/^\d$/.test(said)) continue
    if ((known.get(key) ?? plain) !== plain) return new Map()
    known.set(key, plain)
  }
  return known
}
