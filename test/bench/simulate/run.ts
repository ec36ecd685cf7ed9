// `npm run bench:simulate`: what a simulation of the sample term costs, how near its re-placing is to the re-planner, and
// how much its chances differ from seed to seed.
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { replan } from '../../../electron/planner/replan/replan.ts'
import { putOff } from '../../../electron/planner/simulate/put-off.ts'
import { makeRunState, resetRun } from '../../../electron/planner/simulate/run-state.ts'
import { simulatePlan } from '../../../electron/planner/simulate/simulate-plan.ts'
import { readSlipTerm } from '../../../electron/planner/simulate/slip-term.ts'
import {
  usualRuns,
  usualTrueRuns,
  type DeadlineOutlook,
} from '../../../shared/planner/simulation.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { beforeTerm } from '../../builders.ts'
import { studentTerm } from '../../electron/planner/health/student-terms.ts'
import { median } from '../agent-round/thirty-rounds.ts'
import { samplePlan } from '../pages/sample-plan.ts'

const now = { day: 14, period: 12 }
const sample = samplePlan('en').state

function planned(seed: number): ScheduleState {
  const state = studentTerm(seed)
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const result = applyDiff(state, planTerm(state, policy, { steps: 4000 }, 1).diff)
  if (!result.ok) throw new Error('a plan can be applied')
  return result.value
}

function measure(state: ScheduleState, runs: number): number {
  const cpu = process.cpuUsage()
  simulatePlan({ state, now, course: null, runs, seed: 1 })
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000
}

console.log('CPU ms, medians of 5: all deadlines with their chances, and the blocks that matter')
for (const runs of [500, usualRuns, 10_000]) {
  const times = Array.from({ length: 5 }, () => measure(sample, runs))
  console.log(`sample term, 30 blocks, ${runs} runs: ${Math.round(median(times))}`)
}
const large = planned(3)
const largeTimes = Array.from({ length: 5 }, () => measure(large, usualRuns))
const size = large.tasks.filter(isPlacedItem).length
console.log(`a fuller term, ${size} blocks, ${usualRuns} runs: ${Math.round(median(largeTimes))}`)

/** The evening of a block's day, on which it was missed. */
function evening(state: ScheduleState, missed: PlacedItem) {
  const tasks = state.tasks.map((task) =>
    task.id === missed.id
      ? Object.assign({ ...task }, { place: null, status: 'pending', hostId: null })
      : task,
  )
  return {
    state: { ...state, tasks },
    now: { day: missed.place.day, period: state.window.periods.length },
  }
}

function compare(state: ScheduleState, missed: PlacedItem) {
  const asked = evening(state, missed)
  const args = { task_ids: [missed.id], before_exams: true }
  const real = replan({ ...asked, language: 'en' }, args)
  const lost = real.kind === 'change' ? real.data.leftOut.length + real.data.pastExam.length : 1
  const moves = real.kind === 'change' ? real.data.moved.length : 0
  const term = readSlipTerm(asked)
  const run = makeRunState(term)
  resetRun(
    term,
    run,
    Uint8Array.from(term.items, ({ item }) => (item.locked ? 1 : 0)),
  )
  putOff(term, run, asked.now.day * term.periods)
  const index = term.items.findIndex(({ item }) => item.id === missed.id)
  const quick = {
    lost: (run.slots[index] ?? -1) < 0 ? 1 : 0,
    moves: term.items.filter(({ slot }, task) => slot >= 0 && run.slots[task] !== slot).length,
  }
  return {
    sameLost: quick.lost === lost,
    sameMoves: quick.moves === moves,
    isKinder: quick.lost < lost,
  }
}

/** Each class ends with its last block or the day after: the hardest that a plan can be. */
function tightened(state: ScheduleState): ScheduleState {
  const items = state.tasks.filter(isPlacedItem)
  const lastOf = (id: number) =>
    Math.max(0, ...items.filter((item) => item.classId === id).map(({ place }) => place.day))
  const taskClasses = state.taskClasses.map((each) =>
    Object.assign({ ...each }, { toDay: Math.min(each.toDay, lastOf(each.id) + (each.id % 2)) }),
  )
  return { ...state, taskClasses }
}

console.log('Missed blocks, each re-placed by the simulation and by the re-planner')
for (const [name, states] of Object.entries({
  'plans as they are': [sample, planned(1), planned(2)],
  'plans with no day to spare': [sample, planned(1), planned(2)].map(tightened),
})) {
  const pairs = states.flatMap((state) =>
    state.tasks.filter(isPlacedItem).map((missed) => compare(state, missed)),
  )
  const share = (key: keyof (typeof pairs)[number]) =>
    `${pairs.filter((pair) => pair[key]).length} of ${pairs.length}`
  console.log(
    `${name}: as much lost ${share('sameLost')}, as many moves ${share('sameMoves')}, less lost ${share('isKinder')}`,
  )
}

function points(error: number): string {
  return `${(error * 100).toFixed(1)} points`
}

/** Chances from runs with other dice, all of them by the re-planner itself, are the measure. */
function agree(state: ScheduleState): string {
  const wish = { state, now, course: null }
  const facts = simulatePlan({ ...wish, runs: usualRuns, truly: usualTrueRuns, seed: 1 })
  const measure = simulatePlan({ ...wish, runs: 200, truly: 200, seed: 2 })
  if (facts?.kind !== 'outlook' || measure?.kind !== 'outlook') throw new Error('an outlook')
  const truth = new Map(measure.deadlines.map(({ key, chance }) => [key, chance.value]))
  const errorOf = (read: (deadline: DeadlineOutlook) => number) =>
    facts.deadlines.reduce(
      (sum, each) => sum + Math.abs(read(each) - (truth.get(each.key) ?? 0)),
      0,
    ) / facts.deadlines.length
  const quick = errorOf(({ quick: alone, chance }) => (alone?.chance ?? chance).value)
  const truly = errorOf(({ chance }) => chance.value)
  return `${facts.deadlines.length} deadlines, quick ${points(quick)} off, set right ${points(truly)} off`
}

console.log(`Chances beside 200 other runs with the re-planner itself, means of all deadlines`)
for (const [name, state] of [
  ['sample term', sample],
  ['another', planned(1)],
  ['a third', planned(2)],
] as const) {
  const cpu = process.cpuUsage()
  const told = agree(state)
  const { user, system } = process.cpuUsage(cpu)
  const each = (user + system) / 1000 / (usualTrueRuns + 200)
  console.log(`${name}: ${told}; ${Math.round(each)} CPU ms a true run`)
}

const chances = Array.from({ length: 20 }, (_, seed) => {
  const facts = simulatePlan({ state: sample, now, course: 'Calculus', seed })
  return facts?.kind === 'outlook' ? (facts.deadlines[0]?.chance.value ?? 0) : 0
})
const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
const spread = Math.sqrt(
  chances.reduce((sum, each) => sum + (each - mean) ** 2, 0) / chances.length,
)
console.log(
  `Chance of the calculus midterm over 20 seeds: ${mean.toFixed(3)} ± ${spread.toFixed(3)}`,
)
