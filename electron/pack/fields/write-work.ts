// Writes the field `work`: one session a line with its periods and difficulty; remarks say the total and whether it fits.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import type { WriteWorkWords } from '../../../shared/i18n/en/core/pack-fields.ts'
import { packFieldWords } from '../../../shared/i18n/core/pack-fields.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { writeSession } from '../../../shared/pack/work-lines.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { isOpen } from '../course-facts.ts'
import { sizeOf, type PlannedSession } from '../place-topics.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'
import { planWork, type Relief, type WorkPlan } from '../plan-work.ts'

export function writeWork(material: PackMaterial): Result<FieldText, string> {
  const { language, state, now } = material
  const say = packFieldWords[language].writeWork
  const plan = planWork(material)
  const { lastDay, lastBy } = plan.course
  const day = sayDay(state.window, lastDay, language)
  const until = say.until[lastBy](day)
  if (lastDay < now.day) return fail(say.past(day))
  if (plan.wanted === 0 && plan.already === 0) return fail(say.noTopics)
  if (plan.sessions.length === 0 && plan.kept.length === 0) return writeOpen(material, plan, until)
  const lines = linesOf(plan, language)
  const less = sayLess(plan, say, until, material)
  const text = plainText([
    ...lines,
    ...sayRoom(material, plan, until),
    ...less.map((line) => `> ${line}`),
  ])
  return succeed({ ...text, remark: less.join(grammar[language].joints.gap) })
}

/** What is kept, in its order, and then what is new: under a title that nothing of the work has yet. */
function linesOf({ kept, sessions, adopted }: WorkPlan, language: Language): string[] {
  const { session: nameOf } = packFieldWords[language].writeWork
  const taken = new Set(kept.flatMap(({ item, session }) => (session === null ? [item.title] : [])))
  const free = (session: PlannedSession): string => {
    const title = nameOf(session)
    if (!taken.has(title) || session.kind === 'rehearse') {
      taken.add(title)
      return title
    }
    const number = session.number === 0 ? 2 : session.number + 1
    return free({ ...session, number })
  }
  const known = kept.map((each) => {
    const { item, session } = each
    const title = session === null ? cleanTitle(item.title, language) : free(session)
    return Object.assign({ title }, sizeOf(each, adopted))
  })
  const fresh = sessions.map((session) => ({ ...session, title: free(session) }))
  return [...known, ...fresh].map((line) => writeSession(line, language))
}

/** Nothing can be added: the work is what the plan has open for the course, unless that is nothing. */
function writeOpen(
  { language, state }: PackMaterial,
  { course, wanted, capacity }: WorkPlan,
  until: string,
): Result<FieldText, string> {
  const say = packFieldWords[language].writeWork
  const open = course.items.filter(isOpen)
  if (open.length === 0) return fail(say.noRoom(until))
  const difficulties = new Map(course.classes.map(({ id, difficulty }) => [id, difficulty]))
  const lines = open.map(({ title, duration, classId }) => {
    const difficulty = difficulties.get(classId) ?? 3
    return writeSession(
      { title: cleanTitle(title, language), periods: duration, difficulty },
      language,
    )
  })
  const remark =
    wanted === 0 ? say.planned : say.full(sayLength(capacity.own, state.window, language), until)
  return succeed(plainText([...lines, `> ${remark}`], remark))
}

function sayRoom(material: PackMaterial, plan: WorkPlan, until: string): string[] {
  const { language, state } = material
  const say = packFieldWords[language].writeWork
  const count = (periods: number) => sayLength(periods, state.window, language)
  const minutes = Math.round(plan.total * minutesOfPeriod(state.window))
  const { capacity, already, outside, sessions, kept, adopted } = plan
  const counted = already === 0 ? null : count(already)
  const topics = outside.map((title) => cleanTitle(title, language))
  return [
    say.sum(
      sayCount(sessions.length + kept.length, 'session', language),
      count(plan.total),
      sayDuration(minutes, language),
      plan.intensity,
    ),
    ...sayKept(plan, count, language),
    ...(sessions.length === 0 ? [] : [say.room(count(capacity.periods), until)]),
    ...(topics.length === 0 ? [] : [say.outside(joinWords(topics, language))]),
    ...(sessions.length === 0 || capacity.others === 0 ? [] : [say.others(count(capacity.others))]),
    ...(adopted !== null || capacity.own === 0 ? [] : [say.own(count(capacity.own), counted)]),
    ...(sessions.length > 0 || plan.wanted > plan.total ? [] : [`> ${say.planned}`]),
  ]
}

function sayKept(
  { kept, sessions, adopted, total, usual }: WorkPlan,
  count: (periods: number) => string,
  language: Language,
) {
  if (adopted === null || kept.length === 0) return []
  const say = packFieldWords[language].writeWork
  const isFarMore = adopted.isOfGuide && usual > total * 1.5
  return [
    say.kept(
      quoteTitle(adopted.taskClass.title, language),
      sayCount(kept.length, 'session', language),
      kept.filter(({ session }) => session !== null).length,
      sessions.length === 0 ? '' : sayCount(sessions.length, 'session', language),
    ),
    ...(isFarMore ? [say.settled(count(total), count(usual))] : []),
  ]
}

/** Without the mark of a remark, for it is said to the person too. */
function sayLess(
  { wanted, total, leftOut, relief, capacity, conditions }: WorkPlan,
  say: WriteWorkWords,
  until: string,
  { language, state }: PackMaterial,
): string[] {
  const count = (periods: number) => sayLength(periods, state.window, language)
  const { minutesAWeek } = conditions
  const hours = minutesAWeek === null ? '' : sayDuration(minutesAWeek, language)
  return [
    ...(wanted <= total ? [] : [say.smaller(count(wanted), count(wanted - total))]),
    ...(capacity.over === 0 ? [] : [say.over(hours, count(capacity.over), until)]),
    ...(leftOut.length === 0 ? [] : [say.leftOut(joinWords(leftOut, language))]),
    ...(relief === null ? [] : [sayRelief(relief, say, until, count)]),
    ...(minutesAWeek === null ? [] : [say.eachWeek(hours)]),
  ].map((line) => line.replace(/^> /u, ''))
}

function sayRelief(
  relief: Relief,
  say: WriteWorkWords,
  until: string,
  count: (periods: number) => string,
): string {
  return relief.kind === 'hours'
    ? say.hours(relief.from, relief.to)
    : say.time(relief.most === null ? null : count(relief.most), until)
}
