// Says in English: descriptions and results of the tools.
import { type TaskClass } from '../../../schedule/task-class.ts'
import type { OverviewFacts } from '../../../tools/read/overview-facts.ts'
import { sayCount } from '../../../text/say-count.ts'
import type { HostRoom } from '../../../tools/day-facts.ts'
import { sayPeriods } from '../../../words/schedule/say-place.ts'

// What is wrong with a tool's arguments and what is allowed, one sentence a problem (T1).

export const argumentProblem = {
  noArguments: (tool: string) => `${tool} takes no arguments: give it {}.`,
  notAnObject: (tool: string, names: string) =>
    `The arguments of ${tool} are an object with ${names}.`,
  unknownKeys: (holder: string, keys: string, names: string) =>
    `${holder} does not take ${keys}; it takes ${names}.`,
  unknownKeyOfNone: (tool: string, keys: string) =>
    `${tool} takes no arguments, so not ${keys} either.`,
  missing: (tool: string, path: string, allowed: string) => `${tool} needs ${path}: ${allowed}.`,
  wrong: (path: string, allowed: string, given: string) =>
    `${path} must be ${allowed}; it was ${given}.`,
  backwards: (start: number, end: number) =>
    `slot_end must not be before slot_start, which is ${start}; it was ${end}.`,
  optional: (name: string) => `${name} (optional)`,
  given: { list: 'a list', object: 'an object', nothing: 'empty' },
}

// A change as text for a model: each task's old and new place, the touched days, and what is still pending.

export const changeFacts = {
  change: (title: string, id: number, what: string) => `${title} #${id}: ${what}`,
  days: 'Days after the change:',
  pending: (count: number) => `Pending study blocks: ${count}.`,
}

// A day's blocks as compact text for a model: periods, titles, ids, and what is left free.

export const dayFacts = {
  line: (day: string, parts: string[]) => `${day}: ${parts.join('; ')}`,
  runs: (runs: string[]) => runs.join(', '),
  periods: (runs: string[]) => `periods ${runs.join(', ')}`,
  free: (runs: string) => `free ${runs}`,
  full: 'nothing free',
  hostRoom: (rooms: string) => `room in hosts ${rooms}`,
  suggested: 'suggested',
  locked: 'locked',
  hosts: 'hosts',
  inside: (hostId: number) => `in #${hostId}`,
  tags: (tags: string[]) => ` (${tags.join(', ')})`,
  kindRuns: (kind: string, runs: string) => `${kind} ${runs}`,
  embedded: 'study in hosts',
}

// find_free: runs of free periods that are long enough, and runs inside hosts, from now on.

export const findFree = {
  head: (length: string, where: string, shown: number, total: number) =>
    `Free runs of at least ${length}, ${where} (${shown} of ${total}):`,
  none: (length: string, where: string) => `No free run of at least ${length}, ${where}.`,
  anywhere: 'from now on',
  hosts: (shown: number, total: number) => `Inside hosts (${shown} of ${total}):`,
  line: (day: string, runs: string) => `${day}: ${runs}`,
  room: ({ hostId, place }: HostRoom, title: string) =>
    `${sayPeriods(place, 'en')} in ${title} #${hostId}`,
  join: ', ',
}

// list_tasks: tasks with their places, filtered by category and status.

export const listTasks = {
  none: 'No tasks.',
  unknown: (category: string, known: string) =>
    `No task has the category ${category}. Known: ${known}.`,
  series: (title: string, kind: string, occurrences: string[]) =>
    `${title} (${kind}): ${occurrences.join(', ')}`,
  occurrence: (id: number, day: string, run: string) => `#${id} ${day} ${run}`,
  taskClass: (title: string, items: string[]) => [`Class ${title}:`, ...items].join('\n'),
  item: (id: number, title: string, status: string, place: string | null, host: string): string =>
    `#${id} ${title} ${status}, ${place ?? ''}${host}`,
  pending: (id: number, title: string, status: string, duration: number) =>
    `#${id} ${title} ${status}, ${duration} long`,
  inHost: (hostId: number) => `, in #${hostId}`,
}

// Where time stands in the window, for a model that must not plan into the past.

export const nowFacts = {
  ahead: (first: string) => `Now: before ${first}.`,
  over: 'Now: the window is over.',
  early: (day: string) => `Now: ${day}, before period 1.`,
  during: (day: string, period: string) => `Now: ${day}, ${period} has begun.`,
}

// The arguments of a tool call as typed values, or a sentence that says what is allowed (T1).

export const argumentGaps: string = ' '

// A range as text, row by row.

export const rangeFacts = {
  head: (day: string, periods: string) => `${day}, ${periods}:`,
  row: (run: string, clock: string, what: string) => `${run} ${clock} ${what}`,
  again: (id: number) => `#${id}`,
  free: 'free',
  over: 'empty, already begun',
  also: ' + ',
  freeRuns: (free: string) => `In all: ${free}.`,
  host: (title: string, id: number, runs: string, guests: string) =>
    `Host ${title} #${id} ${runs}: ${guests}.`,
  guests: (ids: number[]): string =>
    ids.length === 0 ? 'no guests' : `guests ${ids.map((id) => `#${id}`).join(', ')}`,
  room: (rooms: string) => `Room in hosts: ${rooms}.`,
}

// One task as text: a line of what it is, then a line for each thing it is tied to.

