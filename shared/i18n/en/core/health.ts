// Says in English: the health of a plan.
import { sayCount } from '../../../text/say-count.ts'
import type {
  HealthFacts,
  MissingProfile,
  ClassSpacing,
  ReserveLevel,
  Reserve,
  TightnessLevel,
  Tightness,
} from '../../../planner/health.ts'
import type { SoftPreference } from '../../../tools/health-problem.ts'

// One sentence for each proposal: what would move where, what that wins, and what it costs.

export const healthCandidate = {
  move: (title: string, to: string) => `Moving ${title} to ${to}`,
  swap: (titleA: string, placeA: string, titleB: string, placeB: string) =>
    `Swapping ${titleA} (${placeA}) with ${titleB} (${placeB})`,
  place: (day: string, clock: string) => `${day} ${clock}`,
  heavyAdjacency: (day: string, left: number): string =>
    left === 0
      ? `keeps heavy work apart on ${day}`
      : `leaves less heavy work side by side on ${day}`,
  switches: (day: string, fewer: number): string =>
    `takes ${fewer === 1 ? 'one switch' : `${fewer} switches`} off ${day}`,
  longRun: (day: string, from: string, to: string) =>
    `cuts the longest run of ${day} from ${from} to ${to}`,
  otherRun: (day: string) => `takes study out of the long run of ${day}`,
  crammed: (taskClass: string) => `gives the sessions of ${taskClass} more room`,
  noBuffer: (taskClass: string, left: number): string =>
    left === 0
      ? `keeps the last day for ${taskClass} free`
      : `takes work off the last day for ${taskClass}`,
  preference: {
    evening: (day: string, left: number): string =>
      left === 0 ? `frees the late evening of ${day}` : `takes work off the late evening of ${day}`,
    early: (day: string, left: number): string =>
      left === 0
        ? `frees the early morning of ${day}`
        : `takes work off the early morning of ${day}`,
    weekend: (day: string, left: number): string =>
      left === 0 ? `frees ${day}` : `takes work off ${day}`,
    meal: (day: string, _left: number) => `leaves time for the meal on ${day}`,
    part: (_day: string, _left: number) => 'puts work where you prefer it',
    'free-evenings': (_day: string, _left: number) => 'gives you an evening back',
  },
  cost: (changes: string[]) => `; in exchange: ${changes.join(', ')}`,
  change: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  sentence: (what: string, win: string, cost: string) => `${what} ${win}${cost}.`,
  close: 'Leave the plan as it is.',
}

// What the numbers of the improvement signal are called.

export const healthNumbers = {
  sameDaySessions: 'further sessions of a class on one day',
  closeDays: 'days that sessions lie too close',
  lastDayBlocks: 'blocks on a last day',
  heavyPairs: 'heavy blocks side by side',
  switches: 'changes of course',
  extraSwitches: 'changes of course too many',
  longRuns: 'runs without a break that are too long',
  longRunQuarters: 'quarters of an hour in them beyond the limit',
  lostMeals: 'meals without time',
  lateBlocks: 'late blocks',
  earlyBlocks: 'early blocks',
  restDayBlocks: 'blocks on days of rest',
  saturdayBlocks: 'blocks on Saturdays',
  wrongPartBlocks: 'blocks outside the preferred part of the day',
  lostEvenings: 'evenings too many',
  overloadPeriods: 'study periods beyond the daily target',
  leftovers: 'single free periods beside study',
  tiringPairs: 'similar subjects in a row',
}

// The rhythm of a plan as text for a model: the totals in a line, then a line for each day.

export const healthRhythm = {
  head: (from: string, to: string, blocks: number, days: number) =>
    `Rhythm from ${from} to ${to}, ${sayCount(blocks, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}`,
  headOfDay: (day: string, blocks: number) =>
    `Rhythm of ${day}, ${sayCount(blocks, 'study-block', 'en')}`,
  none: (from: string) => `No study is placed from ${from} on.`,
  noneOnDay: (day: string) => `No study is to come on ${day}.`,
  switches: (count: number) => `switches ${count}`,
  mostSwitches: (count: number, most: number, day: string) =>
    `switches ${count}, at most ${most} in a day (${day})`,
  run: (length: string, where: string) => `longest run ${length} (${where})`,
  noRun: 'no run outside lessons',
  block: (length: string) => `longest block ${length}`,
  stretches: (count: number) => `separate stretches ${count}`,
  leftovers: (count: number) => `single free periods beside study ${count}`,
  heavy: (what: string) => `heavy next to heavy ${what}`,
  noHeavy: 'no heavy next to heavy',
  sameType: (helpful: string, tiring: string) =>
    `same type in a row: helpful ${helpful}, tiring ${tiring}`,
  overloaded: (days: string) => `over the daily target: ${days}`,
  noOverload: 'no day over its target',
  load: (study: string, target: string, lessons: string) =>
    `study ${study} of ${target}, lessons ${lessons}`,
  pair: (a: number, b: number) => `#${a}–#${b}`,
  nothing: 'none',
  day: (day: string, parts: string[]) => `${day}: ${parts.join('; ')}`,
  more: (days: number) => `${sayCount(days, 'day', 'en')} more; ask for one with day.`,
  list: ', ',
  line: (head: string, parts: string[]) => `${head}: ${parts.join('; ')}.`,
}

