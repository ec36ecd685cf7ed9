// Says in English: descriptions and results of the tools.
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

// What each tool does, as a model's prompt says it; what the arguments may be stands in their schema.

export const toolDescriptions = {
  get_overview:
    'The whole window: days with what is taken and free, totals, room in hosts, task classes with their limits and pending items. Day and slot numbers of all other tools are those shown here; a slot is a period number.',
  query_range:
    'One day period by period: what lies there, free runs, hosts and their guests. Without slots the whole day.',
  find_free:
    'Free runs of at least `duration` periods from now on in time order, and runs inside hosts; at most `limit` of each (20 if absent). With `day` only that day.',
  list_tasks:
    'Events and study blocks with their places. `category` is a course, the title of a task class or event, or an event kind.',
  get_task_info:
    'Everything about one task: place, class and order, neighbours, host and guests, lock, whether it has begun.',
  place: 'Gives a pending study block a place. On the periods of a host it is embedded there.',
  move: 'Moves a placed study block or an event. The guests of an event go with it.',
  swap: 'Two placed tasks of equal length take each other’s places.',
  batch_move:
    'Moves several placed tasks at once, all or none, judged on the final state: they may take each other’s places.',
  unplace: 'Takes a placed study block out of the timetable, back to pending.',
  explain_task:
    'Why a task lies where it does: the limits that bind it, what counts for the place, the best other places with what they cost. With `day` and `slot_start`: what it would cost to lie there, or which rule forbids it.',
  analyze_health:
    'Diagnoses the plan from now on: its main problem with days and tasks, and up to six moves or swaps that truly improve it, each ready to call; closing is always offered. With `day` or `problem` only that day or kind.',
  analyze_rhythm:
    'The rhythm of the coming days: changes of subject, longest stretch, scattered and single periods, heavy work side by side, load. With `day` only that day.',
  find_clashes:
    'Whether the pending work can still fit; if not, the smallest set of demands that clash and repairs that were tried. task_class_ids names the classes, absent means all.',
  mark_task:
    'Records what became of a study block: done, partly (`minutes` worked; what is left becomes a new pending block), missed (pending again), or open (takes the mark back). Without `minutes` it took as long as planned.',
  analyze_pace:
    'How long work really takes against what was planned, by course and kind of work. To be shown, never applied silently.',
  upsert_task_class:
    'Makes a body of work for a course with its items (all pending, nothing is placed), or with `task_class_id` changes its limits and adds items. A new one needs `course` and `items`; say subject_type, difficulty and intensity if they are known.',
  replan:
    'After a miss, a new event, a moved deadline or an illness: works out the change that moves the fewest blocks, as one change on one card. Today stays as it is unless include_today. Blocks stay before the exam of their course where that takes no further move; with before_exams also where it does. Without arguments it puts right what clashes.',
  read_field:
    'What a field of a course pack says: goal, knowledge, conditions, demands, materials, topics, work, placement, guide, outlook or health.',
  research:
    "Asks the student's own files of a course a question; answers with lines of them, each with its file and place.",
  undo_change: 'Undoes the last accepted change.',
  redo_change: 'Makes the change again that was undone last.',
  context_tools_add: 'Makes the tools of further packs available in this conversation.',
  context_tools_remove:
    'Takes packs that are no longer needed out of this conversation. schedule/core stays.',
}

/** When each pack is of use, for a model that sees the names of its tools only. */
export const packDescriptions = {
  'schedule/core': 'looking at the schedule, and moving single blocks.',
  'schedule/mutation':
    'undo or redo a change; plan anew after a miss, an illness, a new event or a moved deadline.',
  'schedule/analyze':
    'why a block lies where it does, whether all the work fits, how good, even and realistic the plan is.',
  'schedule/detail': 'a block was done, partly done or missed.',
  taskclass: 'new study work for a course, or other limits or lengths of work that is there.',
  materials: "what a course pack or the student's own files say.",
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
