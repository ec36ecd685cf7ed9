// The field `work`: one session a line with its periods and difficulty; remarks say the total and whether it fits.
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
import { sizeOf } from '../lay-topics.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'
import { planWork, type Relief, type WorkPlan } from '../plan-work.ts'
import type { PlannedSession } from '../planned-session.ts'

type Words = {
  session: (session: PlannedSession) => string
  sum: (sessions: string, periods: string, time: string, intensity: number) => string
  until: Record<WorkPlan['course']['lastBy'], (day: string) => string>
  room: (free: string, until: string) => string
  others: (periods: string) => string
  /** Of the sessions of a body of work; empty for none. */
  kept: (title: string, sessions: string, renamed: number, added: string) => string
  settled: (settled: string, usual: string) => string
  own: (periods: string, counted: string | null) => string
  smaller: (wanted: string, less: string) => string
  leftOut: (topics: string) => string
  outside: (topics: string) => string
  /** Of what waits in the plan, beyond the hours a week. */
  over: (hours: string, periods: string, until: string) => string
  /** The planner knows no such limit. */
  eachWeek: (hours: string) => string
  hours: (from: number, to: number) => string
  time: (most: string | null, until: string) => string
  planned: string
  full: (own: string, until: string) => string
  noTopics: string
  noRoom: (until: string) => string
  past: (day: string) => string
}

const words: Record<Language, Words> = {
  en: {
    session: ({ kind, topic, number }) => {
      if (kind === 'rehearse') return 'Everything: past exam against the clock'
      const what = kind === 'learn' ? 'learn' : 'practise'
      return `${topic}: ${what}${number === 0 ? '' : ` ${number}`}`
    },
    sum: (sessions, periods, time, intensity) =>
      `> In all ${sessions}, ${periods} (${time}). Intensity ${intensity} of 5.`,
    until: {
      exam: (day) => `the exam, so until ${day}`,
      goal: (day) => `your date, ${day}`,
      term: (day) => `the end of the term, ${day}`,
    },
    room: (free, until) =>
      `> Room for new sessions: ${free} up to ${until}, within your habits and limits.`,
    others: (periods) => `> Kept for other work that is due by then: ${periods}.`,
    kept: (title, sessions, renamed, added) =>
      `> ${title} is in your plan and stays: ${[sessions, ...(renamed === 0 ? [] : [`${renamed} of them named by topic`]), ...(added === '' ? [] : [`${added} more`])].join(', ')}.`,
    settled: (settled, usual) =>
      `> You settled on ${settled} in the guide; topics like these usually take about ${usual}. To give it more, say so in the guide.`,
    own: (periods, counted) =>
      `> Of this course ${periods} wait in your plan already and have their room first${counted === null ? '' : `; ${counted} of them are for these topics`}.`,
    smaller: (wanted, less) =>
      `> Made smaller: the topics would take ${wanted}, ${less} more than fit.`,
    outside: (topics) => `> Not part of this exam, by what the goal or the demands say: ${topics}.`,
    leftOut: (topics) => `> No room for: ${topics}.`,
    over: (hours, periods, until) =>
      `> Your plan holds more of this course than ${hours} a week take up to ${until}: ${periods} too many.`,
    eachWeek: (hours) => `> Every plan made from now on gives no week more than ${hours} of it.`,
    hours: (from, to) => `> With ${to} hours a week in the place of ${from} all of it fits.`,
    time: (most, until) =>
      `> ${most === null ? '' : `Even with more hours a week only ${most} fit up to ${until}. `}A later date, an eased limit or fewer topics would make room.`,
    planned:
      'Every topic has its sessions in your plan already, so these are the work and nothing is added.',
    full: (own, until) =>
      `What waits in your plan for this course, ${own}, takes all the room up to ${until}, so it is the work and nothing is added.`,
    noTopics: 'There are no topics to make sessions from. Have the topics written first.',
    noRoom: (until) =>
      `There is no free period left for this course up to ${until}, within your habits and limits. Ease a limit, or free some time, and have it written again.`,
    past: (day) => `The last day for this work was ${day}. Set another date in the goal.`,
  },
  zh: {
    session: ({ kind, topic, number }) => {
      if (kind === 'rehearse') return '全部内容：限时做往年题'
      const what = kind === 'learn' ? '学习' : '练习'
      return `${topic}：${what}${number === 0 ? '' : ` ${number}`}`
    },
    sum: (sessions, periods, time, intensity) =>
      `> 一共 ${sessions}，${periods}（${time}）。强度 ${intensity}/5。`,
    until: {
      exam: (day) => `考试前（到${day}）`,
      goal: (day) => `你定的日期（${day}）`,
      term: (day) => `学期结束（${day}）`,
    },
    room: (free, until) => `> 还能新增：到${until}，按你的习惯和限制还有 ${free}。`,
    others: (periods) => `> 留给同期要完成的其他任务：${periods}。`,
    kept: (title, sessions, renamed, added) =>
      `> 沿用计划里的${title}：${[`原有 ${sessions}`, ...(renamed === 0 ? [] : [`其中 ${renamed} 次按知识点命名`]), ...(added === '' ? [] : [`新增 ${added}`])].join('，')}。`,
    settled: (settled, usual) =>
      `> 引导里定的是 ${settled}；这些知识点一般要 ${usual}左右。想多安排一些，在引导里说。`,
    own: (periods, counted) =>
      `> 这门课在计划里已有 ${periods}待排，先占位置${counted === null ? '' : `，其中 ${counted}就是这些知识点的`}。`,
    smaller: (wanted, less) => `> 已缩减：这些知识点需要 ${wanted}，超出 ${less}。`,
    outside: (topics) => `> 按目标或要求，这次考试不考：${topics}。`,
    leftOut: (topics) => `> 排不下的：${topics}。`,
    over: (hours, periods, until) =>
      `> 计划里这门课待排的任务，按每周 ${hours}，到${until}排不完，多出 ${periods}。`,
    eachWeek: (hours) => `> 之后排的每个计划，这门课每周都不超过 ${hours}。`,
    hours: (from, to) => `> 把每周 ${from} 小时加到 ${to} 小时，就全都排得下。`,
    time: (most, until) =>
      `> ${most === null ? '' : `就算每周多给时间，到${until}也只排得下 ${most}。`}可以把日期往后放、放宽限制，或者少学几个知识点。`,
    planned: '每个知识点在计划里都已经有任务，所以这里就用它们，不再加新的。',
    full: (own, until) =>
      `这门课在计划里待排的 ${own}已经占满到${until}的空余，所以这里就用它们，不再加新的。`,
    noTopics: '还没有知识点，没法列出任务。先把知识点写出来。',
    noRoom: (until) =>
      `到${until}，按你的习惯和限制，这门课已经没有空余节次。放宽一些限制或腾出时间后再写一次。`,
    past: (day) => `这项任务的最后一天是${day}，已经过去。请在目标里换一个日期。`,
  },
}

