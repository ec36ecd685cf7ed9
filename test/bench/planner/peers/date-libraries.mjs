// The same questions to date libraries: does a time overlap a day's blocks, and where is room on 112 days.
import { addMinutes, areIntervalsOverlapping } from 'date-fns'
import { DateTime, Interval } from 'luxon'

const blocksADay = 5
const days = 112
const minute = 60_000
const first = Date.UTC(2026, 8, 7, 8)

const times = Array.from({ length: days }, (_, day) =>
  Array.from({ length: blocksADay }, (_, block) => {
    const start = first + day * 86_400_000 + block * 150 * minute
    return [start, start + 100 * minute]
  }),
)

let sink = 0
function measure(name, calls, body) {
  for (let index = 0; index < calls / 4; index += 1) sink ^= body(index)
  const began = process.cpuUsage()
  for (let index = 0; index < calls; index += 1) sink ^= body(index)
  const { user, system } = process.cpuUsage(began)
  console.log(JSON.stringify({ name, nanoseconds: ((user + system) * 1000) / calls }))
}

const fns = times.map((day) =>
  day.map(([start, end]) => ({ start: new Date(start), end: new Date(end) })),
)
const overlapsFns = (day, start) => {
  const wish = { start, end: addMinutes(start, 90) }
  return fns[day].some((block) => areIntervalsOverlapping(wish, block)) ? 1 : 0
}
measure('date-fns: conflict check', 200_000, (index) =>
  overlapsFns(index % days, new Date(times[index % days][0][0] + (index % 10) * 50 * minute)),
)
measure('date-fns: find_free over 112 days', 100, () => {
  let free = 0
  for (let day = 0; day < days; day += 1) {
    for (let period = 0; period < 12; period += 1) {
      free += 1 - overlapsFns(day, new Date(times[day][0][0] + period * 50 * minute))
    }
  }
  return free
})

const luxon = times.map((day) =>
  day.map(([start, end]) =>
    Interval.fromDateTimes(
      DateTime.fromMillis(start, { zone: 'utc' }),
      DateTime.fromMillis(end, { zone: 'utc' }),
    ),
  ),
)
const overlapsLuxon = (day, start) => {
  const wish = Interval.after(DateTime.fromMillis(start, { zone: 'utc' }), { minutes: 90 })
  return luxon[day].some((block) => block.overlaps(wish)) ? 1 : 0
}
measure('luxon: conflict check', 20_000, (index) =>
  overlapsLuxon(index % days, times[index % days][0][0] + (index % 10) * 50 * minute),
)
measure('luxon: find_free over 112 days', 5, () => {
  let free = 0
  for (let day = 0; day < days; day += 1) {
    for (let period = 0; period < 12; period += 1) {
      free += 1 - overlapsLuxon(day, times[day][0][0] + period * 50 * minute)
    }
  }
  return free
})