// The diagnosis of a plan as text for a model: the facts in a line each, the problems, the proposals, the verdict.

export const health = {
  head: (from: string, to: string, blocks: number, days: number, signal: number) =>
    `Health from ${from} to ${to}: ${sayCount(blocks, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}; improvement signal ${signal} (lower is better, 0 is nothing to mend).`,
  none: (from: string) => `Health: no study is placed from ${from} on.`,
  headOfDay: (day: string, blocks: number, signal: number) =>
    `Health of ${day}: ${sayCount(blocks, 'study-block', 'en')}; improvement signal of the whole plan ${signal} (lower is better).`,
  rhythm: (parts: string[]) => `Rhythm: ${parts.join('; ')}.`,
  problems: (count: number) => `Problems (${count}), worst first:`,
  noProblem: 'Problems: none.',
  noProblemOnDay: (day: string) => `Problems on ${day}: none.`,
  problem: (words: string, details: string[]) => `- ${words} (${details.join('; ')})`,
  details: {
    points: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
    tasks: (ids: number[]) => `tasks ${ids.map((id) => `#${id}`).join(', ')}`,
    forced: 'no single move or swap is worth it',
  },
  more: (count: number) => `- and ${count} more`,
  main: (words: string) => `Main problem: ${words} Candidates against it:`,
  candidate: (id: string, call: string, words: string, details: string[]) =>
    `${id} ${call} ${words} (${details.join('; ')})`,
  close: (words: string) => `close: ${words}`,
  signal: (from: number, to: number) => `signal ${from} → ${to}`,
  better: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  cost: (blocks: number, days: number) =>
    `${sayCount(blocks, 'study-block', 'en')}, ${sayCount(days, 'day', 'en')}`,
  verdict: (sentence: string, verdict: HealthFacts['verdict']) =>
    `Verdict: ${sentence} should_continue_optimize ${verdict.should_continue_optimize}; is_forced_imperfection ${verdict.is_forced_imperfection}; recommended_operation ${verdict.recommended_operation}; improvement_signal ${verdict.improvement_signal}.`,
}

export type HealthFactsPhrases = {
  tightness: (level: string, tightness: Tightness) => string
  levels: Record<TightnessLevel, string>
  noPending: string
  fits: (pending: number) => string
  gap: (gap: number, pending: number, day: string, classes: string[]) => string
  classGap: (id: number, title: string, gap: number, free: number) => string
  reserve: (level: string, reserve: Reserve, day: string) => string
  reserveLevels: Record<ReserveLevel, string>
  preferences: (parts: string[]) => string
  preference: (name: string, count: number, days: string) => string
  preferenceNames: Record<SoftPreference, string>
  spacing: (parts: string[]) => string
  sessions: (title: string, spacing: ClassSpacing) => string
  exam: (day: string) => string
  deadline: (day: string) => string
  gaps: (least: number, most: number, target: number) => string
  crammed: (count: number) => string
  daysLeft: (days: number) => string
  profile: (parts: string[]) => string
  profileOf: (id: number, title: string, missing: string[]) => string
  traits: Record<MissingProfile['missing'][number], string>
  list: string
  more: (count: number) => string
}

