// Turns a draft into an intent: names become tasks, dates become days, and what is missing becomes one question.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { listWaitingAgain } from '../../../shared/schedule/work/sum-work.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Ground } from '../ground.ts'
import type { Operand } from '../words/task-words.ts'
import type { Doubt, Draft } from '../read/draft.ts'
import type { Intent, Question, Write } from './intent.ts'
import { resolveAway, resolveLimit } from './resolve-away.ts'
import { gather } from './gather-tasks.ts'
import { resolveCapture } from './resolve-capture.ts'
import { resolveClassChange } from './resolve-class-change.ts'
import { resolveHistory } from './resolve-history.ts'
import { doubted, ask, say } from '../say/say-or-ask.ts'
import { resolvePut } from './resolve-put.ts'
import { resolveMark } from './resolve-mark.ts'
import { leaveOut } from './leave-out.ts'
import { resolvePlan } from '../plan/resolve-plan.ts'
import { resolveQuery, tasksOf } from './resolve-query.ts'
import { thinOut } from '../work/thin-out.ts'
import { itemsTold } from './recall-told.ts'

/** Several drafts become one list of writes, unless one of them needs an answer first. */
export function resolveDrafts(drafts: readonly Draft[], ground: Ground): Intent {
  // "Put that back, redo": what was undone comes back.
  const isBack = drafts.some(({ kind }) => kind === 'redo')
  const meant = isBack ? drafts.filter(({ kind }) => kind !== 'undo') : drafts
  const all = meant.map((draft) =>
    // Beside other changes only what is open is planned anew.
    resolveDraft(
      draft.kind === 'plan' && meant.length > 1 ? { ...draft, anew: undefined } : draft,
      ground,
    ),
  )
  const [first] = all
  // Of courtesies one is answered, and none where anything else was said.
  const telling = all.filter((intent) => !isCourtesy(intent))
  if (telling.length === 0 && first !== undefined) return first
  return joinIntents(telling)
}

function isCourtesy(intent: Intent): boolean {
  return intent.kind === 'talk' && (intent.talk === 'thanks' || intent.talk === 'greeting')
}

function joinIntents(intents: readonly Intent[]): Intent {
  const [only] = intents
  if (only !== undefined && intents.length === 1) return only
  const asked = intents.find(({ kind }) => kind === 'ask')
  if (asked !== undefined) return asked
  const queries = intents.flatMap((intent) => (intent.kind === 'query' ? [intent.query] : []))
  if (queries.length === intents.length && queries.length > 0)
    return { kind: 'query', query: { kind: 'query-several', queries } }
  const all = intents.flatMap((intent) => (intent.kind === 'writes' ? intent.writes : []))
  // What lies on days without time leaves them first; the plan that follows keeps off them.
  const isAbsenceFirst =
    all.some(makesRoom) && all.some((write) => write.kind === 'plan' && write.away !== undefined)
  const isWorkFirst =
    all.some(({ kind }) => kind === 'upsert') && all.some(({ kind }) => kind === 'plan')
  const asWished = isAbsenceFirst || isWorkFirst ? all.filter(({ kind }) => kind !== 'plan') : all
  // What is named goes first, then the rest of a day makes room.
  const writes = [
    ...asWished.filter((write) => !makesRoom(write)),
    ...asWished.filter((write) => makesRoom(write)),
  ]
  const isPlanned = writes.some(({ kind }) => kind === 'plan')
  const notes = intents
    .flatMap((intent) => (intent.kind === 'writes' ? intent.notes : []))
    .concat(intents.flatMap((intent) => (intent.kind === 'say' ? [intent.statement] : [])))
    // The plan says itself what it keeps free.
    .filter(({ kind }) => !(isPlanned && kind === 'nothing-on-days'))
    .concat(isAbsenceFirst ? [{ kind: 'plan-after' }] : [])
    .concat(isWorkFirst ? [{ kind: 'plan-after-work' }] : [])
  // A plan is improved in a turn of its own: other changes are closed meanwhile.
  const isMixed = writes.length > 1 && writes.some(({ kind }) => kind === 'improve')
  if (writes.length > 0)
    return isMixed || touchesTwice(writes)
      ? ask({ kind: 'one-at-a-time' })
      : { kind: 'writes', writes, notes }
  return intents.find(({ kind }) => kind === 'say') ?? ask({ kind: 'one-at-a-time' })
}

/** What lost its place to an event, as it was told in the last turn. */
function gaveWay(ground: Ground): number[] {
  const since = ground.recent.findLastIndex(({ who }) => who === 'person')
  return itemsTold({ ...ground, recent: ground.recent.slice(since + 1) })
    .filter(({ place }) => place === null)
    .map(({ id }) => id)
}

function makesRoom(write: Write): boolean {
  return write.kind === 'replan' && write.away.length > 0
}

function catchUp(doubt: Doubt | null, { state }: Ground): Intent {
  const taskIds = listWaitingAgain(state).map(({ id }) => id)
  if (taskIds.length === 0) return say({ kind: 'nothing-missed' })
  return doubted([{ kind: 'replan', away: [], taskIds, maxMoves: null }], doubt)
}

function resolveDraft(draft: Draft, ground: Ground): Intent {
  const without = 'without' in draft && draft.kind !== 'plan' ? (draft.without ?? []) : []
  return leaveOut(resolveWhole(draft, ground), without, ground)
}

