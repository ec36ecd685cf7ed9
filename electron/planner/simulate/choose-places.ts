// Chooses where those that move in a run come to lie (P3): at the cheapest places by the planner's terms, all others where they are.
import { phaseOf } from '../from-state/read-problem.ts'
import { findCheapest, type Beside, type Line, type Aim, aimSessions } from './find-cheapest.ts'
import { type RunState, endOf, placeSession, lies, oldSlot, takeUp } from './run-term.ts'
import type { SlipTerm } from './slip-term.ts'

type AimedLine = { line: Line; aims: readonly Aim[] }

/** Rounds in which each goes to its cheapest place, now that the others lie somewhere. */
const rounds = 2

/** Of the sessions that lie elsewhere than before the evening. They have legal places, and keep them if need be. */
export function choosePlaces(term: SlipTerm, run: RunState, evening: number): void {
  const lines = findLines(term, run, evening)
  const tasks = lines.flatMap((line) => line.tasks)
  const old = tasks.map((task) => run.slots[task] ?? 0)
  for (const task of tasks) takeUp(term, run, task)
  const aimed = lines.map((line) => ({
    line,
    aims: aimSessions(term, run, line, phaseIn(term, line.chain, lines)),
  }))
  if (!aimed.every((each) => placeLine(term, run, each))) {
    for (const task of tasks) takeUp(term, run, task)
    for (const [index, task] of tasks.entries()) placeSession(term, run, task, old[index] ?? 0)
  }
  for (let round = 0; tasks.length > 1 && round < rounds; round += 1) {
    let hasMoved = false
    for (const each of aimed) {
      for (let index = 0; index < each.line.tasks.length; index += 1) {
        if (placeAgain(term, run, each, index)) hasMoved = true
      }
    }
    if (!hasMoved) return
  }
}

function findLines(term: SlipTerm, { slots, lengths, before }: RunState, evening: number): Line[] {
  const lines: Line[] = []
  for (let chain = 0; chain < term.chains.length; chain += 1) {
    let line: (Line & { tasks: number[] }) | null = null
    let from = evening
    let day = -1
    for (const task of term.chains[chain] ?? []) {
      const slot = slots[task] ?? lies.lost
      if (slot < evening) continue
      if (slot === before[task]) {
        if (line !== null) {
          line.limit = slot
          line.after = dayOf(term, slot)
          line = null
        }
        from = slot + (lengths[task] ?? 1)
        day = dayOf(term, slot)
        continue
      }
      if (line === null) {
        line = { chain, tasks: [], from, limit: Infinity, before: day, after: -1 }
        lines.push(line)
      }
      line.tasks.push(task)
    }
  }
  return lines
}

function dayOf({ periods }: SlipTerm, slot: number): number {
  return Math.floor(slot / periods)
}

/** One after the other at its cheapest place; false where that leaves no room for the last ones. */
function placeLine(term: SlipTerm, run: RunState, aimed: AimedLine): boolean {
  const { tasks, limit } = aimed.line
  let { from } = aimed.line
  for (const [index, task] of tasks.entries()) {
    const slot = findPlace(term, run, aimed, { index, from, limit })
    if (slot < 0) return false
    placeSession(term, run, task, slot)
    from = endOf(run, task)
  }
  return true
}

/** Classes that are planned at once want other days; the one that is due first leads. */
function phaseIn({ aims }: SlipTerm, chain: number, lines: readonly Line[]): number {
  const chains = new Set(lines.map((line) => line.chain))
  const due = (each: number) => aims.lastDay[each] ?? 0
  let turn = 0
  for (const other of chains) {
    if (due(other) < due(chain) || (due(other) === due(chain) && other < chain)) turn += 1
  }
  return phaseOf(turn, chains.size)
}

/** True when it lies elsewhere now. */
function placeAgain(term: SlipTerm, run: RunState, aimed: AimedLine, index: number): boolean {
  const { tasks, from, limit } = aimed.line
  const task = tasks[index] ?? 0
  const old = run.slots[task] ?? 0
  const next = tasks[index + 1]
  const reach = {
    from: index === 0 ? from : endOf(run, tasks[index - 1] ?? 0),
    limit: next === undefined ? limit : (run.slots[next] ?? limit),
  }
  takeUp(term, run, task)
  const slot = findPlace(term, run, aimed, { index, ...reach })
  placeSession(term, run, task, slot < 0 ? old : slot)
  return slot >= 0 && slot !== old
}

function findPlace(
  term: SlipTerm,
  run: RunState,
  { line, aims }: AimedLine,
  { index, from, limit }: { index: number; from: number; limit: number },
): number {
  const { tasks } = line
  const task = tasks[index] ?? 0
  const aim = aims[index]
  if (aim === undefined) return -1
  const next = aims[index + 1]
  const dayBefore = index === 0 ? line.before : dayOfTask(term, run, tasks[index - 1])
  const dayAfter = next === undefined ? line.after : dayOfTask(term, run, tasks[index + 1])
  return findCheapest(term, run, {
    task,
    from,
    limit,
    aim,
    near: oldSlot(run, task),
    before: beside(dayBefore, aim.gap),
    after: beside(dayAfter, next === undefined ? aim.gapAfter : next.gap),
  })
}

function dayOfTask(term: SlipTerm, { slots }: RunState, task: number | undefined): number {
  const slot = task === undefined ? -1 : (slots[task] ?? -1)
  return slot < 0 ? -1 : dayOf(term, slot)
}

function beside(day: number, gap: Beside['gap'] | null): Beside | null {
  return day < 0 || gap === null ? null : { day, gap }
}
