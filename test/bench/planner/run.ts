// `node test/bench/planner/run.ts [FOLDER] [--quick]`: the planner beside an exact solver and a greedy, in the same run.
// FOLDER, or WEEKLOOM_PLANNER_INSTANCES, holds weeks in the format `study-week-1` with a `reference.json`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crowdedSizes, makeWeek } from '../../electron/planner/instance/make-week.ts'
import { median, printRow, runScript } from './figures.ts'
import type { FirstFigures } from './first-plan.ts'
import { makeInstances, readInstances, type Instance } from './instances.ts'
import type { MemoryFigures } from './memory.ts'
import type { MicroFigure } from './micro.ts'
import type { PlanFigures } from './plan-file.ts'
import type { ScoreFigures } from './same-score.ts'

const here = import.meta.dirname
const peers = join(here, 'peers')
const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const folder =
  words.find((word) => !word.startsWith('--')) ?? process.env['WEEKLOOM_PLANNER_INSTANCES']
const seeds = isQuick ? ['1', '2', '3'] : ['1', '2', '3', '4', '5']

/** Milliseconds of processor time for each size, and the marks that the gap in percent must stay under. */
const budgets: Record<Instance['size'], { ms: number; mark: number }[]> = {
  S: [{ ms: 5, mark: 0 }],
  M: [{ ms: 200, mark: 2 }],
  L: isQuick
    ? [{ ms: 1000, mark: 5 }]
    : [
        { ms: 1000, mark: 5 },
        { ms: 10_000, mark: 2 },
      ],
  R: [{ ms: 200, mark: 2 }],
}

/** Seconds that the exact solver is given. */
const exactSeconds: Record<Instance['size'], number> = isQuick
  ? { S: 20, M: 0, L: 0, R: 0 }
  : { S: 60, M: 120, L: 60, R: 60 }

function installPeers(): void {
  if (existsSync(join(peers, 'node_modules', 'highs'))) return
  console.log('Installing the peers into their own folder …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: peers,
    stdio: 'ignore',
  })
}

const planFile = join(here, 'plan-file.ts')
const widths = [8, 8, 9, 9, 20, 10, 10, 9, 10, 9, 9, 7]

function gapTo(best: number, total: number): number {
  return best === 0 ? total : (100 * (total - best)) / best
}

const percent = (value: number) => `${value >= 0 ? '+' : ''}${value.toFixed(1)} %`

/** One row for each budget of an instance; the answer is the gap of each in percent. */
function compare(instance: Instance): Map<number, number[]> {
  const { name, size, file, best } = instance
  const [greedy] = runScript<PlanFigures>(planFile, [file, 'steps', '0', '1'])
  const exact = exactly(instance)
  const gaps = new Map<number, number[]>()
  for (const { ms } of budgets[size]) {
    const warm = runScript<PlanFigures>(planFile, [file, 'ms', String(ms), '0', ...seeds]).slice(1)
    const cold = seeds.flatMap((seed) =>
      runScript<PlanFigures>(planFile, [file, 'ms', String(ms), seed]),
    )
    const all = [...warm, ...cold]
    const known = best?.total ?? Math.min(...all.map(({ total }) => total))
    const gap = (figures: PlanFigures[]) => median(figures.map(({ total }) => gapTo(known, total)))
    gaps.set(
      ms,
      warm.map(({ total }) => gapTo(known, total)),
    )
    printRow(
      [
        name,
        `${known}${best?.isProven === true ? ' *' : ''}`,
        String(ms),
        String(greedy?.total ?? ''),
        exact,
        percent(gap(warm)),
        `${median(warm.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms`,
        percent(gap(cold)),
        `${median(cold.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms`,
        size === 'R' ? String(median(warm.map(({ moved }) => moved))) : '',
        `${Math.max(...all.map(({ grownMb }) => grownMb)).toFixed(0)} MB`,
        all.every(({ isLegal }) => isLegal) ? 'yes' : 'NO',
      ],
      widths,
    )
  }
  return gaps
}

function exactly({ size, file }: Instance): string {
  const seconds = exactSeconds[size]
  if (seconds === 0) return ''
  try {
    const [found] = runScript<{ total: number | null; isProven: boolean; cpuMs: number }>(
      join(peers, 'highs-week.mjs'),
      [file, String(seconds)],
    )
    if (found === undefined) return 'none'
    const proof = found.isProven ? ' *' : ''
    return `${found.total ?? 'none'}${proof} in ${(found.cpuMs / 1000).toFixed(1)} s`
  } catch {
    return 'failed'
  }
}

function comparePlans(instances: readonly Instance[]): void {
  printRow(
    [
      'week',
      'best',
      'ms',
      'greedy',
      'HiGHS',
      'warm',
      'CPU',
      'cold',
      'CPU',
      'moved',
      'memory',
      'legal',
    ],
    widths,
  )
  const bySize = new Map<string, { gaps: number[]; mark: number }>()
  for (const instance of instances) {
    for (const [ms, gaps] of compare(instance)) {
      const mark = budgets[instance.size].find((budget) => budget.ms === ms)?.mark ?? 0
      const key = `${instance.size} in ${ms} ms`
      const known = bySize.get(key) ?? { gaps: [], mark }
      bySize.set(key, { gaps: [...known.gaps, ...gaps], mark })
    }
  }
  console.log('\nMedians over weeks and seeds')
  for (const [key, { gaps, mark }] of bySize) {
    console.log(`${key.padEnd(18)}${percent(median(gaps)).padStart(10)}   mark ${percent(mark)}`)
  }
  console.log('* proven optimal')
}

