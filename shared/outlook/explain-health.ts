// From the diagnosis of a plan to what its numbers mean for one course, or for all of it (K6).
import { sayHours } from '../words/schedule/say-length.ts'
import { courseHealthWords } from '../i18n/shared/course-health.ts'
import type { Language } from '../language.ts'
import type { ClassSpacing, HealthFacts, Reserve } from '../planner/health.ts'
import { findTask, findTaskClass, type ScheduleState } from '../schedule/state.ts'
import { sayDay } from '../time/say/say-date.ts'
import { quoteTitle } from '../text/quote-title.ts'
import type { CourseHealth, HealthMeaning, HealthGrade, ReserveRoom } from './course-health.ts'
import { meaning, type Reading, readDays } from './read-days.ts'

/** `facts` are those of the whole plan; null for a course means all of them. */
export function explainHealth(
  state: ScheduleState,
  course: string | null,
  facts: HealthFacts,
  language: Language,
): CourseHealth {
  const say = courseHealthWords[language].courseHealthPhrases
  const isOwnClass = (classId: number) =>
    course === null || findTaskClass(state, classId)?.course === course
  const isOwn = (taskId: number) => {
    const task = findTask(state, taskId)
    return task?.kind === 'item' && isOwnClass(task.classId)
  }
  const reading: Reading = { state, facts, language, say, isOwnClass, isOwn }
  const blocks = facts.rhythm.days.flatMap(({ taskIds }) => taskIds).filter(isOwn).length
  const meanings =
    blocks === 0
      ? readRoom(reading)
      : [
          ...readRoom(reading),
          ...readSpacing(reading),
          ...readBuffers(reading),
          ...readReserve(reading),
          ...readDays(reading),
          ...readEvenings(reading),
          ...readFreedom(reading),
          ...readProfile(reading),
        ]
  const poor = meanings.filter(({ standing }) => standing === 'poor').length
  const fair = meanings.some(({ standing }) => standing === 'fair')
  const kind = blocks === 0 ? 'empty' : poor > 0 ? 'poor' : fair ? 'fair' : 'good'
  return { course, blocks, meanings, verdict: say.verdict[kind](poor) }
}

/** The verdict and each meaning, a line each: the pack's field `health`. */
export function writeHealthText(
  state: ScheduleState,
  course: string | null,
  facts: HealthFacts,
  language: Language,
): string {
  const { verdict, meanings } = explainHealth(state, course, facts, language)
  return [verdict, ...meanings.map(({ words }) => words)].join('\n')
}

function readRoom(reading: Reading): HealthMeaning[] {
  const { facts, state, say, language, isOwnClass } = reading
  return facts.feasibility.classes
    .filter(({ classId, pending }) => pending > 0 && isOwnClass(classId))
    .map(({ classId, title, pending, gap, toDay }) =>
      meaning(reading, {
        topic: 'room',
        classId,
        standing: gap > 0 ? 'poor' : 'fair',
        figure: sayHours(pending, state.window, language),
        words: say.room(
          quoteTitle(title, language),
          sayHours(pending, state.window, language),
          gap > 0 ? sayHours(gap, state.window, language) : '',
          sayDay(state.window, toDay, language),
        ),
      }),
    )
}

function readSpacing(reading: Reading): HealthMeaning[] {
  const { facts, state, say, language, isOwnClass } = reading
  return facts.spacing
    .filter(({ classId, gaps }) => gaps.length > 0 && isOwnClass(classId))
    .map((spacing) => {
      const { classId, gaps, targetGap, crammed } = spacing
      const title = quoteTitle(spacing.title, language)
      const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
      const isRapid = findTaskClass(state, classId)?.strategy === 'rapid'
      const standing: HealthGrade = crammed > 0 && !isRapid ? 'poor' : 'good'
      const words =
        isRapid || targetGap === 0
          ? say.rapid(title)
          : say.spacing({ title, least, most, target: targetGap, crammed })
      const figure = say.figures.gaps(least, most)
      const taskIds = standing === 'poor' ? closestOf(reading, spacing) : []
      return meaning(reading, { topic: 'spacing', classId, standing, figure, words, taskIds })
    })
}

