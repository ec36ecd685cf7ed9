// Says in English: the health of a plan.
import { sayCount } from '../../../text/say-count.ts'
import type { HealthFacts } from '../../../planner/health.ts'

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
