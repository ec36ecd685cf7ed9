// Writes out what a text says short, in another language or as a scanner saw it, so that all readers find it said one way.
import { monthPattern } from '../../../../shared/time/months.ts'
import { spellHours } from './spell-hours.ts'
import { spellNames } from './spell-names.ts'
import { spellWeekdays } from './spell-weekdays.ts'
import { spellWeekLetters } from './week-letters.ts'

/** In the order in which each needs those before it. */
export function spellText(text: string): string {
  return [
    spellScanned,
    spellWeekdays,
    spellMonths,
    spellWeeks,
    spellWeekLetters,
    spellNames,
    spellHours,
  ].reduce((said, spell) => spell(said), text)
}

const months = new Map(
  ['de', 'fr', 'es', 'it', 'nl', 'pt'].flatMap((language) =>
    Array.from({ length: 12 }, (_, month): [string, string] => {
      const name = (locale: string) =>
        // oxlint-disable-next-line no-restricted-globals -- Intl wants a Date; no clock is read
        new Date(Date.UTC(2024, month, 1)).toLocaleString(locale, {
          month: 'long',
          timeZone: 'UTC',
        })
      return [name(language).toLowerCase(), name('en')]
    }),
  ),
)

/** "26-30 October", "13 and 15 October". */
const sharedMonth = new RegExp(
  String.raw`(?<![\p{L}\d.:/-])(\d{1,2})\s?([-–]|and|und|et|y|&)\s?(\d{1,2})\s(${monthPattern})(?!\p{L})`,
  'giu',
)

/** "18 de septiembre", "1er octobre", "3. März"; and "Monday y Tuesday". */
function spellMonths(text: string): string {
  return text
    .replaceAll(
      /(?<![\d.:/])(\d{1,2})(?:\.|er|º)?\s+(?:de\s+)?(\p{L}{3,10})(?:\s+de(?=\s+\d{4}))?(?!\p{L})/gu,
      (said, day: string, name: string) => {
        const month = months.get(name.toLowerCase())
        return month === undefined ? said : `${day} ${month}`
      },
    )
    .replaceAll(
      /(\d{1,2}月)\d{1,2}[日号]?(?:[、,，和]\s?\d{1,2}[日号](?!\d))+/gu,
      (said, month: string) => said.replaceAll(/([、,，和]\s?)(?=\d)/gu, `$1${month}`),
    )
    .replaceAll(
      sharedMonth,
      (_, day: string, joint: string, last: string, month: string) =>
        `${day} ${month} ${joint} ${last} ${month}`,
    )
    .replaceAll(/(day) (?:y|e|et|und|en|i) (?=\p{L}{3,6}day(?!\p{L}))/giu, '$1 and ')
}

/** Single characters with a space between each two, one of them Chinese. */
const spaced = /(?<!\S)\S(?: \S(?!\S)){2,}/gu
/** A figure that was taken for a letter: "1O:15", "6:OO", "1-1O". */
const misread = /(?<![\p{L}\d])(?:\d?O:[\dO]{2}|\d{1,2}:(?:O[\dO]|\dO)|\d{1,2}-\d?O)(?![\p{L}\d])/u
const figures = /(?<![\p{L}\d])(?:(?=[OlI]*\d)[\dOlI]{2,4}|(?<=\d:)OO)(?![\p{L}\d])/gu

function spellScanned(text: string): string {
  const dashed = text
    .replaceAll(/(?<=\d)一(?=\d)/gu, '-')
    .replaceAll(/(?<=\p{Lu})l(?=\p{Lu})|(?<!\p{L})l(?=\p{Lu}{2})/gu, 'I')
  const joined = dashed.replaceAll(spaced, (run) =>
    /\p{Script=Han}/u.test(run) ? run.replaceAll(' ', '') : run,
  )
  return misread.test(joined)
    ? joined.replaceAll(figures, (said) => said.replaceAll('O', '0').replaceAll(/[lI]/g, '1'))
    : joined
}

