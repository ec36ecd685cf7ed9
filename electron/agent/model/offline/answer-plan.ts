// The plan stage: the steps of the work, the days and bodies of work of a rough build, or the one question before it.
import type { Card, PlanStep } from '../../../../shared/agent/card.ts'
import type { StageOutput } from '../../../../shared/agent/contracts.ts'
import { sayDays } from '../../../../shared/words/say-date.ts'
import { itemsOfClass } from '../../../../shared/schedule/state.ts'
import { isSameValue } from '../../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../model.ts'
import { hasLimits, type Intent, type Plan, type Question, type Write } from './intent.ts'
import { sayStatement } from './say-answer.ts'
import { sayQuestion, sayWrite } from './say-question.ts'
import { sayLimits } from './say-wish.ts'
import { classNames, speechOf, type Speech } from './speech.ts'
import { doneWhen } from './step-text.ts'
import { understand } from './understand.ts'

type Output = StageOutput['plan']

export function answerPlan(facts: TurnFacts): Output {
  const speech = speechOf(facts)
  const intent = understand(facts)
  if (intent.kind === 'ask') return ask(intent.question, speech)
  // Nothing to do: the summary says why.
  if (intent.kind !== 'writes') return planOf([], intent.kind, '')
  const plan = intent.writes.find((write) => write.kind === 'plan')
  if (plan !== undefined && isSamePlan(plan, facts.rejectedPlan))
    return ask({ kind: 'what-different' }, speech)
  const steps = intent.writes.map((write) => stepOf(write, speech))
  if (plan === undefined) return planOf(steps, 'writes', sayBeginning(intent, speech))
  return {
    ...planOf(steps, 'rough-build', sayPlan(plan, intent, speech)),
    complexity: 'moderate',
    needs_rough_build: true,
    task_class_ids: plan.classIds,
    scope: scopeOf(plan, facts),
  }
}

function ask(question: Question, speech: Speech): Output {
  return { ...planOf([], question.kind, sayQuestion(question, speech)), action: 'ask_user' }
}

function planOf(steps: PlanStep[], reason: string, speak: string): Output {
  return {
    speak,
    action: 'plan_done',
    reason,
    complexity: 'simple',
    need_thinking: false,
    plan_steps: steps,
    needs_rough_build: false,
    task_class_ids: [],
    scope: null,
  }
}

function stepOf(write: Write, speech: Speech): PlanStep {
  const words = sayWrite(write, speech)
  return {
    content: words.charAt(0).toUpperCase() + words.slice(1),
    done_when: doneWhen(write, speech.state, speech.language),
  }
}

function scopeOf({ days, limits }: Plan, facts: TurnFacts): Output['scope'] {
  if (days === null && !hasLimits(limits)) return null
  return {
    day_from: days?.from ?? Math.max(1, facts.now.day),
    day_to: days?.to ?? facts.state.window.days.length,
    exclude_weekdays: limits.weekdays,
    exclude_slots: limits.periods,
  }
}

/** Offering the plan that was just rejected would not be listening. */
function isSamePlan(plan: Plan, rejected: Card | null): boolean {
  if (rejected?.body.kind !== 'plan') return false
  const { classIds, scope } = rejected.body
  const sameDays =
    plan.days === null || (plan.days.from === scope.fromDay && plan.days.to === scope.toDay)
  return (
    sameDays &&
    isSameValue(plan.classIds, classIds) &&
    isSameValue(plan.limits.weekdays, scope.excludedWeekdays) &&
    isSameValue(plan.limits.periods, scope.excludedPeriods)
  )
}

type Writes = Extract<Intent, { kind: 'writes' }>

function sayBeginning({ writes, notes }: Writes, speech: Speech): string {
  const said = notes.map((note) => sayStatement(note, speech))
  const several =
    writes.length > 1 ? [{ en: 'One after the other.', zh: '我一个一个来。' }[speech.language]] : []
  return [...said, ...several].join(' ')
}

function sayPlan(plan: Plan, { notes }: Writes, speech: Speech): string {
  const { state, language } = speech
  const count = plan.classIds
    .flatMap((id) => itemsOfClass(state, id))
    .filter(({ place }) => place === null).length
  const names = classNames(plan.classIds, speech)
  const days = plan.days === null ? null : sayDays(state.window, range(plan.days), language)
  const said = notes.map((note) => sayStatement(note, speech))
  const main =
    language === 'zh'
      ? sayPlanInChinese(plan, count, names, days, speech)
      : sayPlanInEnglish(plan, count, names, days, speech)
  return [main, ...said].join(language === 'zh' ? '' : ' ')
}

const englishSpans: Record<Plan['span'], string> = {
  asked: '',
  'rest-of-week': 'I take the rest of this week. ',
  'coming-week': 'This week is nearly over, so I take the coming one. ',
  'first-week': "The term hasn't begun, so I take its first week. ",
  everything: '',
}

const chineseSpans: Record<Plan['span'], string> = {
  asked: '',
  'rest-of-week': '按这周剩下的几天来排。',
  'coming-week': '这周快过完了，我按下一周来排。',
  'first-week': '学期还没开始，我按第一周来排。',
  everything: '',
}

function sayPlanInEnglish(
  { span, limits }: Plan,
  count: number,
  names: string,
  days: string | null,
  speech: Speech,
): string {
  const where = days === null ? 'the days that each course allows' : days
  const free = hasLimits(limits) ? ` I keep ${sayLimits(limits, speech)} free.` : ''
  return `${englishSpans[span]}I'll look for places for ${count} open ${count === 1 ? 'session' : 'sessions'} (${names}) in ${where}.${free}`
}

function sayPlanInChinese(
  { span, limits }: Plan,
  count: number,
  names: string,
  days: string | null,
  speech: Speech,
): string {
  const where = days === null ? '各门课允许的日子' : days
  const free = hasLimits(limits) ? `会空出${sayLimits(limits, speech)}。` : ''
  return `${chineseSpans[span]}我来给 ${count} 次待安排的学习（${names}）在${where}里找位置。${free}`
}

function range({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
