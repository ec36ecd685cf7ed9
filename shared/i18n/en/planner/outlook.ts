// The sentences in which the figures of a simulation stand (K6).
import { sayCount } from '../../../words/say-count.ts'

export const outlookPhrases = {
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
