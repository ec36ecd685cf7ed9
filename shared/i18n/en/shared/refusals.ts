// Says in English: why a change of the schedule is refused.
import type { RefusalReason } from '../../../schedule/refusal.ts'
import type { Place } from '../../../schedule/place.ts'

// What comes along with a choice of changes, or stays behind with it, and why; and what a part of a card is called.

export const part = {
  /** Why `a` can't be taken without `b`. */
  why: {
    place: (a: string, b: string) => `${a} can only lie there once ${b} has changed too.`,
    order: (a: string, b: string) => `${a} would come out of order with ${b}.`,
    host: (a: string, b: string) =>
      `${a} depends on where ${b} lies, as one is held during the other.`,
    limits: (a: string, b: string) => `${a} only fits the limits together with ${b}.`,
    budget: (a: string, b: string) =>
      `Without ${b}, ${a} would take its course over the periods that it may have.`,
    class: (a: string, b: string) => `${a} and ${b} belong to the same work.`,
    unit: (a: string, b: string) => `${a} and ${b} only fit together.`,
  },
  /** Others that are bound as well. */
  moreReasons: (count: number): string =>
    count === 1 ? ' 1 more is bound as well.' : ` ${count} more are bound as well.`,
  comesAlong: (names: string, why: string) => `Ticked as well: ${names}. ${why}`,
  staysBehind: (names: string, why: string) => `Left out as well: ${names}. ${why}`,
  /** With ticks taken away: what waits for a place, what does not come, and what stays where it is. */
  waits: (names: string, isOne: boolean): string =>
    `${names} ${isOne ? 'waits' : 'wait'} to be placed.`,
  waitsBefore: (name: string, next: string, place: string) =>
    `${name} waits to be placed, and then fits only before ${next} (${place}).`,
  notAdded: (names: string, isOne: boolean): string =>
    `${names} ${isOne ? 'is' : 'are'} not added.`,
  stays: (names: string, isOne: boolean): string =>
    `${names} ${isOne ? 'stays' : 'stay'} as ${isOne ? 'it is' : 'they are'}.`,
  more: (count: number) => `${count} more`,
  needs: (names: string, why: string) =>
    `This choice also needs ${names}. ${why} Add them or leave out what needs them; nothing was changed.`,
  unknown: (ids: string) =>
    `This card changes nothing about ${ids}. Look at its changes and choose among those; nothing was changed.`,
  outdated: (names: string) =>
    `The schedule has changed since, and ${names} can't be done like this any more. Ask for it again; nothing was changed.`,
  nothing: 'Nothing is chosen. Choose at least one change, or reject the card.',
  whole: 'This card is one act and is accepted as a whole, or rejected; nothing was changed.',
  share: (taken: number, of: number) => `${taken} of ${of} changes accepted`,
  told: (taken: number, of: number) => `Accepted in part: ${taken} of ${of} changes.`,
  left: (names: string) => `Not taken by the person, left as it was: ${names}.`,
}

// Why an edit is refused (S7, T3), in one or two sentences: the rule, the tasks in the way, and where it would fit.

export const nearestPhrases = (places: string[]) => ` Nearest that fits: ${places.join('; ')}.`

export const unknownToPerson: string = 'That task is not in the schedule any more.'

// Why a change of the term or the timetable is refused, in sentences: what lies in the way, and what to do.

