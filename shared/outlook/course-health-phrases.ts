// The sentences of the health of a course (K6): what a number means, and why it counts.
import type { Language } from '../language.ts'
import type { SoftPreference } from '../tools/health-problem.ts'
import type { ReserveRoom } from './course-health.ts'
import type { MissingProfile } from '../planner/health.ts'
import { usualFactor } from '../planner/pace.ts'
import { sayCount } from '../text/say-count.ts'

type Spacing = { title: string; least: number; most: number; target: number; crammed: number }

type ReserveNumbers = { spare: number; demand: number; day: string }

type Trait = MissingProfile['missing'][number]

export type CourseHealthPhrases = {
  room: (title: string, pending: number, gap: number, day: string) => string
  spacing: (spacing: Spacing) => string
  rapid: (title: string) => string
  buffer: (title: string, days: number, isExam: boolean, day: string) => string
  reserve: Record<ReserveRoom, (numbers: ReserveNumbers) => string>
  load: (days: string) => string
  evenLoad: string
  switches: (most: number, day: string) => string
  calm: string
  runs: (minutes: string, day: string) => string
  noRuns: string
  heavy: (count: number) => string
  noHeavy: string
  evenings: Record<SoftPreference, (count: number) => string>
  noEvenings: string
  freedom: (tight: number, of: number) => string
  profile: (title: string, traits: string) => string
  traits: Record<Trait, string>
  list: string
  verdict: Record<'empty' | 'good' | 'fair' | 'poor', (poor: number) => string>
  figures: {
    days: (days: number) => string
    gaps: (least: number, most: number) => string
    percent: (percent: number) => string
    periods: (periods: number) => string
  }
}

