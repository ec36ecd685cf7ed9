// Says in English: why a block lies where it does, and what other places would cost.
import type { TermName } from '../../../planner/explanation.ts'
import { joinWords } from '../../../text/join-words.ts'
import { upperFirst } from '../../../text/as-sentence.ts'

// What speaks for a block's place and what it costs there, from how each term sees it.

export const advantages = {
  /** `than` is how much more it would cost, and for what, or how it would be. */
  instead: {
    weekend: (place: string, than: string): string =>
      `the best weekday place, ${place}, would ${than}`,
    evening: (place: string, than: string): string =>
      `the best place before the evening, ${place}, would ${than}`,
  },
  nothingInstead: {
    weekend: 'no weekday place is left for it',
    evening: 'no place before the evening is left for it',
  },
  than: (total: number, amounts: string) =>
    total === 0 ? 'cost the same' : `cost ${total} more (${amounts})`,
  thanInWords: (grade: string) => `be ${grade}`,
  sameDay: 'it follows the last session on the same day',
  sinceLast: (days: string) => `${days} after the last session`,
  untilNext: (days: string) => `${days} before the next session`,
}

// How an explanation names tasks, places and days: with numbers for a model, plainly for a person.

export const unknownClass: string = 'work that is gone'

// The limits that bind a task, each as a clause: "it must come after “Problem set 2” (Tue 24 Nov)".

export const limits = {
  after: (task: string) => `it must come after ${task}`,
  before: (task: string) => `it must come before ${task}`,
  afterAndBefore: (after: string, before: string) =>
    `it must come after ${after} and before ${before}`,
  from: (day: string) => `it may start on ${day} at the earliest`,
  until: (day: string) => `it must be done by ${day}`,
  excludedPeriods: (periods: string) => `it stays off ${periods}`,
  excludedWeekdays: (weekdays: string) => `it stays off ${weekdays}`,
  notInClass: 'it is not to be studied in class',
  gain: (clause: string, gain: number) =>
    `${clause} (without that, a place would cost ${gain} less)`,
  besideBefore: (task: string) => `${task} ends right before it`,
  besideAfter: (task: string) => `${task} begins right after it`,
  inside: (host: string) => `it is done during ${host}`,
  locked: 'it is locked',
  begun: 'it has already begun',
  worked: 'you have worked on it there',
}

export type ExplanationPhrases = {
  liesOn: (task: string, place: string) => string
  because: (clauses: string) => string
  noReasons: string
  clauses: (clauses: readonly string[]) => string
  drawbacks: (share: number, amounts: string) => string
  nowhereElse: string
  nothingBetter: (others: number) => string
  others: (others: number, better: number) => string
  othersUnlocked: (others: number, better: number) => string
  pending: (task: string, places: number) => string
  bound: (clauses: string) => string
  best: string
  noPlace: (task: string, why: string) => string
  none: {
    overBudget: (budget: string, used: string, duration: string) => string
    emptyRange: string
    noDays: (from: string, to: string) => string
    noRoomInOrder: (after: string | null, before: string | null) => string
    tooShort: (duration: string, longest: string) => string
    nothingFree: string
  }
  event: (task: string, place: string) => string
  eventLocked: string
  eventBegun: string
  hosts: (guests: string) => string
  hostsNothing: string
  /** What a place costs, compared with now. */
  more: (place: string, total: number, amounts: string) => string
  less: (place: string, total: number, amounts: string) => string
  same: (place: string, amounts: string) => string
  /** What it costs a pending item. */
  costs: (place: string, total: number, amounts: string) => string
  costsNothing: (place: string) => string
  bestThere: (sentence: string) => string
  here: string
  unweighed: (place: string) => string
  /** Before the reason of one place that stands for many. */
  noneThere: string
  nearest: (places: readonly string[]) => string
  unlocked: (sentence: string) => string
}

function sayOthers(others: number, better: number): string {
  if (others > 20 && better === 0) return 'many other places, none of them better'
  if (others === 1) return `1 other place, ${better === 0 ? 'no better' : 'and a better one'}`
  const few = better === 1 ? 'one' : `${better}`
  return `${others} other places, ${better === 0 ? 'none' : few} of them better`
}

