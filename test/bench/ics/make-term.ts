// A term of 16 weeks as a calendar file, with what is to come of it: single meetings and weekly lessons across a clock change.

/** Monday of the first week; Berlin puts the clock back in its third. */
const firstMonday = Date.UTC(2026, 9, 12)
const clockChange = Date.UTC(2026, 9, 25, 1)
const weeks = 16
const dayMs = 86_400_000

export const span = { from: '2026-10-12', to: '2027-02-01' }

/** Every so manieth event is a weekly lesson, and every so manieth of those leaves a week out. */
const weeklyEvery = 10
const exceptionEvery = 3

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** `expected`: each meeting as its UID and the ISO instant of its start, sorted. */
export function makeTerm(events: number): { text: string; expected: string[] } {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench//term//EN', ...zone]
  const expected: string[] = []
  for (let index = 0; index < events; index += 1) {
    const uid = `event-${index}@bench`
    const isWeekly = index % weeklyEvery === 0
    const day = isWeekly ? index % 5 : (index * 7) % (weeks * 7)
    const hour = 8 + (index % 10)
    const start = wall(day, hour)
    lines.push('BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260901T000000Z', `SUMMARY:Lesson ${index}`)
    lines.push(
      `DTSTART;TZID=Europe/Berlin:${start}`,
      `DTEND;TZID=Europe/Berlin:${wall(day, hour, 45)}`,
    )
    lines.push('LOCATION:Main building\\, room 201', 'DESCRIPTION:Bring the script.')
    const left = isWeekly && (index / weeklyEvery) % exceptionEvery === 0 ? 5 : null
    if (isWeekly) lines.push('RRULE:FREQ=WEEKLY;COUNT=16')
    if (left !== null) lines.push(`EXDATE;TZID=Europe/Berlin:${wall(day + 7 * left, hour)}`)
    lines.push('END:VEVENT')
    for (let week = 0; week < (isWeekly ? weeks : 1); week += 1) {
      if (week !== left) expected.push(`${uid} ${instant(day + 7 * week, hour)}`)
    }
  }
  lines.push('END:VCALENDAR', '')
  return { text: lines.join('\r\n'), expected: expected.toSorted() }
}

function wall(day: number, hour: number, minute = 0): string {
  const date = new Date(firstMonday + day * dayMs).toISOString().slice(0, 10).replaceAll('-', '')
  return `${date}T${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}00`
}

function instant(day: number, hour: number): string {
  const summer = firstMonday + day * dayMs + (hour - 2) * 3_600_000
  return new Date(summer < clockChange ? summer : summer + 3_600_000).toISOString()
}
