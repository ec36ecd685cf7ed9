// Resolves "pin it" and "unpin it" to the blocks that are meant (S6).
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { namesNoOne } from '../frames/loose-name.ts'
import { narrowByWords } from '../resolve/narrow-by-words.ts'
import { listMeant, resolveOperand } from '../resolve/resolve-task.ts'
import { liesThere } from '../resolve/lies-there.ts'
import { listNames } from '../say/speech.ts'
import { isEmptyOperand, lastSpokenOf } from '../words/operands.ts'
import { prepareText } from '../words/lexed-text.ts'
import type { Operand } from '../words/task-words.ts'
import { doing, operationOf, saying, type Acting, type Resolved } from './acting.ts'
import { askUnknown, askWhichItems, findWork, operandsOf } from './find-work.ts'

type Placed = ItemTask | EventTask

export function resolvePin(acting: Acting, isPinned: boolean): Resolved {
  const { ground, language } = acting
  const { cannot, choices } = actWords[language]
  const { found, isClear } = findBlocks(acting, isPinned)
  if (found === null) return askUnknown(acting)
  const own = found.filter(isPinnable)
  const [fixed] = found
  if (own.length === 0 && fixed !== undefined)
    return saying(cannot.fixed(quoteTitle(fixed.title, language)))
  const placed = own.filter(({ place }) => place !== null)
  const open = placed.filter(({ locked }) => locked !== isPinned)
  if (isPinned && placed.length === 0) return saying(cannot.noneToPin, [choices.plan])
  if (open.length === 0) return saying(isPinned ? cannot.pinnedAlready : cannot.nonePinned)
  // What is over needs no pin, unless nothing else is meant.
  const ahead = open.filter((task) => !hasBegun(task, ground.now))
  const meant = ahead.length > 0 ? ahead : open
  if (isPinned && !isClear && meant.length > 1) return askWhichItems(acting, meant)
  return doing(pinOperation(acting, meant, isPinned))
}

function pinOperation({ ground, language }: Acting, blocks: readonly Placed[], isPinned: boolean) {
  const { preview } = actWords[language]
  const taskIds = blocks.map(({ id }) => id)
  const names = listNames(taskIds, { state: ground.state, language })
  return operationOf(
    { operation: 'pin_blocks', changes: { taskIds, isPinned } },
    isPinned ? preview.pin(names) : preview.unpin(names),
  )
}

/** Null where nothing in the schedule is named so; `isClear` where all of them are meant. */
function findBlocks(
  acting: Acting,
  isPinned: boolean,
): { found: Placed[] | null; isClear: boolean } {
  const { chosen, ground, read } = acting
  const { state } = ground
  if (chosen !== null) {
    const found = chosen.flatMap((id) => findTask(state, id) ?? [])
    return { found, isClear: true }
  }
  const operands = operandsOf(acting)
  if (operands.every((operand) => isEmptyOperand({ ...operand, isPronoun: false }))) {
    const isAll = /\b(?:all|every(?:thing)?)\b|全|都|所有/.test(read.clause.text)
    if (isAll) return { found: state.tasks.filter(isPinnable), isClear: true }
    // "Unlock the report": of those that it may be done to, the ones called so.
    const called = read.words('task', 'course').filter((words) => !namesNoOne(words))
    if (called.length > 0) {
      const open = state.tasks.filter(
        (task): task is ItemTask => task.kind === 'item' && task.locked !== isPinned,
      )
      const { items, score } = narrowByWords(open, prepareText(called.join(' '), ground))
      return { found: score > 0 || items.length === 1 ? items : null, isClear: items.length === 1 }
    }
    // 那不用固定了: the one that was spoken of last.
    const told = resolveOperand(lastSpokenOf, 'look', ground)
    const [only, ...others] = told.kind === 'tasks' ? told.ids : []
    const block = only === undefined || others.length > 0 ? undefined : findTask(state, only)
    return { found: block === undefined ? null : [block], isClear: true }
  }
  const found = operands.map((operand) => blocksOf(operand, acting))
  const isClear =
    operands.every(
      ({ isAll, rank, dates, names }) =>
        isAll || rank !== null || dates !== null || names.length === 0,
    ) || operands.length > 1
  return found.some((blocks) => blocks.length === 0) && found.flat().length === 0
    ? { found: null, isClear }
    : { found: [...new Map(found.flat().map((task) => [task.id, task])).values()], isClear }
}

function blocksOf(operand: Operand, acting: Acting): Placed[] {
  const { ground } = acting
  const { names, dates, wish, isAll, isPronoun } = operand
  const there = (task: Task) => liesThere(task, operand, ground)
  if (names.length === 0 && !isPronoun && (isAll || dates !== null || wish !== null))
    return ground.state.tasks.filter((task) => isPinnable(task) && there(task))
  const series = new Set(names.flat().flatMap(({ kind, id }) => (kind === 'series' ? [id] : [])))
  const events = ground.state.tasks.filter(
    (task): task is EventTask => task.kind === 'event' && series.has(task.series) && there(task),
  )
  // "The calculus lecture" is none of the study for it.
  if (operand.event !== null && events.length > 0) return events
  const found = findWork(operand, acting)
  const items =
    found.kind === 'items'
      ? found.items
      : found.classes.length === 0
        ? []
        : listMeant(operand, [], ground)
  return items.length > 0 ? items : events
}
