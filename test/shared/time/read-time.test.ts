// Each expression of the table means what it says, in both languages and both ways of writing Chinese.
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { readTime } from '../../../shared/time/read-time.ts'
import { days, habits, spans } from './expressions-of-days.ts'
import { clocks, lengths, parts, periods } from './expressions-of-hours.ts'

const firstMonday = '2026-09-07'
const window = {
  days: Array.from({ length: 16 * 7 }, (_, index) => {
    const date = addDays(firstMonday, index)
    return { week: Math.floor(index / 7) + 1, weekday: weekdayOf(date), date }
  }),
  periods: [],
}
const reference = { today: { date: '2026-11-25' }, state: { window } }

const read = (text: string) => readTime(text, reference)
const ways = (text: string) => text.split(' | ')
/** One case for each way of saying, with the row's meaning behind it. */
function each<T extends unknown[]>(table: readonly [...T, string][]): [string, ...T][] {
  const cases: [string, ...T][] = []
  for (const row of table) {
    const meaning = row.slice(0, -1) as unknown as T
    for (const way of ways(String(row.at(-1)))) cases.push([way, ...meaning])
  }
  return cases
}

describe('[C6] an expression of time', () => {
  test('the table is of 600 at least, and says nothing twice', () => {
    const all = [days, spans, habits, clocks, parts, periods, lengths].flatMap((table) =>
      table.map((row) => ways(String(row.at(-1)))),
    )
    expect(all.flat().length).toBeGreaterThanOrEqual(600)
    for (const row of all) expect(new Set(row).size).toBe(row.length)
  })

  test.each(each(days))('%s is %s', (way, date) => {
    expect(read(way).days.map(({ dates }) => dates)).toEqual([[date]])
  })

  test('figures are month and day in a Chinese message, whatever words stand beside them', () => {
    const term = { ...reference, today: { date: '2026-10-01' } }
    expect(readTime('10/9', { ...term, language: 'zh' }).days[0]?.dates).toEqual(['2026-10-09'])
    expect(readTime('10/9', { ...term, language: 'en' }).days[0]?.choices).toHaveLength(2)
    expect(readTime('13/11', { ...term, language: 'zh' }).days[0]?.dates).toEqual(['2026-11-13'])
  })

  test('a run of days is one, with points between month and day too', () => {
    const [day] = read('11.30-12.4放假').days
    expect([day?.dates[0], day?.dates.at(-1), day?.dates.length]).toEqual([
      '2026-11-30',
      '2026-12-04',
      5,
    ])
  })

  test.each([
    ['12.7到13号这一周一共要学多久', '2026-12-07', '2026-12-13'],
    ['这一周一直没学', '2026-11-23', '2026-11-29'],
    ['下周一共有几节课', '2026-11-30', '2026-12-06'],
    ['12月2号这一周', '2026-11-30', '2026-12-06'],
  ])('%s is one stretch, and no Monday', (way, first, last) => {
    expect(read(way).days.map(({ dates }) => [dates[0], dates.at(-1)])).toEqual([[first, last]])
  })

  test.each([
    ['今明两天有什么要交', ['2026-11-25', '2026-11-26']],
    ['明后天', ['2026-11-26', '2026-11-27']],
    ['明後兩天', ['2026-11-26', '2026-11-27']],
  ])('%s is two days', (way, dates) => {
    expect(read(way).days.flatMap((day) => day.dates)).toEqual(dates)
  })

  test.each([
    ['mon 7 and tue 8 december', ['2026-12-07', '2026-12-08']],
    ['Sat 5 or Sunday 6th Dec', ['2026-12-05', '2026-12-06']],
    ['Mon 7th, Wed 9th and Fri 11th of December', ['2026-12-07', '2026-12-09', '2026-12-11']],
  ])('%s: the month is of each day', (way, dates) => {
    expect(read(way).days.map((day) => [day.dates[0], day.choices])).toEqual(
      dates.map((date) => [date, undefined]),
    )
  })

  test.each([
    ['this thursdays lecture', '2026-11-26'],
    ['next mondays class', '2026-11-30'],
  ])('%s is of one day', (way, date) => {
    expect(read(way).days.map((day) => [day.dates, day.isEvery])).toEqual([[[date], false]])
  })

  test.each(each(spans))('%s is %s to %s', (way, first, last, count) => {
    const dates = read(way).days.flatMap((day) => day.dates)
    expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, count])
  })

  test.each([
    ['周五四点', '2026-11-27'],
    ['周五三四节', '2026-11-27'],
    ['周六日语课', '2026-11-28'],
    ['周四五个任务', '2026-11-26'],
  ])('%s is one day, and no list of days', (way, date) => {
    expect(read(way).days.map(({ dates }) => dates)).toEqual([[date]])
  })

  test.each(each(habits))('%s is every weekday %i', (way, weekday) => {
    const [day] = read(way).days
    expect([day?.isEvery, weekdayOf(day?.dates[0] ?? '2026-11-25')]).toEqual([true, weekday])
  })

  test.each(each(clocks))('%s: %s minute %i', (way, kind, minute) => {
    expect(read(way).times.map(({ wish }) => wish)).toEqual([{ kind, minute }])
  })

  test.each(each(parts))('%s is the %s', (way, part) => {
    expect(read(way).times.map(({ wish }) => wish)).toEqual([{ kind: 'part', part }])
  })

  test.each(each(periods))('%s is periods %i to %i', (way, start, end) => {
    expect(read(way).times.map(({ wish }) => wish)).toEqual([{ kind: 'periods', start, end }])
  })

  test.each(each(lengths))('%s is %i minutes', (way, minutes) => {
    expect(read(way).minutes).toBe(minutes)
  })
})
