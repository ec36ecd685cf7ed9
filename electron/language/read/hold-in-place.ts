// "No, leave Hash map where it is", 不，哈希表别动: said at the card of a re-plan. Only what is pinned is held there, so it
// is said what can be done, and whether there would still be room (P3).
import {
  replanArgumentsSchema,
  type ReplanArguments,
} from '../../../shared/tools/replan-arguments.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { replan } from '../../planner/replan/replan.ts'
import type { TurnFacts } from '../../model/model.ts'
import { callJustRejected } from '../amend/find-reasons.ts'
import type { HoldStatement } from '../resolve/intent.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { readOperand } from '../words/operands.ts'
import { isQuestionForm } from './read-question.ts'
import { resolveOperand } from '../resolve/resolve-task.ts'
import { isAhead } from '../resolve/lies-there.ts'

const holds =
  /\b(?:leave|keep|hold|let)\b.+\b(?:where (?:it|they|that) (?:is|are|lies?|was|were)|as (?:it|they) (?:is|are|was|were)|in (?:its|their) places?|in place|there|alone|put|fixed|untouched|unchanged|stay)\b|\bkeep\b(?! .*\bfree\b)|\b(?:don't|do not|never|must not|mustn't|shouldn't|should not|can't|cannot|won't) (?:be )?(?:move|touch|change|shift|push|reschedule|postpone|moved|touched|changed|shifted|pushed)\b|\b(?:stays?|remains?)\b(?! free)|(?:别|不要|不能|不许|不准|不用|不想|勿)(?:再|去|把)?[^,，。]{0,12}?(?:动|挪|移|改|换|推迟|调)|不动|(?:保持|维持)(?:不变|原样|不动)|[留放待]在?(?:原处|原地|原位|原来|那里|那儿)|照旧|固定/

/** Null where the newest words were said elsewhere, or hold nothing that they name. */
export function findHold(facts: TurnFacts): HoldStatement | null {
  const said = facts.followUps.at(-1)
  const card = said === undefined ? null : replanSaidTo(said, facts)
  if (said === undefined || card === null) return null
  const text = prepareText(said, facts)
  const lexed = lexText(text, facts)
  if (!holds.test(text) || isQuestionForm(lexed.rest)) return null
  const named = itemsNamed(lexed, facts)
  if (named.length === 0) return null
  const moved = card.diff ?? diffOf(replan(facts, card.args))
  const moving = named.filter(({ id }) => moved?.updated[`task:${id}`] !== undefined)
  const waiting = card.args.task_ids ?? []
  if (moving.length === 0) return { kind: 'hold', how: 'stays', taskIds: idsOf(named), waiting }
  const state = withPins(facts.state, idsOf(moving))
  const other = diffOf(replan({ ...facts, state }, card.args))
  const hasRoom = waiting.some((id) => other?.updated[`task:${id}`] !== undefined)
  const isFree = other !== null && (waiting.length === 0 || hasRoom)
  return { kind: 'hold', how: isFree ? 'pin' : 'no-room', taskIds: idsOf(moving), waiting }
}

type Said = { args: ReplanArguments; diff: ScheduleDiff | null }

/** The re-plan at whose card they were said. */
function replanSaidTo(said: string, facts: TurnFacts): Said | null {
  const body = facts.rejectedPlan?.body
  const isRoom = facts.rejectedPlan?.note.trim() === said.trim() && body?.kind === 'write'
  const rejected = callJustRejected(facts)
  const call = isRoom ? body.call : rejected
  if (call?.name !== 'replan') return null
  const parsed = replanArgumentsSchema.safeParse(call.arguments)
  return parsed.success ? { args: parsed.data, diff: isRoom ? body.diff : null } : null
}

function itemsNamed(lexed: LexedText, facts: TurnFacts): PlacedItem[] {
  const operand = readOperand(lexed, true)
  // "Where it is" is of what was named.
  const named = { ...operand, isPronoun: false, dates: null, wish: null }
  const found = resolveOperand(named, 'look', facts)
  const ids = found.kind === 'tasks' ? found.ids : found.kind === 'several' ? found.candidates : []
  const items = facts.state.tasks.filter(
    (task): task is PlacedItem =>
      ids.includes(task.id) && isPlacedItem(task) && isAhead(task, facts),
  )
  const { dates } = operand
  // "Keep it on Friday", of what lies on Tuesday, is another wish.
  return items.filter(
    ({ place }) =>
      dates === null || dates.includes(facts.state.window.days[place.day - 1]?.date ?? ''),
  )
}

function diffOf(outcome: ReturnType<typeof replan>): ScheduleDiff | null {
  return outcome.kind === 'change' ? outcome.diff : null
}

function withPins(state: ScheduleState, ids: readonly number[]): ScheduleState {
  const tasks = state.tasks.map((task) =>
    ids.includes(task.id) ? { ...task, locked: true } : task,
  )
  return { ...state, tasks }
}

function idsOf(items: readonly PlacedItem[]): number[] {
  return items.map(({ id }) => id)
}
