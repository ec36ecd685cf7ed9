// Says what a change of a body of work does to it, field by field: "Until: Mon 14 Dec → Fri 11 Dec".
import { sayLength } from './say-length.ts'
import type { FieldChange } from '../../i18n/en/shared/schedule.ts'
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { ScheduleDiff } from '../../schedule/diff.ts'
import { isSameValue } from '../../schedule/same-value.ts'
import type { Window } from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import { strategyName, subjectTypeName } from '../../text/name-task.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { clampDay, sayDay } from '../../time/say/say-date.ts'
import { sayTimes } from './say-place.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'

type Say = (taskClass: TaskClass) => string

/** Only what differs, in the order of the form; with the name of the work where the diff changes more than one. */
export function listClassChanges(
  window: Window,
  diff: ScheduleDiff,
  language: Language,
): FieldChange[] {
  const edited = Object.values(diff.updated).flatMap(([from, to]) =>
    from.kind === 'class' && to.kind === 'class' ? [{ from, to }] : [],
  )
  return edited.flatMap(({ from, to }) =>
    fieldsOf(window, language)
      .filter(({ key }) => !isSameValue(from[key], to[key]))
      .map(({ label, say }) => ({
        label:
          edited.length === 1
            ? label
            : sharedScheduleWords[language].classChanges.ofWork(
                quoteTitle(to.title, language),
                label,
              ),
        from: say(from),
        to: say(to),
      })),
  )
}

export function sayClassChanges(window: Window, diff: ScheduleDiff, language: Language): string[] {
  return listClassChanges(window, diff, language).map(
    sharedScheduleWords[language].classChanges.line,
  )
}

type Field = { label: string; key: keyof TaskClass; say: Say }

function field(label: string, key: keyof TaskClass, say: Say): Field {
  return { label, key, say }
}

function fieldsOf(window: Window, language: Language): Field[] {
  const say = sharedScheduleWords[language].classChanges
  const names = sharedScheduleWords[language].classFieldNames
  const grade = (key: 'difficulty' | 'intensity' | 'priority') =>
    field(names[key], key, (work) => `${work[key]}/5`)
  return [
    field(names.course, 'course', ({ course }) => cleanTitle(course, language)),
    field(names.what, 'title', ({ title }) => cleanTitle(title, language)),
    field(names.subject, 'subjectType', (work) => subjectTypeName(work.subjectType, language)),
    field(names.strategy, 'strategy', ({ strategy }) => strategyName(strategy, language)),
    field(say.from, 'fromDay', ({ fromDay }) =>
      sayDay(window, clampDay(window, fromDay), language),
    ),
    field(say.until, 'toDay', ({ toDay }) => sayDay(window, clampDay(window, toDay), language)),
    field(names.avoid, 'excludedWeekdays', ({ excludedWeekdays }) =>
      excludedWeekdays.length === 0 ? say.none : sayWeekdays(excludedWeekdays, language),
    ),
    field(names.avoidPeriods, 'excludedPeriods', ({ excludedPeriods }) =>
      excludedPeriods.length === 0 ? say.none : sayTimes(window, excludedPeriods, language),
    ),
    field(say.budget, 'slotBudget', ({ slotBudget }) =>
      slotBudget === null ? say.noLimit : sayLength(slotBudget, window, language),
    ),
    field(names.embed, 'mayEmbed', ({ mayEmbed }) => (mayEmbed ? say.yes : say.no)),
    grade('difficulty'),
    grade('intensity'),
    grade('priority'),
  ]
}
