// What the person asks for at the card of an improvement that is none of the improvements: it takes their place.
import type { TurnFacts } from '../../model/model.ts'
import type { Draft } from './draft.ts'
import { askPerson, finish, type ExecuteOutput } from '../work/execute-output.ts'
import { findReasons } from '../amend/find-reasons.ts'
import { isAnother } from '../work/improve-plan.ts'
import type { Intent } from '../resolve/intent.ts'
import { hasLimits } from './kept-free.ts'
import { readMessage } from '../frames/read-message.ts'
import { sayQuestion } from '../say/say-answer.ts'
import { speechOf } from '../say/speech.ts'
import { readPut } from '../work/step-calls.ts'
import { hasTarget, nowhere } from '../words/task-words.ts'
import { limitsSaid } from '../resolve/told-free.ts'
import { continueTalk, understandTurn } from '../understand.ts'
import { workOn } from '../work/work-on.ts'
import { moving } from './read-put.ts'

const requests = new Set<Draft['kind']>([
  'put',
  'swap',
  'unplace',
  'clear',
  'undo',
  'redo',
  'mark',
  'mend',
  'catch-up',
  'unclear-day',
])

/** Null when improving goes on, or ends, by itself. */
export function answerOwnWish(
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput | null {
  const at = facts.calls.findLastIndex(
    ({ name, outcome }) => outcome === 'rejected' && (name === 'move' || name === 'swap'),
  )
  const reason = Math.max(-1, ...findReasons(facts))
  const said = facts.followUps[reason]
  if (facts.optimisation?.hasWish !== true || at < 0 || said === undefined) return null
  // What is to stay free is kept to in the next proposal.
  if (isAnother(said) || hasLimits(limitsSaid([said], facts))) return null
  const isRequest = readMessage(said, facts).some(isWhole)
  const intent = isRequest ? understandTurn(facts).intent : placeInstead(facts, at, reason)
  if (intent === null) return null
  if (facts.calls.slice(at + 1).some(({ outcome }) => outcome === 'changed'))
    return finish(ending, 'the change is written')
  return answer(intent, facts, ending)
}

/** The same at the card of one of several steps: what was not done of them is said in the end. */
export function answerRequestInstead(facts: TurnFacts): ExecuteOutput | null {
  const at = facts.calls.findLastIndex(({ outcome }) => outcome === 'rejected')
  const reason = Math.max(-1, ...findReasons(facts))
  const said = facts.followUps[reason]
  if (at < 0 || said === undefined) return null
  const drafts = readMessage(said, facts)
  if (!drafts.some(isWhole)) return null
  if (facts.calls.slice(at + 1).some(({ outcome }) => outcome === 'changed'))
    return finish('done', 'the change is written')
  const { intent } = continueTalk(drafts, facts.followUps.slice(reason + 1), facts, () => true)
  return answer(intent, facts, 'done')
}

/** "Friday instead" belongs to the step; with a name it is a request of its own. */
function isWhole(draft: Draft): boolean {
  if (draft.kind !== 'put') return requests.has(draft.kind)
  return draft.operands.some(({ names }) => names.length > 0) && hasTarget(draft.target)
}

function answer(
  intent: Intent,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput | null {
  const speech = speechOf(facts)
  if (intent.kind === 'ask')
    return askPerson(sayQuestion(intent.question, speech), intent.question.kind)
  if (intent.kind !== 'writes') return null
  const [write, ...others] = intent.writes
  if (write === undefined || write.kind === 'plan' || write.kind === 'improve') return null
  if (others.length > 0)
    return askPerson(sayQuestion({ kind: 'one-at-a-time' }, speech), 'several at once')
  return workOn(write, facts, ending)
}

/** "Friday instead", said of the block on the card; null when the words name no place for it. */
function placeInstead(facts: TurnFacts, at: number, reason: number): Intent | null {
  const call = facts.calls[at]
  const put = call === undefined ? null : readPut(call)
  if (put === null) return null
  const { intent } = continueTalk(
    [moving(put.task, nowhere)],
    facts.followUps.slice(reason),
    facts,
    () => true,
  )
  const writes =
    intent.kind === 'writes'
      ? intent.writes
      : intent.kind === 'ask' && 'writes' in intent.question
        ? intent.question.writes
        : []
  const isTold = writes.every((write) =>
    write.kind === 'relocate'
      ? write.taskIds.every((id) => id === put.task)
      : write.kind === 'put' && write.taskId === put.task,
  )
  return writes.length > 0 && isTold ? intent : null
}
