// `npm run bench:simulate`: what a simulation of the sample term costs, how near its re-placing is to the re-planner, and
// how much its chances differ from seed to seed.
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { putOff } from '../../../electron/planner/simulate/simulate-plan.ts'
import { simulatePlan } from '../../../electron/planner/simulate/simulate-plan.ts'
import { usualRuns } from '../../../shared/planner/simulation.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { beforeTerm } from '../../builders.ts'
import { chancesWith, agreeOnEvenings } from '../../electron/planner/simulate/chances-with.ts'
import { trueReplanner } from '../../electron/planner/simulate/replan-truly.ts'
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
  return timed(() => simulatePlan({ state, now, course: null, runs, seed: 1 })).ms
}

function timed<T>(work: () => T): { value: T; ms: number } {
  const cpu = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(cpu)
  return { value, ms: (user + system) / 1000 }
}

function share(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(1)} %`
}

function points(error: number): string {
  return `${(error * 100).toFixed(1)} points`
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

const terms = {
  'sample term': sample,
  another: planned(1),
  'a third': planned(2),
  'the sample term without a day to spare': tightened(sample),
}

console.log('Evenings on which the re-planner itself, with a shorter search, does the same')
for (const [name, state] of Object.entries(terms)) {
  const { evenings, lost, moves, places } = agreeOnEvenings({ state, now, runs: 20 })
  console.log(
    `${name}, ${evenings} evenings: as much lost ${share(lost, evenings)}, as many moves ${share(moves, evenings)}, all at the same places ${share(places, evenings)}`,
  )
}

console.log('Chances beside those of the re-planner itself, 100 runs each with the same dice')
for (const [name, state] of Object.entries(terms)) {
  const asked = { state, now, runs: 100 }
  const quick = timed(() => chancesWith(asked, () => putOff))
  const truly = timed(() => chancesWith(asked, (term) => trueReplanner(term)))
  const gaps = quick.value.map((chance, deadline) => chance - (truly.value[deadline] ?? 0))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const off = gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / gaps.length
  console.log(
    `${name}, ${gaps.length} deadlines: ${points(off)} off, on average ${points(mean)}; CPU ms a run ${(quick.ms / 100).toFixed(2)} and ${Math.round(truly.ms / 100)}`,
  )
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
