// The execute stage: the next call of the step at hand, a question when it can't be done as asked, or that it is done.
import type { TurnFacts } from '../model.ts'
import { askPerson, finish, type ExecuteOutput } from './execute-output.ts'
import type { Draft, Write } from './intent.ts'
import { emptyOperand } from './operands.ts'
import { sayQuestion } from './say-question.ts'
import { speechOf } from './speech.ts'
import { callsOf } from './step-calls.ts'
import { isPlanLine, readDoneWhen } from './step-text.ts'
import { continueTalk, understand } from './understand.ts'
import { workOn } from './work-on.ts'

export function answerExecute(facts: TurnFacts): ExecuteOutput {
  return facts.plan.length > 1 ? answerStep(facts) : answerWhole(facts)
}

/** A turn with one thing to do: all that was said since belongs to it. */
function answerWhole(facts: TurnFacts): ExecuteOutput {
  if (facts.calls.some(({ outcome }) => outcome === 'changed'))
    return finish('done', 'the change is written')
  if (facts.plan.some((step) => isPlanLine(step.done_when)))
    return finish('done', 'the plan is accepted')
  const intent = understand(facts)
  if (intent.kind === 'ask')
    return askPerson(sayQuestion(intent.question, speechOf(facts)), intent.question.kind)
  if (intent.kind !== 'writes') return finish('done', 'nothing has to be changed')
  const [write] = intent.writes
  if (write === undefined || write.kind === 'plan')
    return finish('done', 'a plan needs a request of its own')
  if (intent.writes.length > 1)
    return askPerson(sayQuestion({ kind: 'one-at-a-time' }, speechOf(facts)), 'several at once')
  return workOn(write, facts, 'done')
}

/** One of several: its line says what it is, for the names may mean others once the first is done. */
function answerStep(facts: TurnFacts): ExecuteOutput {
  const line = facts.plan[facts.step]?.done_when
  if (line === undefined) return finish('done', 'all steps are done')
  const write = readDoneWhen(line)
  if (write === null) return finish('next_plan', 'the plan is accepted')
  const amended = amendStep(write, facts)
  if (amended === null) return finish('next_plan', 'the person said no')
  const before = facts.plan
    .slice(0, facts.step)
    .filter(({ done_when: other }) => other === line).length
  return workOn(amended, facts, 'next_plan', before)
}

/** What was said with this step's own rejections changes where it goes; null when it was dropped. */
function amendStep(write: Write, facts: TurnFacts): Write | null {
  const rejections = callsOf(write, facts.calls).filter(
    ({ outcome }) => outcome === 'rejected',
  ).length
  if (write.kind !== 'put' || rejections === 0) return write
  const said = facts.followUps.slice(-rejections)
  const draft: Draft = {
    kind: 'put',
    verb: 'move',
    operands: [{ ...emptyOperand, names: [[{ kind: 'item', id: write.taskId }]] }],
    target: write.target,
    doubt: null,
  }
  const intent = continueTalk([draft], said, facts)
  const [amended] = intent.kind === 'writes' ? intent.writes : []
  return amended?.kind === 'put' && amended.taskId === write.taskId ? amended : null
}