export function writeWork(material: PackMaterial): Result<FieldText, string> {
  const { language, state, now } = material
  const say = words[language]
  const plan = planWork(material)
  const { lastDay, lastBy } = plan.course
  const day = sayDay(state.window, lastDay, language)
  const until = say.until[lastBy](day)
  if (lastDay < now.day) return fail(say.past(day))
  if (plan.wanted === 0 && plan.already === 0) return fail(say.noTopics)
  if (plan.sessions.length === 0 && plan.kept.length === 0) return writeOpen(material, plan, until)
  const lines = linesOf(plan, language)
  const less = sayLess(plan, say, until, language)
  const text = plainText([
    ...lines,
    ...sayRoom(material, plan, until),
    ...less.map((line) => `> ${line}`),
  ])
  return succeed({ ...text, remark: less.join(grammar[language].joints.gap) })
}

/** What is kept, in its order, and then what is new: under a title that nothing of the work has yet. */
function linesOf({ kept, sessions, adopted }: WorkPlan, language: Language): string[] {
  const { session: nameOf } = words[language]
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
  { language }: PackMaterial,
  { course, wanted, capacity }: WorkPlan,
  until: string,
): Result<FieldText, string> {
  const say = words[language]
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
    wanted === 0 ? say.planned : say.full(sayCount(capacity.own, 'period', language), until)
  return succeed(plainText([...lines, `> ${remark}`], remark))
}

function sayRoom(material: PackMaterial, plan: WorkPlan, until: string): string[] {
  const { language, state } = material
  const say = words[language]
  const count = (periods: number) => sayCount(periods, 'period', language)
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
    ...sayKept(plan, language),
    ...(sessions.length === 0 ? [] : [say.room(count(capacity.periods), until)]),
    ...(topics.length === 0 ? [] : [say.outside(joinWords(topics, language))]),
    ...(sessions.length === 0 || capacity.others === 0 ? [] : [say.others(count(capacity.others))]),
    ...(adopted !== null || capacity.own === 0 ? [] : [say.own(count(capacity.own), counted)]),
    ...(sessions.length > 0 || plan.wanted > plan.total ? [] : [`> ${say.planned}`]),
  ]
}

function sayKept({ kept, sessions, adopted, total, usual }: WorkPlan, language: Language) {
  if (adopted === null || kept.length === 0) return []
  const say = words[language]
  const count = (periods: number) => sayCount(periods, 'period', language)
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
  say: Words,
  until: string,
  language: Language,
): string[] {
  const count = (periods: number) => sayCount(periods, 'period', language)
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
  say: Words,
  until: string,
  count: (periods: number) => string,
): string {
  return relief.kind === 'hours'
    ? say.hours(relief.from, relief.to)
    : say.time(relief.most === null ? null : count(relief.most), until)
}
