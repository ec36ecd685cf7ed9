// The execute stage: the next call of the step at hand, a question when it can't be done as asked, or that it is done.
import { z } from 'zod'
import { findTask } from '../../../shared/schedule/state.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { ExecutedCall, TurnFacts } from '../../model/model.ts'
import { isOfAll, readAside, type Aside } from '../amend/asides.ts'
import { askPerson, finish, type ExecuteOutput } from '../work/execute-output.ts'
import { callJustRejected } from '../amend/find-reasons.ts'
import { improvePlan, wantsAnother } from '../work/improve-plan.ts'
import type { Write } from '../resolve/intent.ts'
import { goingAlong } from '../resolve/resolve-put.ts'
import { answerOwnWish, answerRequestInstead } from '../read/own-wish.ts'
import { sayAside, sayStanding, sayWhyReplan } from '../say/say-aside.ts'
import { offerAnswers } from '../say/offer-answers.ts'
import { sayQuestion } from '../say/say-answer.ts'
import { joinSentences, speechOf, type Speech } from '../say/speech.ts'
import { callsOf } from '../work/step-calls.ts'
import { isPlanLine, readDoneWhen } from '../work/step-line.ts'
import { continueTalk, understandTurn } from '../understand.ts'
import { workOn } from '../work/work-on.ts'
import { moving } from '../read/read-put.ts'

export function answerExecute(facts: TurnFacts): ExecuteOutput {
  const again = callAgain(facts)
  if (again !== null) return again
  if (facts.optimisation !== null) {
    const ending = facts.step < facts.plan.length - 1 ? 'next_plan' : 'done'
    const own = answerOwnWish(facts, ending)
    if (own !== null) return own
    const write = readDoneWhen(facts.plan[facts.step]?.done_when ?? '', facts.state)
    const wish = write?.kind === 'improve' ? write : null
    return improvePlan(facts.optimisation, wish, facts, ending)
  }
  return facts.plan.length > 1 ? answerStep(facts) : answerWhole(facts)
}

/** The rejected call once more, when the words typed at its card changed nothing. */
function callAgain(facts: TurnFacts): ExecuteOutput | null {
  const call = callJustRejected(facts)
  const said = facts.followUps.at(-1)
  if (call === null || said === undefined) return null
  if (facts.optimisation !== null && wantsAnother(facts)) return null
  const aside = readAside(said, { isReason: true, plan: null }, aboutCall(call, facts))
  const values = argumentsSchema.safeParse(call.arguments)
  if (aside === null || !values.success) return null
  const speak = isWhy(aside, call)
    ? sayWhyReplan(speechOf(facts))
    : sayStanding(aside, facts, speechOf(facts))
  const toolCall = { name: call.name, arguments: values.data }
  return { ...askPerson(speak, 'the same again'), action: 'confirm', tool_call: toolCall }
}

function isWhy(aside: Aside, { name }: ExecutedCall): boolean {
  return name === 'replan' && isOfAll(aside)
}

/** At its card "it" and "there" are what the call is about. */
function aboutCall({ arguments: values }: ExecutedCall, facts: TurnFacts): TurnFacts {
  const task = findTask(facts.state, Number(values['task_id'] ?? values['task_a']))
  if (task === undefined) return facts
  const text = quoteTitle(task.title, facts.language)
  return { ...facts, recent: [...facts.recent, { who: 'weekloom', text }] }
}

const argumentsSchema = z.record(z.string(), z.json())

/** A turn with one thing to do: all that was said since belongs to it. */
function answerWhole(facts: TurnFacts): ExecuteOutput {
  if (facts.calls.some(({ outcome }) => outcome === 'changed'))
    return finish('done', 'the change is written')
  if (facts.plan.some((step) => isPlanLine(step.done_when)))
    return finish('done', 'the plan is accepted')
  const { intent, aside } = understandTurn(facts)
  const speech = speechOf(facts)
  const answer = aside?.kind !== 'answered' ? '' : sayAside(aside, facts, speech)
  if (intent.kind === 'ask')
    return withAnswer(
      answer,
      askPerson(
        sayQuestion(intent.question, speech),
        intent.question.kind,
        offerAnswers(intent.question, speech),
      ),
      speech,
    )
  if (intent.kind !== 'writes') return finish('done', 'nothing has to be changed')
  const [write] = intent.writes
  if (write === undefined || write.kind === 'plan')
    return finish('done', 'a plan needs a request of its own')
  if (intent.writes.length > 1)
    return askPerson(sayQuestion({ kind: 'one-at-a-time' }, speech), 'several at once')
  return withAnswer(answer, workOn(write, facts, 'done'), speech)
}

/** What else was asked is answered with the next words to the person. */
function withAnswer(answer: string, output: ExecuteOutput, { language }: Speech): ExecuteOutput {
  if (output.action !== 'ask_user' && output.action !== 'confirm') return output
  return { ...output, speak: joinSentences([answer, output.speak], language) }
}

/** A line tells of one block; where that can't go alone what keeps its order with it goes along. */
function asItGoes(write: Write, facts: TurnFacts): Write {
  return write.kind === 'put' ? (goingAlong(write.taskId, write.target, facts) ?? write) : write
}

/** One of several: its line says what it is, for the names may mean others once the first is done. */
function answerStep(facts: TurnFacts): ExecuteOutput {
  const own = answerRequestInstead(facts)
  if (own !== null) return own
  const line = facts.plan[facts.step]?.done_when
  if (line === undefined) return finish('done', 'all steps are done')
  const write = readDoneWhen(line, facts.state)
  if (write === null) return finish('next_plan', 'the plan is accepted')
  const amended = amendStep(asItGoes(write, facts), facts)
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
  const { intent } = continueTalk([moving(write.taskId, write.target)], said, facts, () => true)
  const [amended] = intent.kind === 'writes' ? intent.writes : []
  return amended?.kind === 'put' && amended.taskId === write.taskId ? amended : null
}
