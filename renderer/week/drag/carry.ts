// The acts of carrying a block: pick up, aim, let go, put back. Pointer and keys differ in how they aim, and in nothing else.
import { ask, tell } from '../../store/actions.ts'
import { costKey, noCosts, type Bound, type Carry, type Landing } from '../../store/carry-store.ts'
import type { Desk } from '../../store/desk.ts'
import { shownDays } from '../../store/week-store.ts'
import { closeDetails } from '../../store/show-a-view.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { checkMovable } from '../../../shared/schedule/legality/check-place.ts'
import type { RefusalReason } from '../../../shared/schedule/refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { editByHand, focusOrigin } from './hand-edit.ts'
import {
  findPartners,
  followers,
  isSameTarget,
  judge,
  legalCells,
  legalSpans,
  type Edge,
  type Target,
} from '../../store/judge.ts'
import { selectedWith } from './select.ts'
import { startTrial } from './trial.ts'

/** What every act works on; null when the task is no longer there. */
function groundOf(
  desk: Desk,
  taskId: number,
): { state: ScheduleState; task: Task; now: Moment } | null {
  const { state, clock } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  return state === null || task === undefined ? null : { state, task, now: clock.moment }
}

type PickUp = Pick<Carry, 'by' | 'purpose'> & {
  target: Target | null
  edge?: Edge | null
  isCopy?: boolean
}

/** False when it stays where it is; the person has then been told why. */
export function pickUp(desk: Desk, taskId: number, wish: PickUp): boolean {
  const { by, purpose, target, edge = null, isCopy = false } = wish
  const ground = groundOf(desk, taskId)
  if (ground === null || desk.carry.view.get().carry?.isDropping === true) return false
  const problem = whyNot(desk, ground, purpose, isCopy)
  if (problem !== null) {
    tell(desk, 'problem', problem)
    return false
  }
  closeDetails(desk)
  // From the list beside the term or today it goes into the week.
  desk.frame.set({ notice: null, view: 'week' })
  const carry: Carry = {
    taskId,
    by,
    purpose,
    edge,
    target: null,
    verdict: null,
    bound: null,
    isTrial: false,
    isCopy,
    also: purpose === 'put' && !isCopy ? selectedWith(desk, taskId) : [],
    isDropping: false,
  }
  desk.carry.view.set({ carry, costs: noCosts })
  document.documentElement.dataset['carrying'] = by
  lightUp(desk)
  if (target !== null) aimAt(desk, target)
  void weigh(desk, taskId)
  return true
}

/** Why the task can't be taken in hand at all. */
function whyNot(
  desk: Desk,
  { state, task, now }: NonNullable<ReturnType<typeof groundOf>>,
  purpose: Carry['purpose'],
  isCopy: boolean,
): string | null {
  const { language } = desk.settings.get()
  const words = windowWords[language].drag
  if (desk.chat.get().isRunning) return words.turnRuns
  const isFixed = purpose === 'resize' && task.kind === 'event'
  const reason: RefusalReason | null = isFixed
    ? { kind: 'fixed-length', rule: 'T4' }
    : isCopy
      ? null
      : checkMovable(state, task, now)
  if (reason === null) return null
  if (reason.kind === 'locked')
    return isPinnable(task) ? words.pinned(task.title) : words.fixed(task.title)
  return sayRefusal(state, { task: task.id, reason, nearest: [] }, language, 'person')
}

/** Which cells and blocks of the week may take it. */
export function lightUp(desk: Desk): void {
  const { carry } = desk.carry.view.get()
  const ground = carry === null ? null : groundOf(desk, carry.taskId)
  if (carry === null || ground === null) return
  const { state, task, now } = ground
  const hasPartners = carry.purpose !== 'resize' && isAlone(carry)
  const partners = hasPartners ? findPartners(state, task, now, shownDays(desk.week)) : []
  desk.carry.glow.replace(glowOf(state, task, carry, now))
  desk.carry.partners.replace(new Map(partners.map(({ id }) => [id, true])))
}

/** One block that leaves its place; of copies and groups each cell says for itself whether it would do. */
export function isAlone({ isCopy, also }: Carry): boolean {
  return !isCopy && also.length === 0
}

function glowOf(state: ScheduleState, task: Task, carry: Carry, now: Moment) {
  const { purpose, edge } = carry
  switch (purpose) {
    case 'put':
      return isAlone(carry) ? legalCells(state, task.id, now) : new Map<number, number>()
    case 'swap':
      return new Map<number, number>()
    case 'resize':
      return legalSpans(state, task, edge, now)
    default:
      return assertNever(purpose)
  }
}

