// HiGHS on the same week: the whole problem as one mixed-integer program, solved to the end or to a time limit.
// Arguments: the file of the week, and seconds. Prints one line: total (null without a
// plan), whether it is proven, and CPU milliseconds.
import { readFileSync } from 'node:fs'
import loadHighs from 'highs'

const [file = '', seconds = '60'] = process.argv.slice(2)
const week = JSON.parse(readFileSync(file, 'utf8'))
const { periods, weights, tasks, courses } = week

const costs = new Map()
const bounds = []
const integers = []
const rows = []
let constant = 0

const addCost = (name, cost) => costs.set(name, (costs.get(name) ?? 0) + cost)
const addRow = (parts, relation, bound) => {
  if (parts.length > 0) rows.push({ parts, relation, bound })
}

const classAt = new Map()
for (const [index, { day, start, len }] of week.classes.entries()) {
  for (let cell = 0; cell < len; cell += 1) classAt.set(day * periods + start + cell, index)
}

/** The permitted starts of a task, with what each costs by itself. */
function placesOf(task, number) {
  const { course, dur, earliest, latest, due, priority } = task
  const { prefCost, excludedWeekdays, buffer } = courses[course]
  const places = []
  for (let day = earliest; day <= latest; day += 1) {
    if (excludedWeekdays.includes((week.startWeekday + day) % 7)) continue
    for (let period = 0; period + dur <= periods; period += 1) {
      const slot = day * periods + period
      const host = classAt.get(slot)
      const cells = Array.from({ length: dur }, (_, index) => slot + index)
      if (cells.some((cell) => classAt.get(cell) !== host)) continue
      if (host !== undefined && !week.classes[host].hosts.includes(course)) continue
      const before = week.previous?.[number] ?? -1
      const cost =
        weights.late * priority * Math.max(0, day - due) +
        weights.buffer * Math.min(buffer, Math.max(0, day - (due - buffer))) +
        weights.pref * cells.reduce((sum, cell) => sum + prefCost[cell % periods], 0) +
        (host === undefined ? 0 : weights.embed * dur) +
        (before >= 0 && before !== slot ? weights.move : 0)
      places.push({
        name: `x${number}_${slot}`,
        slot,
        day,
        cells,
        isInside: host !== undefined,
        cost,
      })
    }
  }
  return places
}

const places = tasks.map(placesOf)
const covering = new Map()
for (const [number, task] of tasks.entries()) {
  const before = week.previous?.[number] ?? -1
  const leftOut = weights.unplaced * task.priority * task.dur + (before >= 0 ? weights.move : 0)
  constant += leftOut
  for (const { name, cells, cost } of places[number]) {
    addCost(name, cost - leftOut)
    integers.push(name)
    for (const cell of cells) covering.set(cell, [...(covering.get(cell) ?? []), name])
  }
  addRow(
    places[number].map(({ name }) => [1, name]),
    '<=',
    1,
  )
}
for (const names of covering.values())
  addRow(
    names.map((name) => [1, name]),
    '<=',
    1,
  )

/** A later session has started by a slot only where the earlier one has ended by it. */
function addOrder(earlier, later) {
  for (const { slot } of places[later]) {
    const started = places[later].filter((place) => place.slot <= slot)
    const ended = places[earlier].filter((place) => place.slot + tasks[earlier].dur <= slot)
    addRow(
      [...started.map(({ name }) => [1, name]), ...ended.map(({ name }) => [-1, name])],
      '<=',
      0,
    )
  }
}

function addSpacing(earlier, later, minGap) {
  for (let day = 0; day < week.days; day += 1) {
    for (let gap = 0; gap < minGap; gap += 1) {
      const first = places[earlier].filter((place) => place.day === day)
      const second = places[later].filter((place) => place.day === day + gap)
      if (first.length === 0 || second.length === 0) continue
      const name = `g${earlier}_${day}_${gap}`
      addCost(name, weights.spacing * (minGap - gap))
      bounds.push(`0 <= ${name}`)
      const parts = [...first, ...second].map((place) => [1, place.name])
      addRow([...parts, [-1, name]], '<=', 1)
    }
  }
}

for (const [course, { minGap }] of courses.entries()) {
  const chain = [...tasks.keys()]
    .filter((number) => tasks[number].course === course)
    .sort((a, b) => tasks[a].seq - tasks[b].seq)
  for (let index = 1; index < chain.length; index += 1) {
    addOrder(chain[index - 1], chain[index])
    addSpacing(chain[index - 1], chain[index], minGap)
  }
}

/** Study in free time that covers a cell. */
const studyAt = (cell) => (classAt.has(cell) ? [] : (covering.get(cell) ?? []))

for (let day = 0; day < week.days; day += 1) {
  const cells = Array.from({ length: periods }, (_, period) => day * periods + period)
  const study = cells.flatMap((cell) => studyAt(cell).map((name) => [1, name]))
  const most = cells.filter((cell) => !classAt.has(cell)).length - week.loadTarget[day]
  for (let over = 1; over <= most; over += 1) {
    const name = `l${day}_${over}`
    addCost(name, weights.load * (2 * over - 1))
    bounds.push(`0 <= ${name} <= 1`)
    study.push([-1, name])
  }
  addRow(study, '<=', week.loadTarget[day])
  for (let first = 0; first + week.maxRun < periods; first += 1) {
    const window = cells.slice(first, first + week.maxRun + 1)
    const open = window.filter((cell) => !classAt.has(cell))
    if (open.length === 0) continue
    const name = `r${day}_${first}`
    addCost(name, weights.run)
    bounds.push(`0 <= ${name}`)
    const parts = open.flatMap((cell) => studyAt(cell).map((each) => [1, each]))
    addRow([...parts, [-1, name]], '<=', open.length - 1)
  }
}

const sum = (parts) =>
  parts.map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`).join(' ')
const program = [
  'Minimize',
  ` obj: ${sum([...costs].map(([name, cost]) => [cost, name]))}`,
  'Subject To',
  ...rows.map(
    ({ parts, relation, bound }, index) => ` c${index}: ${sum(parts)} ${relation} ${bound}`,
  ),
  'Bounds',
  ...bounds.map((line) => ` ${line}`),
  'Binary',
  ` ${integers.join(' ')}`,
  'End',
].join('\n')

const highs = await loadHighs()
const began = process.cpuUsage()
const solved = solve()
const { user, system } = process.cpuUsage(began)
const hasPlan = solved !== null && Number.isFinite(solved.ObjectiveValue)
console.log(
  JSON.stringify({
    total: hasPlan ? Math.round(solved.ObjectiveValue + constant) : null,
    isProven: solved?.Status === 'Optimal',
    cpuMs: (user + system) / 1000,
  }),
)

/** Null where it breaks off: a term is more than its memory of 2 GB takes. */
function solve() {
  try {
    return highs.solve(program, { time_limit: Number(seconds), output_flag: false })
  } catch {
    return null
  }
}