export const termProblem = {
  nothing: 'Nothing was changed.',
  heldGuest: (guest: string, host: string) =>
    `${guest} is pinned or marked inside ${host}. Unpin it or take the mark back first.`,
  inTheWay: (title: string) => `${title} is in the way and may not be moved. Unpin it first.`,
  stale: (title: string) =>
    `${title} is not as it was when you began. Look at the timetable again.`,
  clash: (block: string, other: string, time: string, weeks: string) =>
    `${block} clashes with ${other} at ${time} in ${weeks}.`,
  overlap: (other: string, time: string, weeks: string) =>
    `Clashes with ${other} at ${time} in ${weeks}.`,
  outside: (block: string) => `${block} does not fit into the weeks and periods of the term.`,
  outsideTerm: (date: string, year: number) => `${date} ${year} is outside the term.`,
  backwards: 'The last day lies before the first.',
  same: 'It is like that already.',
  badTable: 'Each period has to end after it begins, and to begin after the one before it ends.',
  rowInUse: (row: number, title: string, others: number): string =>
    `Period ${row} can't be removed: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} in it.`,
  ownClock: (title: string) =>
    `${title} has times of its own, which would no longer lie in its periods.`,
  weekInUse: (weeks: number, title: string, others: number): string =>
    `The term can't end after ${weeks === 1 ? 'week 1' : `week ${weeks}`}: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} later.`,
  openCard:
    'A card waits for your answer, and it speaks of the periods as they are. Answer it first.',
  farDate: (date: string, first: number, last: number) =>
    `No term begins on ${date}. Write a date in the years ${first} to ${last}.`,
  noWeek: (week: number, weeks: number): string =>
    `There is no week ${week} to follow: the term has ${weeks === 1 ? '1 week' : `${weeks} weeks`}.`,
  over: 'None of its meetings is still to come: those weeks are over, or have those days off.',
  noName: 'A name is missing. Type at least one letter.',
  leftOut: (title: string, place: string, other: string) =>
    `${title} on ${place} is left out: ${other} lies there.`,
  weeks: {
    empty: (part: string, _weeks: number) =>
      `“${part}” names no week. Write it like 1-16, or 1-8,10, or 1-16 odd.`,
    unread: (part: string, _weeks: number) =>
      `“${part}” is not understood. Write the weeks like 1-16, or 1-8,10, or 1-16 odd.`,
    outside: (part: string, weeks: number) => `“${part}” is not within weeks 1 to ${weeks}.`,
  },
}

export const exams = {
  gaveWay: (event: string, place: string, exam: string): string =>
    `${event} on ${place} is off: ${exam} is held then. It comes back if the exam moves or goes.`,
  back: (event: string, place: string) => `${event} on ${place} is held again.`,
  more: (count: number) => `${count} more are off or held again for the same reason.`,
}

export type RefusalPhrase<Kind extends RefusalKind> = (
  words: RefusalWords,
  reason: ReasonOf<Kind>,
) => string

export type ReasonOf<Kind extends RefusalKind> = Extract<RefusalReason, { kind: Kind }>

export type RefusalKind = RefusalReason['kind']

export type RefusalWords = {
  /** The refused task: title and id. */
  task: string
  taskId: number
  /** `class`, `exam`, `appointment` or `study`. */
  kindOfTask: string
  /** The task's class in quotes, or the task's own name when it has none. */
  taskClass: string
  name: (id: number) => string
  /** The named tasks, each with its periods where they meet `target`. */
  tasksAt: (ids: number[], target: Place) => string
  /** The named tasks, each with its whole place. */
  tasksWithPlaces: (ids: number[]) => string
  place: (place: Place) => string
  periods: (periods: number[]) => string
  periodCount: (count: number) => string
  day: (day: number) => string
  weekday: (weekday: number) => string
}

