// The plan stage: the steps of the work, the days and bodies of work of a rough build, or the one question before it.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import type { Card, PlanStep } from '../../../shared/agent/card.ts'
import type { EntryMode, StageOutput } from '../../../shared/conversation/contracts.ts'
import { findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { TurnFacts } from '../../model/model.ts'
import { isOfAll, type Aside } from '../amend/asides.ts'
import type { Intent, Plan, Question, Write } from '../resolve/intent.ts'
import { asksForPlan } from '../read/asks-alone.ts'
import { isSamePlan, scopeAgain, scopeOf } from '../plan/plan-scope.ts'
import { sayAside, sayStanding, sayWhyReplan } from '../say/say-aside.ts'
import { sayStatement } from '../say/say-answer.ts'
import { offerAnswers } from '../say/offer-answers.ts'
import { sayPlan } from '../say/say-plan.ts'
import { sayQuestion } from '../say/say-answer.ts'
import { sayWrite } from '../say/say-write.ts'
import { joinSentences, speechOf, type Speech } from '../say/speech.ts'
import { doneWhen } from '../work/step-line.ts'
import { understandTurn } from '../understand.ts'

type Output = StageOutput['plan']
type PlanBody = Extract<Card['body'], { kind: 'plan' }>

export function answerPlan(facts: TurnFacts): Output {
  const speech = speechOf(facts)
  const { intent, aside } = understandTurn(facts)
  const answer = aside?.kind === 'answered' ? sayAside(aside, facts, speech) : ''
  if (intent.kind === 'ask') return ask(intent.question, speech, answer)
  // Nothing to do: the summary says why.
  if (intent.kind !== 'writes') return planOf([], intent.kind, '')
  const plan = intent.writes.find((write) => write.kind === 'plan')
  const rejected = facts.rejectedPlan
  const standing = aside === null || !isReason(facts) ? '' : sayAtCard(aside, facts, speech)
  if (plan !== undefined && standing !== '' && rejected?.body.kind === 'plan')
    return planAgain(rejected.body, standing, facts)
  if (plan !== undefined && isSamePlan(plan, rejected, facts) && !asksAnew(facts))
    return ask({ kind: 'what-different' }, speech, answer)
  const steps = intent.writes.map((write) => stepOf(write, speech))
  if (intent.writes.some(({ kind }) => kind === 'improve'))
    return { ...planOf(steps, 'improve', ''), entry: 'global_reopt' }
  if (plan === undefined) return planOf(steps, 'writes', sayBeginning(intent, speech))
  return {
    ...planOf(
      steps,
      'rough-build',
      joinSentences(
        [
          standing,
          sayPlan(plan, speech),
          ...intent.notes.map((note) => sayStatement(note, speech)),
        ],
        speech.language,
      ),
    ),
    complexity: 'moderate',
    needs_rough_build: true,
    task_class_ids: plan.classIds,
    scope: scopeOf(plan, facts.state, facts.now),
    entry: entryOf(intent, plan, facts.state),
  }
}

/** A whole plan is improved once it lies there; some named work, or one step of several, is a local request. */
function entryOf({ writes }: Writes, { classIds }: Plan, { tasks }: ScheduleState): EntryMode {
  const isWhole = tasks.every(
    (task) => task.kind === 'event' || task.place !== null || classIds.includes(task.classId),
  )
  return writes.length === 1 && isWhole ? 'first_full' : 'local_adjust'
}

/** `answer` is to what else was said. */
function ask(question: Question, speech: Speech, answer: string): Output {
  const speak = joinSentences([answer, sayQuestion(question, speech)], speech.language)
  const choices = offerAnswers(question, speech)
  return { ...planOf([], question.kind, speak), action: 'ask_user', choices }
}

/** At the card that makes room "why?" is asked of all of it, whatever was spoken of before. */
function sayAtCard(aside: Aside, facts: TurnFacts, speech: Speech): string {
  const { rejectedPlan, followUps } = facts
  const isWhy = isOfAll(aside) || bareWhy.test(followUps.at(-1) ?? '')
  const isRoom = rejectedPlan?.body.kind === 'write'
  return isRoom && isWhy ? sayWhyReplan(speech) : sayStanding(aside, facts, speech)
}

const bareWhy =
  /^\s*(?:but )?(?:why|how come|what for|为什么|为啥|怎么会|为何)\s*[?？。.!！]*\s*$/iu

/** "Plan my week", said to the card or after it: the same is what is wanted. */
function asksAnew(facts: TurnFacts): boolean {
  return facts.isRejectedUnsaid !== true && asksForPlan(facts.followUps.at(-1) ?? '', facts)
}

/** Whether the newest words were said at the rejected card. */
function isReason({ rejectedPlan, followUps }: TurnFacts): boolean {
  return rejectedPlan?.note.trim() === followUps.at(-1)?.trim()
}

/** The rejected card once more: its steps, its bodies of work, its days. */
function planAgain(body: PlanBody, speak: string, { state }: TurnFacts): Output {
  return {
    ...planOf(body.steps, 'the same again', speak),
    complexity: 'moderate',
    needs_rough_build: true,
    task_class_ids: body.classIds.filter((id) => findTaskClass(state, id) !== undefined),
    scope: scopeAgain(body.scope, state),
  }
}

function planOf(steps: PlanStep[], reason: string, speak: string): Output {
  return {
    speak,
    action: 'plan_done',
    reason,
    complexity: 'simple',
    plan_steps: steps,
    needs_rough_build: false,
    task_class_ids: [],
    scope: null,
  }
}

function stepOf(write: Write, speech: Speech): PlanStep {
  const words = sayWrite(write, speech)
  return {
    content: upperFirst(words),
    done_when: doneWhen(write, speech.state, speech.language),
  }
}

type Writes = Extract<Intent, { kind: 'writes' }>

function sayBeginning({ writes, notes }: Writes, speech: Speech): string {
  const said = notes.map((note) => sayStatement(note, speech))
  const several = writes.length > 1 ? [proposalWords[speech.language].card.several] : []
  return [...said, ...several].join(' ')
}
