import { describe, expect, it } from 'vitest'
import { zoneFromName } from '../../../../electron/ics/zone.ts'
import { calendar, expand, secondsOf, starts } from '../calendar-text.ts'

const offsetIn = (name: string, wall: string) => {
  const zone = zoneFromName(name)
  return zone === null ? null : (secondsOf(wall) - zone.toInstant(secondsOf(wall))) / 3600
}

describe('zones', () => {
  it.each([
    ['Asia/Shanghai', 8],
    ['/Asia/Shanghai', 8],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', 1],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', -3],
    ['China Standard Time', 8],
    ['W. Europe Standard Time', 1],
    ['GMT+0530', 5.5],
    ['(UTC-08:00) Pacific Time (US & Canada)', -8],
  ])('[X1] knows the zone called %s', (name, hours) => {
    expect(offsetIn(name, '2026-01-15T12:00')).toBe(hours)
  })

  it('[X1] knows that a zone changed its rules', () => {
    expect(offsetIn('Europe/Moscow', '2010-07-01T12:00')).toBe(4)
    expect(offsetIn('Europe/Moscow', '2026-07-01T12:00')).toBe(3)
  })

  it('[X1] takes the earlier of two times, and moves one that does not exist past the gap', () => {
    expect(offsetIn('Europe/Berlin', '2026-10-25T02:30')).toBe(2)
    expect(offsetIn('Europe/Berlin', '2026-03-29T02:30')).toBe(1)
  })

  it.each([
    ['Campus', 'Campus'],
    ['Campus\\, North', '"Campus, North"'],
  ])(
    '[X1] uses the zone that the file describes when its name says nothing: %s',
    (name, quoted) => {
      const text = `BEGIN:VCALENDAR
BEGIN:VTIMEZONE
TZID:${name}
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;TZID=${quoted}:20260324T090000
RRULE:FREQ=WEEKLY;COUNT=2
END:VEVENT
END:VCALENDAR`
      expect(starts(text)).toEqual(['2026-03-24T08:00', '2026-03-31T07:00'])
    },
  )

  it('[X1] says once that a zone is not known and reads its times as local ones', () => {
    const event = ['DTSTART;TZID=Nowhere/At_All:20260601T080000']
    const { occurrences, problems } = expand(calendar(event, event))
    expect(occurrences.map(({ start, floating }) => ({ start, floating }))).toEqual([
      { start: '2026-06-01T08:00:00.000Z', floating: true },
      { start: '2026-06-01T08:00:00.000Z', floating: true },
    ])
    expect(problems).toEqual([{ kind: 'unknown-zone', zone: 'Nowhere/At_All' }])
  })
})