const weekWord = String.raw`(?:KW|semaines?|sem\.|wochen?|settimane?|sett\.|semanas?)`
const upTo = String.raw`\s?(?:[-–—]|à|au|bis|al?)\s?`
const also = String.raw`\s?(?:,|;|\+|et|und|ed?|y)\s?`
const run = String.raw`\d{1,2}(?:${upTo}S?\d{1,2})?`
const runs = String.raw`${run}(?:${also}S?${run})*(?!\d|:|[.,]\d|\s?h)`
const named = new RegExp(String.raw`(?<!\p{L})${weekWord}\s?:?\s?S?(${runs})`, 'giu')
/** "S1 à S13"; one alone may be a room. */
const lettered = new RegExp(String.raw`(?<![\p{L}\d])S(${runs})`, 'gu')
const isLettered = new RegExp(String.raw`(?<![\p{L}\d])S\d{1,2}${upTo}S\d`, 'u')
const odd = new RegExp(
  String.raw`(?<!\p{L})${weekWord}\s?(?:impaires?|dispari|impares)(?!\p{L})`,
  'giu',
)
const even = new RegExp(String.raw`(?<!\p{L})${weekWord}\s?(?:paires?|pari|pares)(?!\p{L})`, 'giu')

/** "Erst ab der 2. Vorlesungswoche", "à partir de la 3e semaine". */
const onwards =
  /(?<!\p{L})(?:erst )?(?:(?:beginnt )?(?:erst )?(?:ab|in)(?: der)?|à partir de(?: la)?|dès la|desde la|a partir de la|dalla|a partire dalla) (?:(\d{1,2})(?:\.|e|ème|ª|a)? \p{L}*(?:woche|semaine|semana|settimana)|weeks (\d{1,2}))(?!\p{L}|\d)/giu

/** Weeks of the term; odd and even ones are those of the calendar unless the text counts its own. */
function spellWeeks(text: string): string {
  const plain = text.replaceAll(/(?<=\d)限(?!\p{L})/gu, '节')
  const isOfYear = [...plain.matchAll(named), ...plain.matchAll(lettered)].some(([said]) =>
    /KW|(?:3[1-9]|4\d|5[0-3])(?!\d)/u.test(said),
  )
  const year = isOfYear ? 'calendar ' : ''
  const spell = (_: string, said: string) => `${year}${inEnglish(said)}`
  const spelled = plain.replaceAll(named, spell).replaceAll(onwards, 'from week $1$2')
  return isLettered.test(spelled)
    ? spelled
        .replaceAll(lettered, spell)
        .replaceAll(odd, `odd ${year}weeks`)
        .replaceAll(even, `even ${year}weeks`)
    : spelled
}

function inEnglish(said: string): string {
  const plain = said
    .replaceAll(new RegExp(`(?<=\\d)${upTo}S?(?=\\d)`, 'giu'), '-')
    .replaceAll(new RegExp(`(?<=\\d)${also}S?(?=\\d)`, 'giu'), ', ')
  return `weeks ${plain}`
}

/** In the place of a break and of a tab within a cell: patterns take both for the end of a line. */
const inCell = { '\n': '\u2028', '\t': '\u2029' }

function hideBreaks(cell: string): string {
  return cell.replaceAll('\n', inCell['\n']).replaceAll('\t', inCell['\t'])
}

function showBreaks(cell: string): string {
  return cell.replaceAll(inCell['\n'], '\n').replaceAll(inCell['\t'], '\t')
}

/** A timetable has fewer, and empty ones without end take time. */
const mostCells = 12_000
const mostSpelled = 60_000

/** Rows of any table as `spellText` spells those of a text: a line each, tabs between the cells. */
export function spellRows<Row extends { cells: string[] }>(rows: readonly Row[]): Row[] {
  if (rows.reduce((sum, { cells }) => sum + cells.length, 0) > mostCells) return [...rows]
  const text = rows.map(({ cells }) => cells.map(hideBreaks).join('\t')).join('\n')
  const spelled = (text.length > mostSpelled ? text : spellText(text)).split('\n')
  return rows.map((row, at) => {
    const cells = (spelled[at] ?? '').split('\t').map(showBreaks)
    return cells.length === row.cells.length ? Object.assign({}, row, { cells }) : row
  })
}