function sayRange(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`
}

export const healthFacts: HealthFactsPhrases = {
  tightness: (level, { items, movable, swappable, alternatives }) =>
    `Tightness: ${level}; of ${sayCount(items.length, 'study-block', 'en')} ${movable} can move (median of other places ${alternatives}), ${swappable} can swap with another class.`,
  levels: { locked: 'locked', tight: 'tight', loose: 'loose' },
  noPending: 'Capacity: nothing pending.',
  fits: (pending) => `Capacity: ${sayCount(pending, 'period', 'en')} pending, no gap by count.`,
  gap: (gap, pending, day, classes) =>
    `Capacity: of ${sayCount(pending, 'period', 'en')} pending at least ${gap} can't be placed by ${day}${classes.length === 0 ? '' : `; ${classes.join(', ')}`}.`,
  classGap: (id, title, gap, free) => `class ${id} ${title} lacks ${gap} (free ${free})`,
  reserve: (level, { spare, demand, percent }, day) =>
    `Reserve: ${level}; ${spare} free study periods for ${demand} to work by ${day} (${percent} %; 10–15 % is sound).`,
  reserveLevels: { none: 'none', thin: 'thin', fair: 'fair', ample: 'ample' },
  preferences: (parts) => `Preferences broken: ${parts.length === 0 ? 'none' : parts.join('; ')}.`,
  preference: (name, count, days) => `${name} ${count} (${days})`,
  preferenceNames: {
    evening: 'late evening',
    early: 'early morning',
    weekend: 'day of rest',
    meal: 'meal',
    part: 'part of the day',
    'free-evenings': 'free evenings',
  },
  spacing: (parts) => `Spacing: ${parts.join('; ')}.`,
  sessions: (title, { classId, sessions }) => `class ${classId} ${title} sessions ${sessions}`,
  exam: (day) => `exam ${day}`,
  deadline: (day) => `deadline ${day}`,
  gaps: (least, most, target) => `gaps ${sayRange(least, most)} (target ${target})`,
  crammed: (count) => `too close ${count}`,
  daysLeft: (days) => `${sayCount(days, 'day', 'en')} left at the end`,
  profile: (parts) => `Profile missing, still at the starting values: ${parts.join('; ')}.`,
  profileOf: (id, title, missing) => `class ${id} ${title} ${missing.join(', ')}`,
  traits: { 'subject-type': 'subject type', difficulty: 'difficulty', intensity: 'intensity' },
  list: ', ',
  more: (count) => `${count} more`,
}

export type HealthProblemPhrases = {
  heavyAdjacency: (day: string, titles: string) => string
  switches: (day: string, count: number, limit: number) => string
  longRun: (day: string, length: string, limit: string) => string
  crammed: (taskClass: string, titles: string, days: string) => string
  noBuffer: (taskClass: string, titles: string, day: string, count: number) => string
  preference: Record<
    SoftPreference,
    (titles: string, days: string, size: { blocks: number; measure: number }) => string
  >
  more: (count: number) => string
}

function times(count: number): string {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${count} times`
}

export const healthProblem: HealthProblemPhrases = {
  heavyAdjacency: (day, titles) =>
    `On ${day} heavy work follows heavy work within an hour: ${titles}.`,
  switches: (day, count, limit) =>
    limit === 0
      ? `${day} changes course ${times(count)} between its study blocks.`
      : `${day} changes course ${times(count)} between its study blocks; up to ${limit} is easy to follow.`,
  longRun: (day, length, limit) =>
    `${day} has ${length} of work without a real break, lessons included; more than ${limit} tires.`,
  crammed: (taskClass, titles, days) =>
    `Sessions of ${taskClass} lie too close together to be remembered well: ${titles} on ${days}.`,
  noBuffer: (taskClass, titles, day, count) =>
    `${titles} ${count === 1 ? 'lies' : 'lie'} on the last day for ${taskClass}, ${day}: if something slips, no time is left.`,
  preference: {
    evening: (titles, days, { blocks }) =>
      `${titles} ${blocks === 1 ? 'goes' : 'go'} on late into the evening of ${days}.`,
    early: (titles, days, { blocks }) =>
      `${titles} ${blocks === 1 ? 'begins' : 'begin'} early in the morning of ${days}.`,
    weekend: (titles, days, { blocks }) =>
      `${titles} ${blocks === 1 ? 'is' : 'are'} on ${days}, which could stay free.`,
    meal: (titles, days, { blocks }) =>
      `${titles} ${blocks === 1 ? 'leaves' : 'leave'} too little time for a meal on ${days}.`,
    part: (titles, days, { blocks }) =>
      `${titles} on ${days} ${blocks === 1 ? 'lies' : 'lie'} outside the part of the day that you prefer for the course.`,
    'free-evenings': (titles, days, { measure }) =>
      `Study takes ${measure === 1 ? 'an evening' : `${measure} evenings`} more of the week than you want to give: ${titles} on ${days}.`,
  },
  more: (count) => `${count} more`,
}
