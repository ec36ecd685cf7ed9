import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBudget } from '../../../../electron/ics/recurrence.ts'
import { maxEvents, maxFileCharacters } from '../../../../electron/ics/read-calendar.ts'
import { calendar, expand, readFixture } from '../calendar-text.ts'

/** The zone and the first events of a fixture: enough to break in every way. */
function beginningOf(name: string): string {
  return readFixture(name).split('END:VEVENT').slice(0, 4).join('END:VEVENT')
}

const good = ['SUMMARY:Good', 'DTSTART:20260601T080000Z']

describe('hostile calendars', () => {
  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;COUNT=1000000000',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY',
  ])('[X4] %s ends with the event named, and the others go on', (rule) => {
    const bad = ['SUMMARY:Endless', 'DTSTART:20260601T080000Z', `RRULE:${rule}`]
    const { occurrences, problems } = expand(calendar(bad, good))
    expect(occurrences.map(({ summary }) => summary)).toEqual(['Good'])
    expect(problems).toEqual([{ kind: 'endless-event', title: 'Endless', line: 3 }])
  })

  it('[X4] a file that asks for too much as a whole stops with a sentence’s worth of facts', () => {
    const daily = ['SUMMARY:Daily', 'DTSTART:20260101T080000Z', 'RRULE:FREQ=DAILY']
    const { occurrences, problems } = expand(calendar(...Array.from({ length: 200 }, () => daily)))
    expect(occurrences.length).toBeLessThanOrEqual(40_000)
    expect(problems.map(({ kind }) => kind)).toEqual(['endless-file'])
  })

  it('[X4] a hostile rule is followed for a fraction of a second’s work, a long honest one to its end', () => {
    const budget = newBudget()
    budget.startEvent()
    expect(() => budget.spend(12_001)).toThrow('event')
    const whole = newBudget()
    expect(() => {
      for (let event = 0; event < 40; event += 1) {
        whole.startEvent()
        whole.spend(11_000)
      }
    }).toThrow('file')
    const honest = [
      ['20160104', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=2000', 52 * 3],
      ['19700105', 'FREQ=MONTHLY;BYDAY=1MO', 12],
      ['20230901', 'FREQ=DAILY;COUNT=2000', 365],
    ] as const
    for (const [start, rule, least] of honest) {
      const lines = ['SUMMARY:Long', `DTSTART:${start}T080000Z`, `RRULE:${rule}`]
      const { occurrences, problems } = expand(calendar(lines), '2026-09-01', '2027-09-01')
      expect(problems).toEqual([])
      expect(occurrences.length).toBeGreaterThanOrEqual(least)
    }
  })

  it('[X4] a file of rules that never end is given up after a few, and deep or endless lists are read no further', () => {
    const endless = ['SUMMARY:Endless', 'DTSTART:20260601T080000Z', 'RRULE:FREQ=SECONDLY']
    const { problems } = expand(calendar(...Array.from({ length: 30 }, () => endless)))
    expect(problems.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'endless-event'),
      'endless-file',
    ])
    const dates = Array.from({ length: 9_000 }, () => '20260601T080000Z').join(',')
    const listed = ['SUMMARY:Listed', 'DTSTART:20260601T080000Z', `RDATE:${dates}`]
    expect(expand(calendar(listed, good))).toMatchObject({
      occurrences: [{ summary: 'Good' }],
      problems: [{ kind: 'broken-event', title: 'Listed', broken: 'rule' }],
    })
    const deep = `${'BEGIN:X\r\n'.repeat(20_000)}${'END:Y\r\n'.repeat(20_000)}`
    expect(expand(`BEGIN:VCALENDAR\r\n${deep}`)).toMatchObject({
      occurrences: [],
      problems: [{ kind: 'cut-file' }],
    })
  })

  it('[X4] a zone whose rules never end is as good as none', () => {
    const { occurrences, problems } = expand(readFixture('hostile.ics'), '2026-10-01', '2027-10-01')
    expect(occurrences.filter(({ summary }) => summary === 'Ethics')).toHaveLength(15)
    expect(problems).toContainEqual({ kind: 'unknown-zone', zone: 'Endless' })
  })

  it('[X4] refuses more than 20,000 events and more than 10 MB', () => {
    const many = calendar(...Array.from({ length: maxEvents + 1 }, () => good))
    expect(expand(many).problems).toEqual([
      { kind: 'unreadable', file: { kind: 'too-many-events' } },
    ])
    const large = calendar([...good, `DESCRIPTION:${'x'.repeat(maxFileCharacters)}`])
    expect(expand(large).problems).toEqual([{ kind: 'unreadable', file: { kind: 'too-large' } }])
  })

  it('[X4] 1,000 mutated files neither throw nor hang', () => {
    const files = ['university.ics', 'wakeup.ics', 'broken.ics', 'american.ics'].map(beginningOf)
    const mutation = fc.record({
      file: fc.nat(files.length - 1),
      edits: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          cut: fc.nat(30),
          paste: fc.oneof(
            fc.string({ maxLength: 8 }),
            fc.constantFrom(
              '\r\n',
              'BEGIN:VEVENT',
              'END:VEVENT',
              'FREQ=SECONDLY',
              ';COUNT=999999999',
              ';INTERVAL=0',
              'T250000',
              '99999999',
              ';BYDAY=5MO',
              'RANGE=THISANDFUTURE',
            ),
          ),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    })
    fc.assert(
      fc.property(mutation, ({ file, edits }) => {
        let text = files[file] ?? ''
        for (const { at, cut, paste } of edits) {
          const index = Math.floor(at * text.length)
          text = text.slice(0, index) + paste + text.slice(index + cut)
        }
        const { occurrences } = expand(text, '2026-09-01', '2027-03-01')
        expect(occurrences.every(({ start, end }) => start <= end)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  }, 120_000)
})
