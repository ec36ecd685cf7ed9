// The tool that makes a body of work or changes one (T6): its arguments as a wish, and what it says.
import { assertNever } from '../../assert-never.ts'
import { toolWords } from '../../i18n/shared/tools.ts'
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'
import { describeEffect } from '../../schedule/effect.ts'
import {
  findTaskClass,
  type Moment,
  type ScheduleState,
  itemsOfClass,
} from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import {
  upsertClass,
  type ClassWish,
  type UpsertProblem,
} from '../../schedule/work/upsert-class.ts'
import { joinWords } from '../../text/join-words.ts'
import { nameTask } from '../../text/name-task.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayNumberedDay } from '../../time/say/say-date.ts'
import type { ToolArguments } from '../catalogue.ts'
import type { InvalidOutcome, ToolContext } from '../tool-context.ts'
import type { ChangeOutcome } from '../tool-outcome.ts'
import { ascending } from '../../schedule/work/work-edit.ts'

type Arguments = ToolArguments<'upsert_task_class'>

/** What decides how the work is woven in; where a new class leaves one out, the answer says what was taken. */
const profile = ['subject_type', 'difficulty', 'intensity'] as const

export function upsertTaskClass(
  { state, now, language }: ToolContext,
  args: Arguments,
  ids: { task: number; class: number },
): ChangeOutcome | InvalidOutcome {
  const made = upsertClass(state, wishOf(state, args, now, language), ids)
  if (!made.ok) return { kind: 'invalid', text: sayUpsertProblem(state, made.failure, language) }
  const { state: after, diff, classId } = made.value
  const isNew = args.task_class_id === undefined
  const assumed = isNew ? profile.filter((name) => args[name] === undefined) : []
  const effect = describeEffect(state, diff)
  return {
    kind: 'change',
    state: after,
    diff,
    data: { tool: 'upsert_task_class', effect, days: [] },
    text: sayUpserted(after, classId, assumed, language),
  }
}

/** A new class begins today unless told: the days before are gone. */
function wishOf(state: ScheduleState, args: Arguments, now: Moment, language: Language): ClassWish {
  const { task_class_id: classId = null, items = [] } = args
  const old = classId === null ? undefined : findTaskClass(state, classId)
  const title = args.title ?? (old === undefined ? args.course : undefined)
  const named: Partial<Omit<TaskClass, 'kind' | 'id'>> = {
    ...(args.course === undefined ? {} : { course: cleanTitle(args.course, language) }),
    ...(title === undefined ? {} : { title: cleanTitle(title, language) }),
    ...(args.subject_type === undefined ? {} : { subjectType: args.subject_type }),
    ...(args.difficulty === undefined ? {} : { difficulty: args.difficulty }),
    ...(args.intensity === undefined ? {} : { intensity: args.intensity }),
    ...(args.strategy === undefined ? {} : { strategy: args.strategy }),
    ...(args.from_day === undefined ? {} : { fromDay: args.from_day }),
    ...(args.to_day === undefined ? {} : { toDay: args.to_day }),
    ...(args.slot_budget === undefined
      ? {}
      : { slotBudget: args.slot_budget === 0 ? null : args.slot_budget }),
    ...(args.may_embed === undefined ? {} : { mayEmbed: args.may_embed }),
    ...(args.excluded_slots === undefined
      ? {}
      : { excludedPeriods: ascending(args.excluded_slots) }),
    ...(args.excluded_weekdays === undefined
      ? {}
      : { excludedWeekdays: ascending(args.excluded_weekdays) }),
    ...(args.priority === undefined ? {} : { priority: args.priority }),
  }
  const fields = old === undefined ? { fromDay: Math.max(now.day, 1), ...named } : named
  return {
    classId,
    fields,
    now,
    ...(args.session_slots === undefined
      ? {}
      : { sessions: args.session_slots, movesResized: true }),
    items: items.map(({ title: name, duration }) => ({
      title: cleanTitle(name, language),
      duration,
    })),
  }
}

// Says what became of a body of work, and why it can't be so, in words for a model and a person.

/** `assumed` are the arguments of a new class that were left to the usual values. */
function sayUpserted(
  state: ScheduleState,
  classId: number,
  assumed: readonly string[],
  language: Language,
): string {
  const words = toolWords[language].upsert
  const taskClass = findTaskClass(state, classId)
  if (taskClass === undefined) return ''
  const pending = itemsOfClass(state, classId).filter(({ place }) => place === null)
  const names = pending.map(({ id, duration }) =>
    nameTask(state, id, language, sayCount(duration, 'period', language)),
  )
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  const { title, course, fromDay, toDay, subjectType, difficulty, intensity } = taskClass
  return [
    words.made(quoteTitle(title, language), classId, quoteTitle(course, language)),
    words.range(dayOf(fromDay), dayOf(toDay)),
    words.items(joinWords(names, language) || words.none),
    words.profile(subjectType, difficulty, intensity),
    ...(assumed.length === 0 ? [] : [words.assumed(joinWords(assumed, language))]),
  ].join('\n')
}

function sayUpsertProblem(
  state: ScheduleState,
  problem: UpsertProblem,
  language: Language,
): string {
  const words = toolWords[language].upsert
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  switch (problem.kind) {
    case 'unknown-class': {
      const known = state.taskClasses.map(({ id }) => String(id))
      return words.unknown(problem.classId, joinWords(known, language) || words.none)
    }
    case 'incomplete':
      return problem.missing
        .map((name) => words.incomplete[name])
        .join(grammar[language].joints.gap)
    case 'backwards':
      return words.backwards(dayOf(problem.fromDay), dayOf(problem.toDay))
    case 'in-the-way':
      return words.inTheWay(
        joinWords(
          problem.taskIds.map((id) => nameTask(state, id, language)),
          language,
        ),
      )
    case 'no-change':
      return words.noChange
    default:
      return assertNever(problem)
  }
}
