// China's public holidays in a term, by law of 2024 (国务院令第795号). Only to ask about: bridge days and make-up days are
// announced anew each year, and schools differ.
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Holiday } from '../../../shared/timetable/import-reading.ts'

type OfferedDay = { date: string; holiday: Holiday }

const zones = new Set(['Asia/Shanghai', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Urumqi', 'PRC'])

/** Year, first day of the lunar year, Dragon Boat, Mid-Autumn: the 1st of the 1st, 5th of the 5th, 15th of the 8th month. */
const lunar: readonly [number, string, string, string][] = [
  [2024, '02-10', '06-10', '09-17'],
  [2025, '01-29', '05-31', '10-06'],
  [2026, '02-17', '06-19', '09-25'],
  [2027, '02-07', '06-09', '09-15'],
  [2028, '01-26', '05-28', '10-03'],
  [2029, '02-13', '06-16', '09-22'],
  [2030, '02-02', '06-05', '09-12'],
  [2031, '01-23', '06-24', '10-01'],
  [2032, '02-11', '06-12', '09-19'],
  [2033, '01-31', '06-01', '09-08'],
  [2034, '02-19', '06-20', '09-27'],
  [2035, '02-08', '06-10', '09-16'],
  [2036, '01-28', '05-30', '10-04'],
  [2037, '02-15', '06-18', '09-24'],
  [2038, '02-04', '06-07', '09-13'],
  [2039, '01-24', '05-27', '10-02'],
  [2040, '02-12', '06-14', '09-20'],
]

/** Ascending; empty outside China, and beyond the years that the lunar calendar is known for. */
export function publicHolidays(firstMonday: string, weeks: number, zone: string): OfferedDay[] {
  if (!zones.has(zone)) return []
  const last = addDays(firstMonday, weeks * 7 - 1)
  return lunar
    .flatMap(holidaysOf)
    .filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index)
    .filter(({ date }) => date >= firstMonday && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function holidaysOf([year, newYear, dragonBoat, midAutumn]: (typeof lunar)[number]): OfferedDay[] {
  const on = (holiday: Holiday, monthDay: string, from = 0, to = 0): OfferedDay[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      date: addDays(`${year}-${monthDay}`, from + index),
      holiday,
    }))
  return [
    ...on('new-year', '01-01'),
    // From the eve of the lunar year on.
    ...on('spring-festival', newYear, -1, 2),
    ...on('qingming', `04-0${qingmingOf(year)}`),
    ...on('labour-day', '05-01', 0, 1),
    ...on('dragon-boat', dragonBoat),
    ...on('mid-autumn', midAutumn),
    ...on('national-day', '10-01', 0, 2),
  ]
}

/** The day in April, for the 21st century (the solar terms' rule of thumb). */
function qingmingOf(year: number): number {
  const ofCentury = year % 100
  return Math.floor(ofCentury * 0.2422 + 4.81) - Math.floor(ofCentury / 4)
}