export const explanationPhrases: ExplanationPhrases = {
  liesOn: (task, place) => `${task} is on ${place}.`,
  because: (clauses) => `Here because: ${clauses}.`,
  noReasons: 'Nothing ties it to this time: other times are just as good.',
  clauses: (clauses) => clauses.join('; '),
  drawbacks: (share, amounts) =>
    share < 0 ? `It saves ${-share} here: ${amounts}.` : `It costs ${share} here: ${amounts}.`,
  nowhereElse: 'No other place is left for it.',
  nothingBetter: (others) =>
    others === 1
      ? 'The one other place is no better.'
      : `None of the ${others} other places is better.`,
  others: (others, better) => upperFirst(sayOthers(others, better)),
  othersUnlocked: (others, better) => `Once unlocked: ${sayOthers(others, better)}`,
  pending: (task, places) =>
    `${task} has no place yet; ${places === 1 ? '1 place is' : `${places} places are`} open to it.`,
  bound: (clauses) => `Its limits: ${clauses}.`,
  best: 'What costs least:',
  noPlace: (task, why) => `There is no place for ${task}: ${why}.`,
  none: {
    overBudget: (budget, used, duration) =>
      `its course work may take ${budget} in all, ${used} are taken, and it needs ${duration} more`,
    emptyRange: 'the dates of its course work leave no day of this term',
    noDays: (from, to) => `no day from ${from} to ${to} is left for it`,
    noRoomInOrder: (after, before) =>
      [
        ...(after === null ? [] : [`it has to come after ${after}`]),
        ...(before === null ? [] : [`it has to come before ${before}`]),
        'and nothing long enough is free there',
      ].join(', '),
    tooShort: (duration, longest) =>
      `it needs ${duration} in a row, and the longest free stretch it may use has ${longest}`,
    nothingFree: 'nothing it may use is free',
  },
  event: (task, place) =>
    `${task} is a fixed event on ${place}: the planner leaves it there, and works around it.`,
  eventLocked: 'It is locked.',
  eventBegun: 'It has already begun.',
  hosts: (guests) => `Study done during it: ${guests}.`,
  hostsNothing: 'Study may be done during it; nothing is placed there now.',
  more: (place, total, amounts) => `${place} would cost ${total} more: ${amounts}.`,
  less: (place, total, amounts) => `${place} would cost ${total} less: ${amounts}.`,
  same: (place, amounts) =>
    amounts === ''
      ? `${place} would cost the same.`
      : `${place} would cost the same in all: ${amounts}.`,
  costs: (place, total, amounts) => `${place} costs ${total}: ${amounts}.`,
  costsNothing: (place) => `${place} costs nothing.`,
  bestThere: (sentence) => `The best place there: ${sentence}`,
  here: 'That is where it is.',
  unweighed: (place) => `${place} is free: you may move it there.`,
  noneThere: 'No place there is open to it.',
  nearest: (places) => `Nearest that fits: ${places.join(' ')}`,
  unlocked: (sentence) => `If you unlock it: ${sentence}`,
}

export type TermWords = {
  /** "4 for spacing": what costs. */
  name: string
  /** A clause for a place where this term costs less than elsewhere. */
  fits: string
}

export const termNames: Record<TermName, TermWords> = {
  unplaced: { name: 'staying without a place', fits: 'it has a place' },
  late: { name: 'putting it off', fits: 'it is not put off' },
  buffer: { name: 'using the reserve before the deadline', fits: 'the reserve stays free' },
  pref: { name: 'a time you don’t prefer', fits: 'the time of day is one you prefer' },
  embed: { name: 'studying in class', fits: 'it is outside your classes' },
  load: { name: 'a full day', fits: 'the day has room for it' },
  spacing: { name: 'spacing', fits: 'the sessions lie well apart' },
  run: { name: 'a long run without a break', fits: 'no run gets too long' },
  move: { name: 'moving it', fits: 'it stays where it was' },
  spread: { name: 'an uneven spread', fits: 'the work is spread evenly' },
  evening: { name: 'the late hour', fits: 'it is early enough in the day' },
  morning: { name: 'the early hour', fits: 'it is not too early' },
  weekend: { name: 'the weekend', fits: 'it keeps off the weekend' },
  meal: { name: 'a meal missed', fits: 'meals stay free' },
  sameday: {
    name: 'a second session that day',
    fits: 'it is the only session of its kind that day',
  },
  switch: { name: 'a change of subject', fits: 'the subject changes little' },
  heavy: { name: 'hard work back to back', fits: 'no hard work touches it' },
  fragment: { name: 'a stray period left over', fits: 'no stray period is left over' },
  pause: { name: 'a break too short', fits: 'there is a break before and after it' },
  review: {
    name: 'going over a lecture too late or before it',
    fits: 'its lecture is still fresh',
  },
  prepare: { name: 'preparing too early or too late', fits: 'its tutorial comes soon after' },
}

export const termPhrases: {
  more: (amount: number, name: string) => string
  less: (amount: number, name: string) => string
  rest: (amount: string) => string
  list: (amounts: string[]) => string
} = {
  more: (amount, name) => `${amount} for ${name}`,
  less: (amount, name) => `${amount} less for ${name}`,
  rest: (amount) => `${amount} for the rest`,
  list: (amounts) => joinWords(amounts, 'en'),
}
