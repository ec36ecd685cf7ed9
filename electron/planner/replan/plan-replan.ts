// Re-plans a schedule: decides first who moves, then where to, with all others where they are.
import { findTask } from '../../../shared/schedule/state.ts'
import type { PlanWatch } from '../engine/search-plan.ts'
import type { StateProblem } from '../from-state/read-problem.ts'
import { leftOut, placeAtSlot, type Starts } from '../problem/problem.ts'
import { isPastExam, liftLimits, type ExamLimits } from './near-terms.ts'
import { findMovable, readReplanProblem, type ReplanCase } from './read-replan-problem.ts'
import { replanPlan, type Replan } from './replan-plan.ts'

export type StateReplan = {
  read: StateProblem
  /** One for each task of the problem that was read. */
  starts: Starts
  /** Blocks that were to have a place and found none. */
  leftOut: number[]
  /** Blocks that come to lie after their exam. */
  pastExam: number[]
  /** How many more would have to move for all of them to lie before it; null where no such plan was found. */
  movesForExams: number | null
  provenMinimal: boolean
}

/** Steps of the engine: to tell choices of who moves apart, and to find the places of those who do. */
export type ReplanSteps = { who: number; where: number }

/** With the exams of all, without those of who finds no place otherwise, and without any. */
const mostLooks = 3

/** First the fewest without a place, then the fewest moves, then the fewest after their exam, then near and well. */
export function planReplan(
  asked: ReplanCase,
  steps: ReplanSteps,
  seed: number,
  watch: PlanWatch = {},
): StateReplan {
  const movable = findMovable(asked).map(({ id }) => id)
  const ofLooks = mostLooks * steps.who
  const tell = (done: number, best: number) =>
    watch.onProgress?.({ steps: done, of: ofLooks + steps.where, best })
  let looked = 0
  const { best, provenMinimal, movesForExams } = chooseWho(asked, movable, (held) => {
    const look = lookWho(asked, movable, held, steps, seed)
    looked += steps.who
    tell(looked, look.who.total)
    return look
  })
  const { read, who, held } = best
  const idsOf = (tasks: readonly number[]) => tasks.map((task) => read.taskIds[task] ?? 0)
  const lost = idsOf(who.leftOut)
  const narrow = readReplanProblem(asked, {
    movable: [...idsOf(who.moved), ...lost],
    wanted: new Set(idsOf(who.added)),
    barred: new Set(lost),
    held,
  })
  const { maxMoves } = asked.request
  const where = replanPlan(narrow.problem, narrow.starts, {
    seed,
    steps: steps.where,
    maxMoves,
    watch: { ...watch, onProgress: (progress) => tell(ofLooks + progress.steps, progress.best) },
  })
  const isKept = where.leftOut.every((task) => lost.includes(narrow.taskIds[task] ?? 0))
  const found =
    isKept && isAsGood(where, who)
      ? { read: narrow, starts: where.starts }
      : { read, starts: who.starts }
  const pastExam = findPast(asked, found).filter((id) => !wasPast(asked, id))
  return {
    ...found,
    leftOut: lost,
    pastExam,
    movesForExams: pastExam.length > 0 ? movesForExams : null,
    provenMinimal,
  }
}

/** Who moves, with the blocks of `held` before their exams. */
type Look = { held: ExamLimits; read: StateProblem; who: Replan; past: number }

function lookWho(
  asked: ReplanCase,
  movable: readonly number[],
  held: ExamLimits,
  steps: ReplanSteps,
  seed: number,
): Look {
  const { request, broken } = asked
  const cast = { movable, wanted: request.wanted, barred: broken.surplus, held }
  const read = readReplanProblem(asked, cast)
  const who = replanPlan(read.problem, read.starts, {
    seed,
    steps: 0,
    stepsToChoose: steps.who,
    maxMoves: request.maxMoves,
  })
  return { held, read, who, past: findPast(asked, { read, starts: who.starts }).length }
}

type Chosen = Pick<StateReplan, 'provenMinimal' | 'movesForExams'> & { best: Look }

/** Exams hold as long as that costs no place, and no move unless the person puts them first. */
function chooseWho(
  { state, exams, request }: ReplanCase,
  movable: readonly number[],
  look: (held: ExamLimits) => Look,
): Chosen {
  const strict = look(exams)
  const mayMatter = exams.size > 0 && movable.length > 0
  if (!mayMatter || isPerfect(strict)) return chooseLook(strict, strict, strict)
  const { read, who } = strict
  const lost = who.leftOut.map((task) => read.taskIds[task] ?? 0)
  const lenient = lost.length === 0 ? strict : look(liftLimits(state, exams, lost))
  const free = look(new Map())
  const compare = request.examsFirst ? compareExamsFirst : compareLooks
  const best = [strict, lenient, free].reduce((a, b) => (compare(b, a) < 0 ? b : a))
  return chooseLook(best, free, strict)
}

/** What has to move does, and nothing else. */
function isPerfect({ who, past }: Look): boolean {
  return who.leftOut.length === 0 && who.moved.length === who.forced && past === 0
}

function chooseLook(best: Look, free: Look, strict: Look): Chosen {
  const isAsFew =
    best.who.leftOut.length === free.who.leftOut.length &&
    best.who.moved.length === free.who.moved.length
  return {
    best,
    provenMinimal: isPerfect(best) || (isAsFew && free.who.provenMinimal),
    movesForExams:
      strict.past === 0 && strict.who.leftOut.length === best.who.leftOut.length
        ? strict.who.moved.length - best.who.moved.length
        : null,
  }
}

function compareLooks(a: Look, b: Look): number {
  return (
    a.who.leftOut.length - b.who.leftOut.length ||
    a.who.moved.length - b.who.moved.length ||
    a.past - b.past ||
    a.who.total - b.who.total
  )
}

function compareExamsFirst(a: Look, b: Look): number {
  return a.who.leftOut.length - b.who.leftOut.length || a.past - b.past || compareLooks(a, b)
}

function wasPast({ state, exams }: ReplanCase, id: number): boolean {
  const place = findTask(state, id)?.place ?? null
  return place !== null && isPastExam(exams, id, place)
}

/** Blocks that lie after their exam in the plan, of those that come to their places by it. */
function findPast(
  { exams }: Pick<ReplanCase, 'exams'>,
  { read, starts }: { read: StateProblem; starts: Starts },
): number[] {
  const { periods, tasks } = read.problem
  return read.taskIds.filter((id, task) => {
    const slot = starts[task] ?? leftOut
    if (slot === leftOut || slot === read.starts[task]) return false
    return isPastExam(exams, id, placeAtSlot(slot, periods, tasks[task]?.duration ?? 1))
  })
}

/** Where a search was cut short, the second look may miss what the first one saw. */
function isAsGood(where: Replan, who: Replan): boolean {
  return where.added.length === who.added.length && where.moved.length <= who.moved.length
}
