// Says in English: the dialogs of health and history.
import type { MissingProfile, ReserveLevel, TightnessLevel } from '../../../planner/health.ts'
import { sayCount } from '../../../text/say-count.ts'

// The health dialog: the verdict's frame, the rhythm of the coming week, and what stands around it.

export const health = {
  title: 'Health of your plan',
  loading: 'Looking at your plan…',
  failed: 'The plan could not be looked at. Nothing was changed; close this and try again.',
  empty: 'No study is placed from now on. Once it is, you see here how it stands.',
  emptyDone:
    'No study is placed from now on, and none waits. Add some, and you see here how it stands.',
  problems: 'What stands against it',
  moreProblems: (count: number): string =>
    count === 1 ? 'and 1 smaller thing' : `and ${count} smaller things`,
  rhythm: 'The coming week',
  rhythmHint:
    'Hours of study each day, with the day’s target as a line, and how often the course changes.',
  day: 'Day',
  study: 'Study',
  switches: 'Switches',
  ofTarget: (target: string) => `of ${target}`,
  reserveLabel: 'Reserve',
  reserve: (
    level: ReserveLevel,
    { spare, demand, day }: { spare: string; demand: string; day: string },
  ): string => {
    const rest = `${demand} of study to do by ${day}`
    if (level === 'none') return `None: ${rest}, and no time to spare.`
    const name = { thin: 'Thin', fair: 'Sound', ample: 'Ample' }[level]
    return `${name}: ${rest}, and ${spare} to spare.`
  },
  tightnessLabel: 'Room to move',
  tightness: (
    level: TightnessLevel,
    { movable, blocks }: { movable: number; blocks: number },
  ): string => {
    if (level === 'locked') return 'None: no study block can move.'
    const can = `${movable} of ${sayCount(blocks, 'study-block', 'en')} can move`
    return level === 'loose' ? `Plenty: ${can}.` : `Little: ${can}, most to only a few places.`
  },
  openLabel: 'Still to place',
  fits: (pending: string) => `${pending}; there are enough free hours for all of it.`,
  gap: (gap: string, pending: string, day: string) =>
    `${pending}, of which at least ${gap} don’t fit before the end of ${day}.`,
  profileLabel: 'Not known yet',
  profile: (classes: readonly string[], more: number): string =>
    `${classes.join('; ')}${more > 0 ? `; ${more} more` : ''}. Until you say, the usual is assumed.`,
  profileOf: (title: string, traits: readonly MissingProfile['missing'][number][]): string => {
    const names = { 'subject-type': 'kind', difficulty: 'difficulty', intensity: 'effort' }
    return `${title} (${traits.map((trait) => names[trait]).join(', ')})`
  },
  /** How much of the plan a remedy touches. */
  moves: (duration: string) => `Moves ${duration} of study; nothing else moves.`,
  remedies: 'What would help',
  /** Asks for one remedy. */
  tryIt: 'Try it',
  busy: 'Your assistant is at work. Wait until it is done.',
  improve: 'Improve',
  /** What is said in the conversation; the offline model understands it. */
  improveMessage: 'Improve my plan',
}

// The history dialog: its list, what an entry did, and the way to any point of it.

export const history = {
  title: 'History',
  loading: 'Reading the history…',
  empty:
    'Every change that you accept is kept here, with who made it and why. Any of them can be taken back.',
  hint: 'Nothing here is ever lost. Going back undoes all later changes at once, and you can go forward again.',
  today: 'Today',
  effect: (why: string) => `What “${why}” did`,
  here: 'You are here',
  walk: { undo: 'Undo to here', redo: 'Redo to here' },
  walkTo: {
    undo: (why: string) => `Undo to here: ${why}`,
    redo: (why: string) => `Redo to here: ${why}`,
  },
  confirm: {
    undo: (changes: number) => `Undo ${sayCount(changes, 'change', 'en')}`,
    redo: (changes: number) => `Redo ${sayCount(changes, 'change', 'en')}`,
  },
  cancel: 'Cancel',
  start: 'Before the first change',
  more: (count: number) => `${count} more`,
  fewer: 'Fewer',
  earlier: 'Earlier changes',
}
