// The weeks that the bench plans: those of a folder beside a reference, or weeks of its own.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchPlan } from '../../../electron/planner/engine/search-plan.ts'
import type { StudyWeek } from '../../../electron/planner/instance/study-week.ts'
import { toProblem } from '../../../electron/planner/instance/to-problem.ts'
import { makeWeek, weekSizes } from '../../electron/planner/instance/make-week.ts'

export type Instance = {
  name: string
  /** The first letter of its name: a week, four weeks, a term, or four weeks re-planned. */
  size: 'S' | 'M' | 'L' | 'R'
  file: string
  /** The best total known, and whether none can be lower. */
  best: { total: number; isProven: boolean } | null
}

/** `folder` holds files such as `M-1.json`, and the best totals in `reference.json`. */
export function readInstances(folder: string): Instance[] {
  const references = readReferences(join(folder, 'reference.json'))
  return readdirSync(folder)
    .toSorted()
    .flatMap((entry): Instance[] => {
      const [, name, size] = /^(([SMLR])-\d+)\.json$/.exec(entry) ?? []
      if (name === undefined || !isSize(size)) return []
      return [{ name, size, file: join(folder, entry), best: references.get(name) ?? null }]
    })
}

function isSize(text: string | undefined): text is Instance['size'] {
  return text !== undefined && ['S', 'M', 'L', 'R'].includes(text)
}

function readReferences(file: string): Map<string, NonNullable<Instance['best']>> {
  if (!existsSync(file)) return new Map()
  const all: Record<string, { best: number; optimal: boolean }> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return new Map(
    Object.entries(all).map(([name, { best, optimal }]) => [
      name,
      { total: best, isProven: optimal },
    ]),
  )
}

/** Writes weeks of every size into a folder of their own; their best totals are those of a long search. */
export function makeInstances(): Instance[] {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-weeks-'))
  const write = (name: string, size: Instance['size'], week: StudyWeek): Instance => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(week))
    const initial = week.previous === null ? {} : { initial: Int32Array.from(week.previous) }
    const { total } = searchPlan(toProblem(week), {
      seed: 99,
      steps: week.tasks.length * 60_000,
      ...initial,
    })
    return { name, size, file, best: { total, isProven: false } }
  }
  return [1, 2].flatMap((seed) => {
    const month = makeWeek(weekSizes.M, seed)
    return [
      write(`S-${seed}`, 'S', makeWeek(weekSizes.S, seed)),
      write(`M-${seed}`, 'M', month),
      write(`L-${seed}`, 'L', makeWeek(weekSizes.L, seed)),
      write(`R-${seed}`, 'R', disturb(month)),
    ]
  })
}

/** A plan in force, then the tenth day is lost and one course is due two days sooner. */
function disturb(week: StudyWeek): StudyWeek {
  const { starts } = searchPlan(toProblem(week), { seed: 7, steps: 300_000 })
  const classes = [
    ...week.classes.filter(({ day }) => day !== 10),
    { day: 10, start: 0, len: week.periods, hosts: [] },
  ]
  const tasks = week.tasks.map((task) => {
    const due = task.course === 0 ? Math.max(task.earliest, task.due - 2) : task.due
    return Object.assign({}, task, { due })
  })
  return { ...week, classes, tasks, previous: Array.from(starts) }
}
