// What every page has: a heading above, and below it a line with the state of the plan and the page's number.
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { sayShortDate } from '../../../shared/time/say/say-date.ts'
import type { PageContext } from './page-context.ts'
import { strokes, type Area, type Shape, type Size, type Sheet } from './page.ts'
import { rightOf, setLine, setLineRight } from './set-text.ts'

/** "22 Nov 2026" / "2026年11月22日". */
function sayYearDate(date: string, language: Language): string {
  const year = date.slice(0, 4)
  const said = sayShortDate(date, language)
  return grammar[language].calendarDates.withYear(said, year)
}

type Heading = {
  title: string
  /** Beside the title. */
  dates: string
  /** At the right, one above the other. */
  name: string
  summary: string
}

const titleSize = 20
const headingHeight = 32
const footerHeight = 14
const quiet = { size: 8.4, colour: 'ink-quiet' } as const

/** The sheet's content without heading and foot. */
export function bodyOf({ content }: Sheet): Area {
  return {
    ...content,
    y: content.y + headingHeight,
    height: content.height - headingHeight - footerHeight,
  }
}

export function drawHeading({ faces }: PageContext, sheet: Sheet, heading: Heading): Shape[] {
  const { x, y, width } = sheet.content
  const half = width * 0.48
  const title = setLine(
    faces,
    heading.title,
    { x, y: y - 4, width: half },
    { size: titleSize, weight: 'bold' },
  )
  const after = rightOf(title, x) + 9
  const dates = setLine(
    faces,
    heading.dates,
    { x: after, y: y + 4.2, width: x + width * 0.62 - after },
    { size: 11.6, colour: 'ink-quiet' },
  )
  const right = x + width
  const beside = rightOf(dates, after) + 14
  const line = { right, width: right - beside }
  return [
    ...title,
    ...dates,
    ...setLineRight(
      faces,
      heading.name,
      { ...line, y: y - 0.5 },
      { size: 9.4, weight: 'bold', colour: 'ink' },
    ),
    ...setLineRight(faces, heading.summary, { ...line, y: y + 11.5 }, quiet),
  ]
}

/** What the foot of a page is drawn from. */
type FooterContext = Pick<PageContext, 'faces' | 'words'> & {
  input: Pick<PageContext['input'], 'language' | 'asOf'>
}

/** Numbers the pages, once it is known how many there are. */
export function drawFooter(
  { faces, words, input }: FooterContext,
  page: Size,
  number: number,
  of: number,
): Shape[] {
  const x = 28
  const right = page.width - 28
  const y = page.height - 28 - 8.4
  const look = { size: 7, colour: 'ink-quiet' } as const
  return [
    strokes(
      [
        [
          [x, y - 3],
          [right, y - 3],
        ],
      ],
      { colour: 'hairline-strong', width: 0.5 },
    ),
    ...setLine(
      faces,
      `Weekloom·${words.asOf(sayYearDate(input.asOf.date, input.language), input.asOf.time)}`,
      { x, y, width: (right - x) * 0.7 },
      look,
    ),
    ...setLineRight(faces, words.page(number, of), { right, y }, look),
  ]
}