function measureFirstPlan(instances: readonly Instance[]): void {
  const term = instances.find(({ size }) => size === 'L')
  if (term === undefined) return
  const all = Array.from({ length: isQuick ? 3 : 9 }, () =>
    runScript<FirstFigures>(join(here, 'first-plan.ts'), [term.file]),
  ).flat()
  const [{ leftOut, isLegal } = { leftOut: 0, isLegal: false }] = all
  console.log(
    `\nFirst complete plan of ${term.name} in a fresh process: ${median(all.map(({ planMs }) => planMs)).toFixed(1)} ms CPU ` +
      `after ${median(all.map(({ compileMs }) => compileMs)).toFixed(1)} ms to read it, ${leftOut} left out, ${isLegal ? 'legal' : 'NOT LEGAL'}`,
  )
}

function measureGrowth(): void {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-growth-'))
  console.log('\nGrowth in a warm process: CPU of 4,000 steps (setting up), of 200,000, and memory')
  for (const [sessions, days, courses] of [
    [15, 7, 4],
    [80, 28, 6],
    [400, 112, 10],
    [1600, 210, 20],
    [5000, 210, 40],
  ] as const) {
    const file = join(folder, `${sessions}.json`)
    // So much work fits into a year only by half-hours.
    const periods = sessions > 1000 ? 30 : 12
    const durations = sessions > 1600 ? { durations: [1] } : {}
    const week = makeWeek({ sessions, days, courses, slack: 9, periods, ...durations }, 1)
    writeFileSync(file, JSON.stringify(week))
    const run = (steps: number) =>
      runScript<PlanFigures>(planFile, [file, 'steps', String(steps), '1', '2', '3']).at(-1)
    const [short, long] = [run(4000), run(200_000)]
    if (short === undefined || long === undefined) continue
    console.log(
      `${String(sessions).padStart(6)} tasks ${short.cpuMs.toFixed(0).padStart(6)} ms ` +
        `${long.cpuMs.toFixed(0).padStart(6)} ms ${long.grownMb.toFixed(0).padStart(5)} MB`,
    )
  }
}

/** Days with ten short blocks and more, beside the earliest fit. */
function measureCrowdedDays(): void {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-crowded-'))
  console.log('\nCrowded days: 28 half-hours, blocks of one or two')
  for (const [name, size] of Object.entries(crowdedSizes)) {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(makeWeek(size, 1)))
    const [greedy] = runScript<PlanFigures>(planFile, [file, 'steps', '0', '1'])
    for (const ms of [50, 200, 1000]) {
      const warm = runScript<PlanFigures>(planFile, [file, 'ms', String(ms), '0', ...seeds]).slice(
        1,
      )
      const total = median(warm.map((figures) => figures.total))
      const steps = median(warm.map((figures) => figures.steps))
      const cpu = median(warm.map(({ cpuMs }) => cpuMs))
      const isLegal = warm.every((figures) => figures.isLegal)
      console.log(
        `${name.padEnd(8)}${size.sessions} tasks  greedy ${greedy?.total ?? ''}  ${String(total).padStart(6)} ` +
          `in ${cpu.toFixed(0).padStart(4)} ms, ${(steps / 1e6).toFixed(2)} million steps, ${isLegal ? 'legal' : 'NOT LEGAL'}`,
      )
    }
  }
}

/** `values` are arguments of the script that is measured. */
function printMemory(label: string, values: readonly string[]): void {
  const [figures] = runScript<MemoryFigures>(join(here, 'memory.ts'), values)
  const { residentMb = 0, arraysMb = 0 } = figures ?? {}
  console.log(
    `${label.padEnd(36)}${residentMb.toFixed(0).padStart(5)} MB, of it arrays ${arraysMb.toFixed(1)} MB`,
  )
}

function measureMemory(instances: readonly Instance[]): void {
  const term = instances.find(({ size }) => size === 'L')
  if (term === undefined) return
  console.log('\nMemory of a whole process at most, run from the sources')
  printMemory('Node and an empty script', [])
  printMemory('with the planner loaded', [term.file])
  printMemory(`${term.name} planned for a second`, [term.file, '1000'])
}

function measureParts(): void {
  console.log('\nParts')
  for (const script of [join(here, 'micro.ts'), join(peers, 'date-libraries.mjs')]) {
    for (const { name, nanoseconds } of runScript<MicroFigure>(script, [])) {
      if (name !== 'sink')
        console.log(`${name.padEnd(36)}${nanoseconds.toFixed(1).padStart(14)} ns`)
    }
  }
}

function compareScores(instances: readonly Instance[]): void {
  const module = folder === undefined ? '' : join(folder, 'score.mjs')
  if (!existsSync(module)) return
  const files = instances.map(({ file }) => file)
  const [figures] = runScript<ScoreFigures>(join(here, 'same-score.ts'), [module, ...files])
  console.log(`\nScorer: ${figures?.plans} plans, ${figures?.different} scored differently`)
}

installPeers()
const instances = folder === undefined ? makeInstances() : readInstances(folder)
comparePlans(instances)
measureFirstPlan(instances)
compareScores(instances)
measureCrowdedDays()
measureGrowth()
measureMemory(instances)
measureParts()
