// Wall time as a number: seconds from 1970-01-01T00:00:00 as a clock on a wall counts them, without a zone.

export const secondsPerDay = 86_400

export type WallFields = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** Days from 1970-01-01 in the Gregorian calendar (H. Hinnant's days_from_civil). */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function datePart(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export function wallOf(fields: WallFields): number {
  return (
    dayNumber(fields.year, fields.month, fields.day) * secondsPerDay +
    fields.hour * 3600 +
    fields.minute * 60 +
    fields.second
  )
}

export function fieldsOf(wall: number): WallFields {
  const days = Math.floor(wall / secondsPerDay)
  const rest = wall - days * secondsPerDay
  return {
    ...datePart(days),
    hour: Math.floor(rest / 3600),
    minute: Math.floor(rest / 60) % 60,
    second: rest % 60,
  }
}

/** Midnight before or at the wall time. */
export function startOfDay(wall: number): number {
  return Math.floor(wall / secondsPerDay) * secondsPerDay
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

/** `YYYY-MM-DD` */
export function isoDateOf(wall: number): string {
  const { year, month, day } = fieldsOf(wall)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** `YYYY-MM-DDTHH:MM:SS.000Z`, for seconds that count from 1970 in UTC. */
export function isoInstantOf(seconds: number): string {
  const { hour, minute, second } = fieldsOf(seconds)
  return `${isoDateOf(seconds)}T${pad(hour, 2)}:${pad(minute, 2)}:${pad(second, 2)}.000Z`
}

const dateDigits = /^(\d{4})-?(\d{2})-?(\d{2})/
const clockDigits = /^[T ]?(\d{2}):?(\d{2}):?(\d{2})?/

/** The wall time in `20260302T101500` or `2026-03-02T10:15:00`; null when it is no such thing. */
export function parseWall(text: string): { wall: number; hasTime: boolean } | null {
  const date = dateDigits.exec(text)
  if (date === null) return null
  const clock = clockDigits.exec(text.slice(date[0].length))
  const fields = {
    year: Number(date[1]),
    month: Number(date[2]),
    day: Number(date[3]),
    hour: Number(clock?.[1] ?? 0),
    minute: Number(clock?.[2] ?? 0),
    second: Math.min(59, Number(clock?.[3] ?? 0)),
  }
  if (fields.hour > 24 || fields.minute > 59) return null
  const wall = wallOf(fields)
  // A day that the month does not have comes out as another date.
  if (isoDateOf(wallOf({ ...fields, hour: 0 })) !== `${date[1]}-${date[2]}-${date[3]}`) return null
  return { wall, hasTime: clock !== null }
}