/** The blocks that the diagnosis names as too close, where it does. */
function closestOf({ facts }: Reading, { classId }: ClassSpacing): number[] {
  const problem = facts.problems.find((each) => each.kind === 'crammed' && each.classId === classId)
  return problem?.taskIds ?? []
}

function readBuffers(reading: Reading): HealthMeaning[] {
  const { facts, state, say, language, isOwnClass } = reading
  return facts.spacing.flatMap(({ classId, title, daysLeft, examDay, deadline }) => {
    const day = Math.min(examDay ?? Infinity, deadline ?? Infinity)
    if (daysLeft === null || day === Infinity || !isOwnClass(classId)) return []
    const problem = facts.problems.find(
      (each) => each.kind === 'no-buffer' && each.classId === classId,
    )
    return [
      meaning(reading, {
        topic: 'buffer',
        classId,
        standing: daysLeft <= 0 ? 'poor' : daysLeft === 1 ? 'fair' : 'good',
        figure: say.figures.days(daysLeft),
        words: say.buffer(
          quoteTitle(title, language),
          daysLeft,
          day === examDay,
          sayDay(state.window, day, language),
        ),
        taskIds: problem?.taskIds ?? [],
        days: [day],
      }),
    ]
  })
}

/** Room for single slips only is no promise, and nothing to mend either. */
const standingOfReserve: Record<ReserveRoom, HealthGrade> = {
  none: 'poor',
  thin: 'poor',
  tight: 'fair',
  roomy: 'good',
}

function roomOf({ level, spare, demand }: Reserve): ReserveRoom {
  if (level === 'none' || level === 'thin') return level
  return spare < demand ? 'tight' : 'roomy'
}

function readReserve(reading: Reading): HealthMeaning[] {
  const { facts, state, say, language } = reading
  const { reserve } = facts
  if (reserve === null) return []
  const day = sayDay(state.window, reserve.toDay, language)
  const room = roomOf(reserve)
  return [
    meaning(reading, {
      topic: 'reserve',
      standing: standingOfReserve[room],
      figure: say.figures.percent(reserve.percent),
      words: say.reserve[room]({
        spare: sayHours(reserve.spare, state.window, language),
        demand: sayHours(reserve.demand, state.window, language),
        day,
      }),
      days: [reserve.toDay],
    }),
  ]
}

function readEvenings(reading: Reading): HealthMeaning[] {
  const { facts, say, isOwn } = reading
  const broken = Map.groupBy(facts.preferences, ({ preference }) => preference)
  const lines = [...broken].flatMap(([preference, entries]) => {
    const taskIds = [...new Set(entries.flatMap((each) => each.taskIds))].filter(isOwn)
    if (taskIds.length === 0) return []
    return [
      meaning(reading, {
        topic: 'evenings',
        standing: preference === 'evening' || preference === 'weekend' ? 'poor' : 'fair',
        figure: `${taskIds.length}`,
        words: say.evenings[preference](taskIds.length),
        taskIds,
      }),
    ]
  })
  if (lines.length > 0) return lines
  return [
    meaning(reading, { topic: 'evenings', standing: 'good', figure: '0', words: say.noEvenings }),
  ]
}

function readFreedom(reading: Reading): HealthMeaning[] {
  const { facts, say, isOwn } = reading
  const items = facts.tightness.items.filter(({ taskId }) => isOwn(taskId))
  const tight = items.filter(({ level }) => level !== 'loose')
  if (items.length === 0) return []
  return [
    meaning(reading, {
      topic: 'freedom',
      standing: tight.length === 0 ? 'good' : 'fair',
      figure: `${tight.length}/${items.length}`,
      words: say.freedom(tight.length, items.length),
      taskIds: tight.map(({ taskId }) => taskId),
    }),
  ]
}

function readProfile(reading: Reading): HealthMeaning[] {
  const { facts, say, language, isOwnClass } = reading
  return facts.profile
    .filter(({ classId }) => isOwnClass(classId))
    .map(({ classId, title, missing }) =>
      meaning(reading, {
        topic: 'profile',
        classId,
        standing: 'fair',
        figure: `${missing.length}`,
        words: say.profile(
          quoteTitle(title, language),
          missing.map((trait) => say.traits[trait]).join(say.list),
        ),
      }),
    )
}