const sayRange = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`)

function sayBlocks(count: number, one: string, other: string): string {
  return `${sayCount(count, 'study-block', 'en')} ${count === 1 ? one : other}`
}

function sayNeed({ demand, day }: ReserveNumbers): string {
  return `By ${day}, all courses together need ${sayCount(demand, 'study-period', 'en')}`
}

const en: CourseHealthPhrases = {
  room: (title, pending, gap, day) =>
    gap > 0
      ? `${title}: of ${sayCount(pending, 'period', 'en')} without a place, ${gap} don’t fit by ${day}. Give it more days, or plan less.`
      : `${title}: ${sayCount(pending, 'period', 'en')} still wait for a place, and by count there is time for all until ${day}.`,
  spacing: ({ title, least, most, target, crammed }) =>
    crammed > 0
      ? `${title}: ${sayCount(crammed, 'session', 'en')} follow the one before too closely. About ${sayCount(target, 'day', 'en')} between sessions would be kept longest, as what is half forgotten and fetched again stays.`
      : `${title}: ${sayRange(least, most)} days lie between sessions, and about ${target} would be best: they are spaced, not crammed.`,
  rapid: (title) => `${title} is meant to be done in one go, so close sessions are no fault.`,
  buffer: (title, days, isExam, day) =>
    days <= 0
      ? `${title}: the last session lies on the last day (${day}). If it slips, nothing is left to catch up on.`
      : `${title}: ${sayCount(days, 'day', 'en')} stay between the last session and the ${isExam ? 'exam' : 'deadline'} (${day}): that is what a missed block can move into.`,
  reserve: {
    none: (numbers) =>
      `${sayNeed(numbers)}, and no time is free beside them: each slip pushes something out.`,
    thin: (numbers) =>
      `${sayNeed(numbers)}, and only ${numbers.spare} more are free: less than the tenth that work tends to overrun by.`,
    tight: (numbers) =>
      `${sayNeed(numbers)}, and ${numbers.spare} more are free: that takes up a slip now and then. Slips and work that takes longer, usually ${usualFactor} times what was planned, can need more than that: the simulation says what comes of it.`,
    roomy: (numbers) =>
      `${sayNeed(numbers)}, and ${numbers.spare} more are free: a slip finds a place.`,
  },
  load: (days) =>
    `On ${days} you study more than your day’s target. The last hours of such a day give least.`,
  evenLoad: 'No day goes beyond your day’s target.',
  switches: (most, day) => `On ${day} the course changes ${most} times: each change costs a start.`,
  calm: 'No day changes courses more than twice.',
  runs: (minutes, day) => `On ${day} classes and study go on for ${minutes} without a real break.`,
  noRuns: 'No block is part of more than four hours of classes and study on end.',
  heavy: (count) =>
    count === 1
      ? 'One heavy block touches another: the second gets what attention is left.'
      : `${count} pairs of heavy blocks touch: the second of each gets what attention is left.`,
  noHeavy: 'No two heavy blocks touch.',
  evenings: {
    evening: (count) =>
      `${sayBlocks(count, 'ends', 'end')} late in the evening, when least is kept.`,
    early: (count) => `${sayBlocks(count, 'begins', 'begin')} early in the morning.`,
    weekend: (count) => `${sayBlocks(count, 'lies', 'lie')} on a day of rest.`,
    meal: (count) => `${sayBlocks(count, 'leaves', 'leave')} no half hour for a meal.`,
    part: (count) =>
      `${sayBlocks(count, 'lies', 'lie')} outside the part of the day that you prefer for it.`,
    'free-evenings': (count) => `${sayBlocks(count, 'takes', 'take')} evenings that you keep free.`,
  },
  noEvenings: 'No block takes a late evening, a day of rest or a meal.',
  freedom: (tight, of) =>
    tight === 0
      ? `Each of ${sayCount(of, 'study-block', 'en')} could go to three other places or more: the plan bends before it breaks.`
      : `${tight} of ${sayCount(of, 'study-block', 'en')} ${tight === 1 ? 'has' : 'have'} hardly anywhere else to go: do not miss ${tight === 1 ? 'it' : 'them'}.`,
  profile: (title, traits) =>
    `${title}: ${traits} not told yet, so usual values count. With them the numbers get sharper.`,
  traits: { 'subject-type': 'kind of work', difficulty: 'difficulty', intensity: 'effort' },
  list: ', ',
  verdict: {
    empty: () => 'No study of this is placed from now on, so there is nothing to weigh yet.',
    good: () => 'Nothing here needs a change.',
    fair: () => 'It stands well; a few things are worth knowing.',
    poor: (poor) =>
      poor === 1 ? 'One thing here is worth a change.' : `${poor} things here are worth a change.`,
  },
  figures: {
    days: (days) => sayCount(Math.max(0, days), 'day', 'en'),
    gaps: (least, most) => `${sayRange(least, most)} d`,
    percent: (percent) => `${percent} %`,
    periods: (periods) => sayCount(periods, 'period', 'en'),
  },
}

function sayNeedZh({ demand, day }: ReserveNumbers): string {
  return `到${day}，所有课程一共要学 ${demand} 节`
}

const zh: CourseHealthPhrases = {
  room: (title, pending, gap, day) =>
    gap > 0
      ? `${title}：还没安排的 ${pending} 节里，有 ${gap} 节在${day}前排不下。多给几天，或少排一些。`
      : `${title}：还有 ${pending} 节待安排，按节数算，到${day}都排得下。`,
  spacing: ({ title, least, most, target, crammed }) =>
    crammed > 0
      ? `${title}：有 ${crammed} 次离上一次太近。隔 ${target} 天左右记得最久，因为快忘时再想起来最牢。`
      : `${title}：两次之间隔 ${sayRange(least, most)} 天，${target} 天左右最合适：分得开，没有挤在一起。`,
  rapid: (title) => `${title}本来就打算一口气做完，挨得近不算问题。`,
  buffer: (title, days, isExam, day) =>
    days <= 0
      ? `${title}：最后一次就排在最后一天（${day}），一旦耽误就没有时间补了。`
      : `${title}：最后一次离${isExam ? '考试' : '截止日'}（${day}）还有 ${days} 天，错过的任务可以补到这里。`,
  reserve: {
    none: (numbers) => `${sayNeedZh(numbers)}，之外没有空余：一耽误就会挤掉别的。`,
    thin: (numbers) =>
      `${sayNeedZh(numbers)}，之外只空着 ${numbers.spare} 节，不到一成，而实际用时常常会超出这么多。`,
    tight: (numbers) =>
      `${sayNeedZh(numbers)}，之外还空着 ${numbers.spare} 节：偶尔耽误一次补得上。但实际用时通常是计划的 ${usualFactor} 倍，再加上耽误的，可能就不够了，结果会怎样看模拟。`,
    roomy: (numbers) => `${sayNeedZh(numbers)}，之外还空着 ${numbers.spare} 节：耽误了也补得上。`,
  },
  load: (days) => `${days}的学习超过了你的每日目标。这样的一天，最后几小时收获最少。`,
  evenLoad: '没有哪天超过你的每日目标。',
  switches: (most, day) => `${day}要换 ${most} 次科目，每换一次都要重新进入状态。`,
  calm: '没有哪天要换两次以上的科目。',
  runs: (minutes, day) => `${day}上课加自习会连续 ${minutes}，中间没有像样的休息。`,
  noRuns: '没有任务处在连续四小时以上的上课和自习里。',
  heavy: (count) => `有 ${count} 处高强度任务紧挨着，后一个只能用剩下的精力。`,
  noHeavy: '没有高强度任务紧挨着。',
  evenings: {
    evening: (count) => `有 ${count} 个任务要学到深夜，那时最难记住。`,
    early: (count) => `有 ${count} 个任务在清早开始。`,
    weekend: (count) => `有 ${count} 个任务排在休息日。`,
    meal: (count) => `有 ${count} 个任务让吃饭的时间不到半小时。`,
    part: (count) => `有 ${count} 个任务不在你偏好的时段。`,
    'free-evenings': (count) => `有 ${count} 个任务占了你想空出来的晚上。`,
  },
  noEvenings: '没有占用深夜、休息日或吃饭时间。',
  freedom: (tight, of) =>
    tight === 0
      ? `${of} 个任务都至少有三个别的时间可选：计划有弹性。`
      : `${of} 个任务里有 ${tight} 个几乎没有别的时间可选：这几个最好别错过。`,
  profile: (title, traits) => `${title}：还没说过${traits}，暂时按一般情况算。补上之后会更准。`,
  traits: { 'subject-type': '类型', difficulty: '难度', intensity: '强度' },
  list: '、',
  verdict: {
    empty: () => '从现在起还没有排好的任务，暂时没有可以评估的。',
    good: () => '没有需要调整的地方。',
    fair: () => '整体不错，有几点可以了解一下。',
    poor: (poor) => `有 ${poor} 点值得调整。`,
  },
  figures: {
    days: (days) => `${Math.max(0, days)} 天`,
    gaps: (least, most) => `${sayRange(least, most)} 天`,
    percent: (percent) => `${percent}%`,
    periods: (periods) => `${periods} 节`,
  },
}

export const courseHealthPhrases: Record<Language, CourseHealthPhrases> = { en, zh }
