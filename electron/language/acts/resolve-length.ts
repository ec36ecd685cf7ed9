// Resolves another length for single sessions; that of a whole body of work is one of its limits.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { applyWorkEdit, type WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Frame } from '../reader/frame.ts'
import { reading } from '../frames/reading.ts'
import { splitsSession } from '../frames/work-of-frame.ts'
import { periodsOfLength } from '../resolve/resolve-class-change.ts'
import { recallTask } from '../resolve/recall-task.ts'
import { isEmptyOperand, lastSpokenOf } from '../words/operands.ts'
import { asking, doing, editing, saying, type Acting, type Resolved } from './acting.ts'
import { askUnknown, askWhichItems, chosenItems, findWork, operandsOf } from './find-work.ts'

/** Whether the length is told of sessions by their names, or of the one that was spoken of last. */
export function isOfSessions(frame: Frame, text: string, facts: TurnFacts): boolean {
  const read = reading(frame, text, facts)
  if (read.length() === null || splitsSession(read.clause.text)) return false
  const told = read.owners('course', 'task')
  const names = told.length > 0 ? told : read.clause.names.flatMap(({ owners }) => owners)
  if (names.length > 0) return names.every(({ kind }) => kind === 'item')
  return read.words('course', 'task', 'title').length === 0 && recallTask(facts) !== null
}

/** A session that its place has no room for goes to the nearest place that has. */
export function resolveLength(acting: Acting): Resolved {
  const { read, ground, language } = acting
  const { state, now } = ground
  const { ask, cannot, choices, preview } = actWords[language]
  const length = read.length()
  const periods = length === null ? null : periodsOfLength(length, state)
  if (periods === null) return asking(ask.length, 'length', [], true)
  const { items, isEach } = findSessions(acting)
  const [first] = items
  if (first === undefined) return askUnknown(acting)
  const free = items.filter((item) => checkFreedom(item, now) === null)
  const name = quoteTitle(first.title, language)
  if (free.length === 0)
    return saying(cannot.resize(name), first.locked ? [choices.unpin(first.title)] : [])
  const changed = free.filter(({ duration }) => duration !== periods)
  if (changed.length === 0) return saying(cannot.isSo)
  if (changed.length > 1 && !isEach) return askWhichItems(acting, changed)
  const operations = []
  for (const { id, title } of changed) {
    const edit: WorkEdit = { kind: 'session', task: id, periods, moves: true }
    if (!applyWorkEdit(state, edit, now, { task: 1, class: 1 }).ok)
      return saying(cannot.longer(quoteTitle(title, language)))
    operations.push(
      editing(
        [edit],
        preview.length(quoteTitle(title, language), sayLength(periods, state.window, language)),
      ),
    )
  }
  return doing(...operations)
}

function findSessions(acting: Acting): { items: readonly ItemTask[]; isEach: boolean } {
  const chosen = chosenItems(acting)
  if (chosen !== null) return { items: chosen, isEach: true }
  const operands = operandsOf(acting)
  const named = operands.every(isEmptyOperand) ? [lastSpokenOf] : operands
  const found = named.map((operand) => findWork(operand, acting))
  return {
    items: found.flatMap((work) => (work.kind === 'items' ? work.items : [])),
    isEach: named.length > 1 || found.every((work) => work.kind === 'items' && work.isEach),
  }
}