/** What the starts of the shown week cost beside the present one; an answer that comes late is dropped. */
export async function weigh(desk: Desk, taskId: number): Promise<void> {
  const ground = groundOf(desk, taskId)
  // What another length costs is not weighed.
  const { carry } = desk.carry.view.get()
  if (carry === null || carry.purpose === 'resize' || !isAlone(carry)) return
  if (ground?.task.kind !== 'item' || ground.task.place === null) return
  const [fromDay, toDay] = shownDays(desk.week)
  const answer = await ask(desk, 'weigh-places', { taskId, fromDay, toDay })
  if (answer === null || desk.carry.view.get().carry?.taskId !== taskId) return
  const found = answer.places.map(({ place, total }) => [costKey(place), total] as const)
  desk.carry.view.set(({ costs }) => ({ costs: new Map([...costs, ...found]) }))
}

export function aimAt(
  desk: Desk,
  target: Target | null,
  how: Partial<Pick<Carry, 'isTrial' | 'isCopy'>> = {},
): void {
  const { carry } = desk.carry.view.get()
  if (carry === null || carry.isDropping) return
  const { isTrial, isCopy } = { ...carry, ...how }
  const isSameHold = isTrial === carry.isTrial && isCopy === carry.isCopy
  if (isSameTarget(carry.target, target) && isSameHold && carry.verdict !== null) return
  const ground = groundOf(desk, carry.taskId)
  if (ground === null) return putBack(desk)
  const { state, task, now } = ground
  const verdict =
    target === null ? null : judge(state, task, target, now, { isCopy, also: carry.also })
  desk.carry.view.set({ carry: { ...carry, target, verdict, bound: null, isTrial, isCopy } })
  if (isCopy !== carry.isCopy) lightUp(desk)
  const place = verdict?.place ?? null
  const tone =
    verdict?.kind === 'legal' && target?.kind === 'block' ? 'swap' : (verdict?.kind ?? 'here')
  const landings: Landing[] = place === null ? [] : [{ taskId: carry.taskId, place, tone }]
  if (place !== null && !isCopy)
    for (const each of followers(state, task, place, carry))
      landings.push({ taskId: each.id, place: each.place, tone })
  desk.carry.landing.replace(Map.groupBy(landings, (landing) => landing.place.day))
}

/** A key's aim: where it leads nowhere else, that is said. */
export function steerTo(desk: Desk, target: Target | null, bound: Bound): void {
  const { carry } = desk.carry.view.get()
  if (carry === null || carry.isDropping) return
  if (target === null || isSameTarget(carry.target, target))
    desk.carry.view.set({ carry: { ...carry, bound } })
  else aimAt(desk, target)
}

/** The schedule is another: what was judged is judged again. */
export function judgeAgain(desk: Desk): void {
  const { carry } = desk.carry.view.get()
  if (carry === null || carry.isDropping) return
  if (groundOf(desk, carry.taskId) === null) return putBack(desk)
  lightUp(desk)
  desk.carry.view.set({ carry: { ...carry, verdict: null } })
  aimAt(desk, carry.target)
}

/** Writes what was aimed at, or with `isTrial` shows it; where nothing may lie the block stays in hand for the keys. */
export async function letGo(desk: Desk, isTrial: boolean): Promise<void> {
  const { carry } = desk.carry.view.get()
  if (carry === null || carry.isDropping) return
  const { verdict } = carry
  if (verdict?.kind !== 'legal') {
    if (carry.by === 'pointer' || verdict?.kind === 'here') {
      putBack(desk)
      focusOrigin(carry.taskId)
    }
    if (carry.by === 'pointer' && verdict?.kind === 'refused') sayRefused(desk, verdict.refusal)
    return
  }
  // What goes together is one question first.
  if (isTrial || carry.also.length > 0) {
    const { edit, diff } = verdict
    endCarry(desk)
    return startTrial(desk, edit, diff)
  }
  // The landing stays until the core has answered: the block never jumps back and forth.
  desk.carry.view.set({ carry: { ...carry, isDropping: true } })
  const isWritten = await editByHand(desk, verdict.edit)
  endCarry(desk)
  if (!isWritten) focusOrigin(carry.taskId)
}

function sayRefused(desk: Desk, refusal: Parameters<typeof sayRefusal>[1]): void {
  const { state } = desk.week.view.get()
  const { language } = desk.settings.get()
  if (state !== null) tell(desk, 'problem', sayRefusal(state, refusal, language, 'person'))
}

/** Nothing was written: the block is where it was. */
export function putBack(desk: Desk): void {
  if (desk.carry.view.get().carry !== null) endCarry(desk)
}

function endCarry(desk: Desk): void {
  delete document.documentElement.dataset['carrying']
  desk.carry.view.set({ carry: null, costs: noCosts })
  desk.carry.glow.replace(new Map())
  desk.carry.landing.replace(new Map())
  desk.carry.partners.replace(new Map())
}
