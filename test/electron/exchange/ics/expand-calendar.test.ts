import { describe, expect, it } from 'vitest'
import { calendar, expand, starts } from '../calendar-text.ts'

const weekly = [
  'UID:a',
  'SUMMARY:Physics',
  'DTSTART;TZID=Europe/Berlin:20260316T090000',
  'DURATION:PT90M',
]

const replacement = (sequence: number, hour: string) => [
  'UID:a',
  `SEQUENCE:${sequence}`,
  'RECURRENCE-ID;TZID=Europe/Berlin:20260316T090000',
  `DTSTART;TZID=Europe/Berlin:20260316T${hour}0000`,
]

describe('expandCalendar', () => {
  it('[X1] keeps the wall time of a weekly lesson across a change of the clocks', () => {
    const text = calendar([...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'])
    expect(starts(text)).toEqual(['2026-03-16T08:00', '2026-03-23T08:00', '2026-03-30T07:00'])
    expect(expand(text).occurrences[0]).toEqual({
      uid: 'a',
      summary: 'Physics',
      location: '',
      description: '',
      categories: '',
      start: '2026-03-16T08:00:00.000Z',
      end: '2026-03-16T09:30:00.000Z',
      allDay: false,
      floating: false,
      zone: 'Europe/Berlin',
      recurring: true,
      original: '2026-03-16T08:00:00.000Z',
    })
  })

  it('[X5] says when a moved occurrence was planned, and of an event that stands alone nothing', () => {
    const text = calendar([...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2'], replacement(1, '11'))
    expect(
      expand(text)
        .occurrences.map(({ original }) => original)
        .toSorted(),
    ).toEqual(['2026-03-16T08:00:00.000Z', '2026-03-23T08:00:00.000Z'])
    expect(expand(calendar([...weekly])).occurrences[0]?.original).toBe('')
  })

  it.each([
    ['20260329T235959', 2],
    ['20260330T065959Z', 2],
    ['20260330T070000Z', 3],
    ['20260330T090000', 3],
    ['20260330', 3],
  ])('[X1] UNTIL=%s leaves %i lessons, whatever its kind', (until, count) => {
    expect(starts(calendar([...weekly, `RRULE:FREQ=WEEKLY;UNTIL=${until}`]))).toHaveLength(count)
  })

  it('[X1] leaves out excluded times, as a list, in another zone or as a date', () => {
    const text = calendar([
      ...weekly,
      'RRULE:FREQ=WEEKLY;COUNT=6',
      'EXDATE;TZID=Europe/Berlin:20260323T090000,20260330T090000',
      'EXDATE:20260406T070000Z',
      'EXDATE;VALUE=DATE:20260413',
    ])
    expect(starts(text)).toEqual(['2026-03-16T08:00', '2026-04-20T07:00'])
  })

  it('[X1] adds RDATEs and keeps the start where there is no rule', () => {
    const text = calendar([...weekly, 'RDATE;TZID=Europe/Berlin:20260320T100000,20260316T090000'])
    expect(starts(text)).toEqual(['2026-03-16T08:00', '2026-03-20T09:00'])
  })

  it('[X1] moves and cancels single lessons', () => {
    const text = calendar(
      [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'],
      [
        'UID:a',
        'RECURRENCE-ID;TZID=Europe/Berlin:20260323T090000',
        'DTSTART;TZID=Europe/Berlin:20260325T140000',
        'DURATION:PT90M',
        'SUMMARY:Physics',
      ],
      ['UID:a', 'RECURRENCE-ID:20260330T070000Z', 'DTSTART:20260330T070000Z', 'STATUS:CANCELLED'],
    )
    expect(starts(text).toSorted()).toEqual([
      '2026-03-16T08:00',
      '2026-03-25T13:00',
      '2026-04-06T07:00',
    ])
  })

  it('[X1] of two replacements of one lesson the higher SEQUENCE counts', () => {
    const text = calendar(
      [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=1'],
      replacement(2, '11'),
      replacement(1, '12'),
    )
    expect(starts(text)).toEqual(['2026-03-16T10:00'])
  })

  it('[X1] of one UID with two SEQUENCEs the higher stays, wherever it stands in the file', () => {
    const [older, newer] = [2, 5].map((sequence) => [
      'UID:a',
      `SEQUENCE:${sequence}`,
      `SUMMARY:${sequence}`,
      'DTSTART:20260601T080000Z',
    ])
    for (const order of [
      [older ?? [], newer ?? []],
      [newer ?? [], older ?? []],
    ])
      expect(expand(calendar(...order)).occurrences).toMatchObject([{ summary: '5' }])
  })

  it('[X1] moves the rest of a series with THISANDFUTURE', () => {
    const text = calendar(
      [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'],
      [
        'UID:a',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260330T090000',
        'DTSTART;TZID=Europe/Berlin:20260331T110000',
        'DURATION:PT1H',
        'SUMMARY:Physics, moved',
      ],
    )
    expect(starts(text).toSorted()).toEqual([
      '2026-03-16T08:00',
      '2026-03-23T08:00',
      '2026-03-31T09:00',
      '2026-04-07T09:00',
    ])
  })

  it('[X1] reads all-day events as dates, with or without VALUE=DATE', () => {
    const text = calendar(
      ['UID:a', 'DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260503'],
      ['UID:b', 'DTSTART:20260601'],
    )
    expect(
      expand(text).occurrences.map(({ start, end, allDay }) => ({ start, end, allDay })),
    ).toEqual([
      { start: '2026-05-01', end: '2026-05-03', allDay: true },
      { start: '2026-06-01', end: '2026-06-02', allDay: true },
    ])
  })

  it('[X1] reads a time without zone in the zone that is asked for', () => {
    const text = calendar(['UID:a', 'DTSTART:20260601T080000'])
    expect(starts(text, '2026-01-01', '2027-01-01', 'Asia/Shanghai')).toEqual(['2026-06-01T00:00'])
  })

  it('[X1] events without a UID stand each for themselves', () => {
    const event = ['SUMMARY:A', 'DTSTART:20260601T080000Z']
    expect(starts(calendar(event, ['SUMMARY:B', 'DTSTART:20260602T080000Z']))).toHaveLength(2)
    expect(starts(calendar(event, event))).toHaveLength(2)
  })

  it('[X1] reads several calendars, mixed line ends, lower case and a missing END', () => {
    const text =
      'begin:vcalendar\nBEGIN:VEVENT\r\nUID:a\rDTSTART:20260601T080000Z\nBEGIN:VEVENT\nUID:b\nDTSTART:20260602T080000Z\nEND:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260603T080000Z'
    expect(starts(text)).toHaveLength(3)
  })

  it('[X1] unfolds and unescapes text', () => {
    const text = calendar([
      'DTSTART:20260601T080000Z',
      'SUMMARY:Rooms 1\\, 2\\;\\n\\\\ and\r\n\t so on',
    ])
    expect(expand(text).occurrences[0]?.summary).toBe('Rooms 1, 2;\n\\ and so on')
  })

  it('[X1] one broken event is reported with its line and the others go on; of one that can’t be repeated the first date stays', () => {
    const text = calendar(
      ['UID:a', 'SUMMARY:No start'],
      ['UID:b', 'SUMMARY:No rule', 'DTSTART:20260601T080000Z', 'RRULE:FREQ=FORTNIGHTLY'],
      ['UID:c', 'SUMMARY:Good', 'DTSTART:20260601T080000Z'],
    )
    const { occurrences, problems } = expand(text)
    expect(occurrences.map(({ summary }) => summary)).toEqual(['No rule', 'Good'])
    expect(problems).toEqual([
      { kind: 'broken-event', title: 'No start', line: 3, broken: 'start' },
      { kind: 'broken-event', title: 'No rule', line: 7, broken: 'rest' },
    ])
  })

  it('[X1] a start that its own rule does not meet is no occurrence', () => {
    const text = calendar(['DTSTART:20260601T080000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2'])
    expect(starts(text)).toEqual(['2026-06-02T08:00', '2026-06-09T08:00'])
  })

  it('[X1] a rule without end that began long ago is met within the span', () => {
    const text = calendar(['DTSTART:19990111T080000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE'])
    expect(starts(text, '2026-06-01', '2026-06-15')).toEqual([
      '2026-06-08T08:00',
      '2026-06-10T08:00',
    ])
  })

  it.each([
    'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYHOUR=8,9',
  ])('[X1] names the event of a rule that it would expand wrongly: %s', (rule) => {
    const { occurrences, problems } = expand(
      calendar(['DTSTART:20260601T080000Z', `RRULE:${rule}`]),
    )
    expect(occurrences).toMatchObject([{ recurring: false }])
    expect(problems).toMatchObject([{ kind: 'broken-event', broken: 'rest' }])
  })
})