export const refusal: { [Kind in RefusalKind]: RefusalPhrase<Kind> } = {
  'unknown-task': (words) => `There is no task with the id ${words.taskId}.`,
  'already-placed': (words, { place }) =>
    `${words.task} already has a place, ${words.place(place)}: move it instead of placing it.`,
  'still-pending': (words) => `${words.task} is pending: place it first.`,
  'not-an-item': (words) =>
    `${words.task} is a fixed event (${words.kindOfTask}), not a study block: it can be moved or swapped, but neither placed nor made pending.`,
  'outside-window': (_, { days, periods }) =>
    `That is outside the term: days run from 1 to ${days}, periods from 1 to ${periods}.`,
  'past-end-of-day': (words, { target, periods }) =>
    `${words.task} needs ${words.periodCount(target.end - target.start + 1)}: starting at period ${target.start} it would run past the end of the day, period ${periods}.`,
  'beside-rows': (words, { clock }) =>
    `${words.task} lies outside of the periods of the day, ${clock.start}–${clock.end}: it can go to another day at that time; for another time change it as an appointment.`,
  occupied: (words, { target, occupants }) =>
    `${words.task} can't take ${words.place(target)}: that time belongs to ${words.tasksAt(occupants, target)}.`,
  'astride-host': (words, { target, occupants }) =>
    `${words.task} can't take ${words.place(target)}: it has to lie wholly inside one class or wholly outside, and would be only partly inside ${words.tasksAt(occupants, target)}.`,
  'host-taken': (words, { target, occupants }) =>
    `${words.task} can't take ${words.place(target)}: a period of a class holds one study block, and these are taken by ${words.tasksAt(occupants, target)}.`,
  'embedding-not-allowed': (words, { target, occupants }) =>
    `${words.task} can't take ${words.place(target)}: that is during ${words.tasksAt(occupants, target)}, and ${words.taskClass} is not to be studied in class.`,
  'before-predecessor': (words, { target, occupants }) =>
    `${words.task} can't take ${words.place(target)}: blocks of ${words.taskClass} keep their order, so it has to start after ${words.tasksWithPlaces(occupants)}.`,
  'after-successor': (words, { target, occupants }) =>
    `${words.task} can't take ${words.place(target)}: blocks of ${words.taskClass} keep their order, so it has to end before ${words.tasksWithPlaces(occupants)}.`,
  'outside-range': (words, { target, fromDay, toDay }) =>
    fromDay > toDay
      ? `${words.task} can't take ${words.place(target)}: the dates of ${words.taskClass} leave no day of this term.`
      : `${words.task} can't take ${words.place(target)}: ${words.taskClass} is set for ${words.day(fromDay)} to ${words.day(toDay)}.`,
  'excluded-period': (words, { target, periods }) =>
    `${words.task} can't take ${words.place(target)}: ${words.taskClass} keeps ${words.periods(periods)} free.`,
  'excluded-weekday': (words, { target, weekday }) =>
    `${words.task} can't take ${words.place(target)}: ${words.taskClass} keeps every ${words.weekday(weekday)} free.`,
  'over-budget': (words, { budget, wanted }) =>
    `${words.task} can't be placed: ${words.taskClass} may take ${words.periodCount(budget)} in all, and this would make ${wanted}.`,
  locked: (words) => `${words.task} is locked: it stays where it is.`,
  'fixed-event': (words) =>
    `${words.task} is on the timetable (${words.kindOfTask}): it is not pinned, unpinned or copied by hand.`,
  'same-lock': (words, { locked }) =>
    locked
      ? `${words.task} is pinned already: nothing would change.`
      : `${words.task} is not pinned: nothing would change.`,
  'fixed-length': (words) =>
    `${words.task} is a fixed event (${words.kindOfTask}): only study blocks are made longer or shorter.`,
  'same-length': (words, { periods }) =>
    `${words.task} is ${words.periodCount(periods)} long already: nothing would change.`,
  begun: (words, { place }) =>
    `${words.task} already began on ${words.place(place)}: what has begun stays where it is.`,
  worked: (words, { place }) =>
    `${words.task} is marked as worked on ${words.place(place)}: it stays there. Take its mark back to move it.`,
  'in-the-past': (words, { target }) =>
    `${words.task} can't take ${words.place(target)}: that time has already begun.`,
  'unequal-durations': (words, { otherTask, durations: [own, other] }) =>
    `${words.task} takes ${words.periodCount(own)} and ${words.name(otherTask)} takes ${words.periodCount(other)}: only tasks of equal length can be swapped.`,
  'repeated-task': (words) => `${words.task} is named twice: name each task once.`,
  'no-moves': () => 'There is nothing to move: name at least one task.',
  'not-study': (words) =>
    `${words.task} is a fixed event (${words.kindOfTask}): only study blocks can be marked.`,
  'not-begun': (words, { place }) =>
    `${words.task} has not begun yet, it is set for ${words.place(place)}: until then it can only be marked done.`,
  'wrong-minutes': (words, { mark }) =>
    mark === 'partly'
      ? `To mark ${words.task} as partly done, say how many minutes you worked, at least 1.`
      : `Minutes were given for ${words.task}, so it is either done or partly done.`,
  'same-mark': (words, { mark }) =>
    mark === 'open'
      ? `${words.task} has no mark: nothing would change.`
      : `${words.task} is marked so already: nothing would change.`,
  'rest-in-use': (words, { rest }) =>
    `The rest of ${words.task} went on in ${words.tasksWithPlaces([rest])}, so this mark stays: mark the rest instead.`,
  'no-change': (words, { place }) =>
    `${words.task} already lies on ${words.place(place)}: nothing would change.`,
}
