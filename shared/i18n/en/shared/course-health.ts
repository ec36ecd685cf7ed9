// Says in English: the health of one course.
import type { MissingProfile } from '../../../planner/health.ts'
import type { SoftPreference } from '../../../tools/health-problem.ts'
import type { ReserveRoom } from '../../../outlook/course-health.ts'
import { sayCount } from '../../../text/say-count.ts'
import { usualFactor } from '../../../planner/pace.ts'

export type CourseHealthPhrases = {
  /** `gap` is empty where all fits. */
  room: (title: string, pending: string, gap: string, day: string) => string
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
  }
}

export type Trait = MissingProfile['missing'][number]

export type ReserveNumbers = { spare: string; demand: string; day: string }

export type Spacing = {
  title: string
  least: number
  most: number
  target: number
  crammed: number
}

function sayBlocks(count: number, one: string, other: string): string {
  return `${sayCount(count, 'study-block', 'en')} ${count === 1 ? one : other}`
}

function sayNeed({ demand, day }: ReserveNumbers): string {
  return `By ${day}, all courses together need ${demand} of study`
}

const sayRange = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`)

export const courseHealthPhrases: CourseHealthPhrases = {
  room: (title, pending, gap, day) =>
    gap !== ''
      ? `${title}: of ${pending} without a place, ${gap} don’t fit by ${day}. Give it more days, or plan less.`
      : `${title}: ${pending} still wait for a place, and there are enough free hours for all of it until ${day}.`,
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
    meal: (count) => `${sayBlocks(count, 'leaves', 'leave')} too little time for a meal.`,
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
  },
}