export const taskInfo = {
  head: (title: string, id: number, kind: string) => `${title} #${id}, ${kind}`,
  pending: 'pending',
  pendingFor: (length: string) => `pending, ${length}`,
  place: (place: string, length: string) => `${place}, ${length}`,
  course: (course: string) => `course ${course}`,
  location: (location: string) => `at ${location}`,
  lock: { locked: 'locked', unlocked: 'not locked' },
  begun: { begun: 'already begun', ahead: 'not begun' },
  hosts: (guests: string) => `Hosts other work: ${guests}`,
  keepsOff: (events: string) => `Held instead of, on this day: ${events}`,
  noGuests: 'no guests',
  otherOccurrences: (places: string) => `Other occurrences: ${places}`,
  taskClass: (id: number, title: string, rank: number, of: number) =>
    `Class ${id} ${title}, number ${rank} of ${of}`,
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  after: (name: string) => `Has to start after: ${name}`,
  before: (name: string) => `Has to end before: ${name}`,
  inHost: (name: string) => `Inside host: ${name}`,
  missed: (places: string) => `Missed before: ${places}`,
  rest: (id: number) => `Goes on in #${id}`,
  named: (title: string, id: number, place: string) => `${title} #${id}, ${place}`,
  line: (parts: string[]) => parts.join('; '),
  list: ', ',
}

// What became of a body of work, and why it can't be so, in words for a model and a person.

export const upsert = {
  made: (title: string, id: number, course: string) =>
    `Task class [${id}] ${title}, course ${course}.`,
  range: (from: string, to: string) => `It may lie from ${from} to ${to}.`,
  items: (names: string) => `Pending: ${names}.`,
  profile: (subject: string, difficulty: number, intensity: number) =>
    `Subject type ${subject}, difficulty ${difficulty} of 5, intensity ${intensity} of 5.`,
  assumed: (names: string) => `Not told, so the usual was taken for ${names}: ask if it matters.`,
  unknown: (id: number, known: string) => `There is no task class ${id}. There are: ${known}.`,
  incomplete: {
    course: 'A new task class needs course: the name of the course that it is for.',
    items:
      'A new task class needs items: a list of what has to be done, each with a title and a duration in periods.',
  },
  backwards: (from: string, to: string) =>
    `It would begin on ${from} and end on ${to}, which is before. Give a later to_day.`,
  inTheWay: (names: string) =>
    `With these limits ${names} would lie where it may not. Move it first, or choose wider limits.`,
  noChange: 'It is so already: nothing would change.',
  none: 'none',
}

export type OverviewPhrases = {
  window: (weeks: number, days: number, from: string, to: string) => string
  periods: (periods: string[]) => string
  totals: (totals: OverviewFacts['totals'], pendingPeriods: number) => string
  past: (to: number, events: number, blocks: number, periods: number) => string
  days: string
  hosts: (rooms: string[]) => string
  host: (title: string, rooms: string[]) => string
  onDay: (day: number, rooms: string) => string
  classes: string
  noClasses: string
  limits: Record<'embed' | 'noEmbed', string> & {
    head: (taskClass: TaskClass, title: string) => string
    course: (course: string) => string
    range: (from: number, to: number) => string
    noDay: string
    used: (used: number, budget: number | null) => string
    noPeriods: (periods: string) => string
    noWeekdays: (names: string[]) => string
    priority: (priority: number) => string
    strategy: (name: string) => string
    line: (parts: string[]) => string
  }
  pending: (items: string[]) => string
  item: (id: number, title: string, duration: number) => string
}

export const overview: OverviewPhrases = {
  window: (weeks, days, from, to) =>
    `Window: ${sayCount(weeks, 'week', 'en')}, days 1–${days}, ${from} to ${to}. Slot numbers are period numbers.`,
  periods: (periods) => `Periods: ${periods.join(', ')}.`,
  totals: (totals, pendingPeriods) =>
    `Totals: ${sayCount(totals.events, 'event', 'en')}; study blocks: ${totals.existing} placed, ${totals.suggested} suggested, ${totals.pending} pending (${sayCount(pendingPeriods, 'period', 'en')}).`,
  past: (to, events, blocks, periods) =>
    `Past (up to day ${to}): ${sayCount(events, 'event', 'en')}, ${sayCount(blocks, 'study-block', 'en')} (${sayCount(periods, 'period', 'en')}).`,
  days: 'Days (number, date: taken periods; free periods):',
  hosts: (rooms) => `Hosts with room (study is possible during them): ${rooms.join('; ')}.`,
  host: (title, rooms) => `${title} ${rooms.join(', ')}`,
  onDay: (day, rooms) => `day ${day} ${rooms}`,
  classes: 'Task classes and what is pending, in order (periods each):',
  noClasses: 'No task classes.',
  limits: {
    head: ({ id }, title) => `class ${id} ${title}`,
    course: (course) => `course ${course}`,
    range: (from, to) => `days ${from}–${to}`,
    noDay: 'no day of the window',
    used: (used, budget) =>
      budget === null
        ? `${sayCount(used, 'period', 'en')} used`
        : `${used} of ${sayCount(budget, 'period', 'en')} used`,
    embed: 'may go into hosts',
    noEmbed: 'not into hosts',
    noPeriods: (periods) => `not in ${periods}`,
    noWeekdays: (names) => `not on ${names.join(', ')}`,
    priority: (priority) => `priority ${priority}`,
    strategy: (name) => name,
    line: (parts) => parts.join('; '),
  },
  pending: (items) => `  pending: ${items.length === 0 ? 'none' : items.join(', ')}`,
  item: (id, title, duration) => `#${id} ${title} ${duration}`,
}
