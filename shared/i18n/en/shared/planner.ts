// Says in English: what a plan, its pace and its outlook are worth.
import { sayCount } from '../../../text/say-count.ts'

// What a diagnosis comes to, in one sentence for a person.

export const healthVerdict = {
  sound: 'There is nothing to mend.',
  forced: 'What is left can’t be mended by one move or swap without costing more elsewhere.',
  settled: 'Only small things are left, and no single move or swap is worth it.',
  small: 'Only small things are left.',
  open: 'There is something to mend, and a change that helps.',
}

// The sentences in which the figures of a simulation stand (K6).

export const outlookPhrases = {
  slipsJoint: ': ',
  head: (runs: number, from: string, seed: number) =>
    `${runs} runs of the plan from ${from} on, each with its own slips; every evening what slipped is planned again as the re-planner does it (seed ${seed}).`,
  deadline: (title: string, due: string, chance: string, span: string) =>
    `${title}, ${due}: ${chance} to be on time (${span}).`,
  due: {
    exam: (date: string, exam: string) => `for the exam on ${exam}, to be done by ${date}`,
    range: (date: string) => `due ${date}`,
    term: (date: string) => `by the end of the term, ${date}`,
  },
  past: (title: string, date: string, sessions: string) =>
    `${title} was due ${date}, and ${sessions} are still open. Move its last day, or take out what you no longer need.`,
  finish: (planned: string | null, p50: string | null, p80: string | null): string =>
    [
      planned === null ? null : `The plan ends ${planned}.`,
      p50 === null
        ? 'Fewer than half of the runs finish in time.'
        : p80 === null
          ? `Half of the runs finish by ${p50}; fewer than four in five finish in time.`
          : `Half of the runs finish by ${p50}, four in five by ${p80}.`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  unfinished: (left: string, of: string) => `On average ${left} of ${of} are left undone.`,
  waiting: (count: number) =>
    `${sayCount(count, 'session', 'en')} without a place: the runs place them on the first evening.`,
  block: (title: string, when: string, worked: string, missed: string, points: string) =>
    `The block that matters most is ${title} on ${when}: if you miss it, the chance falls from ${worked} to ${missed} (${points}).`,
  otherBlock: (title: string, when: string, worked: string, missed: string, points: string) =>
    `${title} on ${when}: from ${worked} to ${missed} (${points}).`,
  noBlock: 'No single block changes the chances in a way that could be told from chance.',
  slips: (missed: string, cut: string) =>
    `Assumed: ${missed} of blocks are missed and ${cut} cut short`,
  from: {
    assumed: (_marks: number) => 'our assumption, as no block is marked yet.',
    marks: (marks: number): string =>
      `from ${marks} marked ${marks === 1 ? 'block' : 'blocks'} and our assumption.`,
    chosen: (_marks: number) => 'as you chose.',
  },
  pace: (from: string, to: string, source: string): string =>
    from === to
      ? `Work takes ${from} times as long as planned, ${source}`
      : `Work takes ${from} to ${to} times as long as planned, by course, ${source}`,
  paceFrom: {
    assumed: (_pieces: number) =>
      'as a study of students found; nothing that you worked is marked yet.',
    marks: (pieces: number): string =>
      `from ${pieces} marked ${pieces === 1 ? 'piece' : 'pieces'} of your work and a study of students.`,
    chosen: (_pieces: number) => 'as you chose.',
  },
  unmarked: (count: number): string =>
    `${sayCount(count, 'study-block', 'en')} passed without a mark and ${count === 1 ? 'counts' : 'count'} as done. Mark what you missed, and the numbers follow.`,
  empty: {
    'no-work': 'There is no study work to simulate yet. Add some, and place it.',
    'nothing-placed': 'Nothing of this work has a place yet. Plan it first, then simulate.',
    'all-done': 'All of this work is done.',
    'term-over': 'The term is over: there is nothing left to simulate.',
  },
}

// The student's pace in words (P6): what the work took so far, and what to plan; always a question, never an order.

export const pace = {
  factor: (factor: string) => `${factor}×`,
  /** A course with the kind of its work; each may be empty. */
  work: (course: string, kind: string): string =>
    course !== '' && kind !== '' ? `${course} (${kind})` : course + kind,
  took: (work: string, pieces: number, factor: string): string => {
    const blocks = pieces === 1 ? 'Your last block' : `Your last ${pieces} blocks`
    return `${blocks}${work === '' ? '' : ` of ${work}`} took about ${factor} the planned time`
  },
  otherWork: (work: string, factor: string): string =>
    `No block${work === '' ? '' : ` of ${work}`} is finished yet; your other work took about ${factor} the planned time`,
  students: (factor: string) => `Students usually need about ${factor} the time they plan`,
  /** Where the blocks are too few to go by them alone. */
  forNow: (factor: string) => `For now, count on ${factor}`,
  plan: (to: string, from: string): string => `Plan ${to} rather than ${from}?`,
  enough: (from: string) => `${from} should be enough`,
  row: (work: string, pieces: number, actual: string, planned: string, factor: string): string =>
    `${work}: ${pieces === 1 ? '1 block' : `${pieces} blocks`} took ${actual}, planned were ${planned} (about ${factor})`,
  countOn: (factor: string) => `count on ${factor}`,
  unnamed: 'Work without a course',
  nothingYet: 'No block is marked done yet, so nothing is known of your pace.',
  otherwise: (factor: string) => `For anything else count on ${factor}.`,
  brief: (factor: string, pieces: number): string =>
    `${factor} the planned time, from ${pieces === 1 ? '1 block' : `${pieces} blocks`}`,
  briefOther: (factor: string) => `${factor} the planned time, from your other work`,
  briefStudents: (factor: string) => `${factor} the planned time, as is usual for students`,
}

export const paceJoins = {
  stop: '.',
  gap: ' ',
  comma: '; ',
}

export const chance = {
  share: (unbroken: string) => unbroken,
  span: (unbroken: string, from: number, to: number) =>
    `95${unbroken}% interval ${from}–${to}${unbroken}%`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
}

// What a plan comes to, behind its headline.

export const planFacts = {
  study: (duration: string) => `${duration} of study.`,
  evenings: (free: number, all: number): string =>
    free === 0
      ? 'No evening stays free.'
      : free === all
        ? 'Every evening stays free.'
        : `${free} of ${all} evenings ${free === 1 ? 'stays' : 'stay'} free.`,
  due: (title: string, day: string, planned: string, open: string) =>
    `Study work due next: ${title}, ${day}, with ${planned} of ${open} planned.`,
  dueReached: (title: string, day: string) => `Study work due next: ${title}, ${day}, all planned.`,
  later: (count: number) =>
    `${sayCount(count, 'session', 'en')} more ${count === 1 ? 'waits' : 'wait'} for later.`,
}