function resolveWhole(draft: Draft, ground: Ground): Intent {
  switch (draft.kind) {
    case 'plan':
      return resolvePlan(draft, ground)
    case 'put':
      return resolvePut(draft, ground)
    case 'swap':
      return resolveSwap(draft.operands, draft.doubt, ground)
    case 'unplace':
      return resolveUnplace(draft.operands, draft.doubt, ground)
    case 'clear':
      return resolveAway(draft, ground)
    case 'limit':
      return resolveLimit(draft, ground)
    case 'mark':
      return resolveMark(draft, ground)
    case 'mend':
      return doubted(
        [{ kind: 'replan', away: [], taskIds: gaveWay(ground), maxMoves: null }],
        draft.doubt,
      )
    case 'catch-up':
      return catchUp(draft.doubt, ground)
    case 'improve':
      return resolveImprove(draft, ground)
    case 'undo':
    case 'redo':
      return resolveHistory(draft, ground)
    case 'query-free':
    case 'query-day':
    case 'query-when':
    case 'query-pending':
    case 'query-workload':
    case 'query-exam':
    case 'query-explain':
    case 'query-health':
    case 'query-fits':
    case 'query-pace':
    case 'query-broken':
    case 'query-fact':
      return resolveQuery(draft, ground)
    case 'capture':
      return resolveCapture(draft, ground)
    case 'class-change':
      return resolveClassChange(draft, ground)
    default:
      return resolveTold(draft, ground)
  }
}

/** What asks for nothing in the schedule, or can't be done as it was said. */
function resolveTold(
  draft: Extract<Draft, { kind: 'unknown-day' | 'unclear-day' | 'talk' | 'beyond' | 'unknown' }>,
  ground: Ground,
): Intent {
  switch (draft.kind) {
    case 'unknown-day':
      return say(draft)
    case 'unclear-day':
      return ask(askWhichDay(draft))
    case 'talk':
      return draft
    case 'beyond':
      return {
        kind: 'beyond',
        what: draft.what,
        taskIds: draft.operands.flatMap((operand) => tasksOf(operand, ground)),
      }
    case 'unknown':
      return draft.isRelated ? ask({ kind: 'not-understood' }) : { kind: 'unknown' }
    default:
      return assertNever(draft)
  }
}

function askWhichDay({ words, choices }: Extract<Draft, { kind: 'unclear-day' }>): Question {
  return choices.length === 0
    ? { kind: 'unknown-day', words }
    : { kind: 'which-day', words, choices }
}

function resolveSwap(operands: Operand[], doubt: Doubt | null, ground: Ground): Intent {
  const [left, right] = operands
  if (left === undefined) return ask({ kind: 'swap-with', taskId: null })
  const said = gather(operands.slice(0, 1), 'swap', ground)
  const pair = right === undefined && left.names.length === 0 ? pairAsked(said) : null
  const first = pair === null ? said : { kind: 'tasks' as const, ids: pair }
  if (first.kind !== 'tasks') return first
  const [taskA, taskB] = first.ids
  if (taskA === undefined) return ask({ kind: 'swap-with', taskId: null })
  if (right === undefined) {
    if (taskB === undefined || first.ids.length !== 2)
      return ask({ kind: 'swap-with', taskId: taskA })
    return doubted([{ kind: 'swap', taskA, taskB }], doubt)
  }
  const second = gather([right], 'swap', ground)
  if (second.kind !== 'tasks') return second
  const [other] = second.ids
  if (other === undefined) return ask({ kind: 'swap-with', taskId: taskA })
  if (first.ids.length > 1 || second.ids.length > 1)
    return ask({ kind: 'which-task', candidates: [...first.ids, ...second.ids] })
  if (other === taskA) return say({ kind: 'same-task', taskId: taskA })
  return doubted([{ kind: 'swap', taskA, taskB: other }], doubt)
}

/** 周三那两块对调: the only two that lie there. */
function pairAsked(found: ReturnType<typeof gather>): number[] | null {
  if (found.kind !== 'ask' || found.question.kind !== 'which-task') return null
  const { candidates } = found.question
  return candidates.length === 2 ? candidates : null
}

function resolveUnplace(operands: Operand[], doubt: Doubt | null, ground: Ground): Intent {
  const found = gather(operands, 'unplace', ground)
  if (found.kind !== 'tasks') return found
  return doubted([{ kind: 'unplace', taskIds: found.ids }], doubt)
}

/** Days that study can leave together. */
const mostThinned = 3

function resolveImprove(
  { dates, problem, doubt, isLighter }: Extract<Draft, { kind: 'improve' }>,
  ground: Ground,
): Intent {
  const { state, now } = ground
  if (dates === null) return doubted([{ kind: 'improve', days: null, problem }], doubt)
  const [first] = dates
  if (first === undefined) return say({ kind: 'days-backwards' })
  const named = dates.flatMap((date) => dateToDay(state.window, date) ?? [])
  if (named.length === 0) return say({ kind: 'outside-term', date: first })
  const days = named.filter((day) => day >= now.day)
  if (days.length === 0) return say({ kind: 'days-over' })
  // Of a whole week it is the plan that is improved.
  const thinner = isLighter === true && dates.length <= mostThinned ? thinOut(days, ground) : null
  if (thinner === null) return doubted([{ kind: 'improve', days, problem }], doubt)
  return 'write' in thinner
    ? doubted([thinner.write], doubt)
    : say({ kind: 'day-stays-full', days, taskIds: thinner.stuck })
}

// Two places for one task contradict each other: which one is meant must be said.
function touchesTwice(writes: Write[]): boolean {
  const put = writes.flatMap((write) =>
    write.kind === 'put'
      ? [write.taskId]
      : write.kind === 'relocate' || write.kind === 'unplace'
        ? write.taskIds
        : [],
  )
  return new Set(put).size !== put.length
}
