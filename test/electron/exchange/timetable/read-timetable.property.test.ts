import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../../electron/text/decode-file.ts'
import {
  detectFormat,
  readTimetable,
} from '../../../../electron/timetable/import/read-timetable.ts'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import { importInput } from './import-builders.ts'
import {
  asChineseLines,
  asCsv,
  asEnglishLines,
  asWakeUp,
  asWakeUpCsv,
  encode,
  encodings,
  firstMonday,
  lineTitle,
  meetingsOf,
  periods,
  termWeeks,
  timetable,
} from './written-timetables.ts'

const answers = { began: firstMonday, weeks: termWeeks, periods }
const autumn = { date: '2026-09-10', minute: 600 }

/** Every meeting that the text is read as; throws with the sentence where it is refused. */
function read(text: string, changes: Partial<ImportInput>) {
  const input = importInput(text, { now: autumn, ...changes })
  const format = detectFormat(text, input.fileName)
  if (format === 'weekloom') throw new Error('taken for our own')
  const source = readTimetable(input, format)
  if (!source.ok) throw new Error(source.failure)
  const meetings = source.value.series.flatMap((one) => one.meetings)
  return {
    source: source.value,
    meetings: meetings
      .map(
        ({ date, start, end, title, location }) =>
          `${date} ${clockOf(start)} ${clockOf(end)} ${title} @${location}`,
      )
      .toSorted(),
  }
}

describe('a timetable that is written down', () => {
  it('[X7] reads back from a WakeUp backup, with its first Monday, weeks and periods', () => {
    fc.assert(
      fc.property(timetable, (lessons) => {
        const { source, meetings } = read(asWakeUp(lessons), { fileName: '大二上.wakeup_schedule' })
        expect(meetings).toEqual(meetingsOf(lessons))
        expect(source.term).toMatchObject({
          firstMonday,
          weeks: termWeeks,
          periods,
          name: '大二上',
        })
        expect(source.reading.questions.map(({ kind }) => kind)).toEqual(['days'])
      }),
      { numRuns: 60 },
    )
  })

  it('[X7] reads back from WakeUp’s table in every encoding', () => {
    fc.assert(
      fc.property(timetable, fc.constantFrom(...encodings), (lessons, encoding) => {
        const text = decodeFile(encode(asWakeUpCsv(lessons), encoding))
        const { source, meetings } = read(text, { fileName: 'week.csv', answers })
        expect(meetings).toEqual(meetingsOf(lessons))
        expect(source.reading.format).toBe('wakeup-csv')
      }),
      { numRuns: 100 },
    )
  })

  it('[X7] reads back from a table of one’s own, with any delimiter and encoding', () => {
    const delimiter = fc.constantFrom(',' as const, ';' as const, '\t' as const)
    fc.assert(
      fc.property(
        timetable,
        delimiter,
        fc.constantFrom(...encodings),
        (lessons, mark, encoding) => {
          const said = mark === ';' ? `sep=;\r\n${asCsv(lessons, mark)}` : asCsv(lessons, mark)
          const text = decodeFile(encode(said, encoding))
          const { source, meetings } = read(text, { fileName: 'week.csv', answers })
          expect(meetings).toEqual(meetingsOf(lessons))
          expect(source.reading.counts.unread).toBe(0)
        },
      ),
      { numRuns: 100 },
    )
  })

  it.each([
    ['Chinese', asChineseLines],
    ['English', asEnglishLines],
  ] as const)('[X7] reads back from pasted lines in %s', (_, write) => {
    fc.assert(
      fc.property(timetable, (lessons) => {
        const titled = lessons.map((one) => ({ ...one, title: lineTitle(one) }))
        const { meetings } = read(write(lessons), { fileName: '', isPasted: true, answers })
        expect(meetings.map((said) => said.replace('@room ', '@'))).toEqual(meetingsOf(titled))
      }),
      { numRuns: 60 },
    )
  })

  it('[X7] damaged anywhere it is read or refused, and no line goes without a word', () => {
    const writers = [asWakeUp, asWakeUpCsv, asChineseLines, asEnglishLines]
    const change = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 30 }),
      put: fc.oneof(fc.string(), fc.constantFrom('"', ';', '\n', '\t', '周', '-', '99', '{', '[')),
    })
    fc.assert(
      fc.property(
        timetable,
        fc.constantFrom(...writers),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        (lessons, write, changes) => {
          let text = write(lessons)
          for (const { at, length, put } of changes) {
            const from = at % (text.length + 1)
            text = text.slice(0, from) + put + text.slice(from + length)
          }
          const input = importInput(text, { fileName: 'week.csv', isPasted: true, now: autumn })
          const proposal = proposeImport(input)
          const unread = proposal.ok ? proposal.value.reading : null
          const kinds = unread?.lines.map(({ kind }) => kind) ?? []
          const { counts = { lines: 0, unread: 0 } } = unread ?? {}
          expect(proposal.ok ? '' : proposal.failure).toMatch(/^$|nothing was imported/)
          expect(kinds.filter((kind) => kind === 'unread')).toHaveLength(counts.unread)
          expect(kinds.filter((kind) => kind === 'read')).toHaveLength(counts.lines - counts.unread)
        },
      ),
      { numRuns: 80 },
    )
  })
})
