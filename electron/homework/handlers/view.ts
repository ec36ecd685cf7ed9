// A homework item as the windows and the terminal show it (H1): with its blocks, its minutes, and how the pace stands.
import { readState } from '../../../db/schedule.ts'
import { readHomework } from '../../../db/homework.ts'
import type { Homework } from '../../../shared/homework/homework.ts'
import type { HomeworkDetail, HomeworkLine } from '../../../shared/homework/requests.ts'
import { itemsOfHomework, minutesOfHomework } from '../../../shared/homework/minutes.ts'
import { joinableClasses } from '../../../shared/homework/plan.ts'
import { compareHomework, urgencyOf } from '../../../shared/homework/urgency.ts'
import { paceOf, workPieces } from '../../../shared/planner/pace.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { type ItemTask, markOf } from '../../../shared/schedule/task.ts'
import { homeworkWorkTitle, sayBlock } from '../../../shared/homework/say.ts'
import { sayPaceAdvice, sayPaceBasis } from '../../../shared/planner/say/say-pace.ts'
import { compareSolution } from '../compare-solution.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { currentClock, languageOf, type SessionContext } from '../../session/context.ts'

export function listLines(context: SessionContext): HomeworkLine[] {
  const state = readState(context.database)
  return readHomework(context.database)
    .toSorted(compareHomework)
    .map((homework) => lineOf(context, homework, itemsIn(state, homework), state))
}

function itemsIn(state: ScheduleState | null, { work }: Homework): ItemTask[] {
  return state === null ? [] : itemsOfHomework(state, work)
}

function lineOf(
  context: SessionContext,
  homework: Homework,
  items: readonly ItemTask[],
  state: ScheduleState | null,
): HomeworkLine {
  const { id, title, course, dueDate, dueTime, checklist, solution, answerKey } = homework
  const minutes = state === null ? { planned: 0, worked: 0 } : minutesOfHomework(state, items)
  return {
    id,
    title,
    course,
    dueDate,
    dueTime,
    urgency: urgencyOf(homework, currentClock(context)),
    steps: checklist.steps.length,
    ticked: checklist.steps.filter(({ isDone }) => isDone).length,
    hasSolution: solution.trim() !== '',
    hasKey: answerKey.trim() !== '',
    blocks: items.length,
    openBlocks: items.filter((item) => markOf(item) === null).length,
    ...minutes,
  }
}

/** The key is kept back until there is a solution, unless it is asked for. */
export function detailOf(
  context: SessionContext,
  homework: Homework,
  showsKey: boolean,
): HomeworkDetail {
  const state = readState(context.database)
  const items = itemsIn(state, homework)
  const line = lineOf(context, homework, items, state)
  const { solution, answerKey, remarks, checklist } = homework
  const { hasSolution, hasKey } = line
  const reader = chosenReader(context)
  const now = currentClock(context).moment
  return {
    ...line,
    checklist: checklist.steps,
    solution,
    answerKey: hasKey && (hasSolution || showsKey) ? answerKey : null,
    comparison: hasSolution && hasKey ? compareSolution(solution, answerKey) : null,
    remarks,
    reader: reader === null ? null : { name: reader.name, host: reader.host },
    plan: state === null ? [] : items.map((item) => sayBlock(state, item, languageOf(context))),
    pace: state === null ? '' : sayPace(context, homework, state, line),
    classes:
      state === null
        ? []
        : joinableClasses(homework, state, now).map(({ id, title }) => ({ id, title })),
  }
}

/** What is left of the plan at this pace; where nothing is planned, what the pace rests on. */
function sayPace(
  context: SessionContext,
  { course, title }: Homework,
  state: ScheduleState,
  { planned, worked, openBlocks }: HomeworkLine,
): string {
  const language = languageOf(context)
  const named = course === '' ? homeworkWorkTitle(title, language) : course
  const pace = paceOf(workPieces(state), named, null)
  const left = planned - worked
  return openBlocks === 0 || left <= 0 || worked > 0
    ? sayPaceBasis(pace, language)
    : sayPaceAdvice(pace, left, language)
}
