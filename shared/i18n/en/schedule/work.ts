// Study work in words: how a body of work stands, what limits it, and where each session is.
import type { WorkSum } from '../../../schedule/work/sum-work.ts'

export const phrases = {
  sum: ({ placed, worked, waiting }: WorkSum, sessions: string): string =>
    [
      sessions,
      ...(worked === 0 ? [] : [`${worked} worked`]),
      ...(placed === 0 ? [] : [`${placed} in the week`]),
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
    ].join(' · '),
  minutes: (planned: string, worked: string) => `${planned} planned, ${worked} worked`,
  range: (from: string, to: string) => `${from} to ${to}`,
  never: 'On no day of this term',
  notOn: (weekdays: string) => `not on ${weekdays}`,
  notIn: (periods: string) => `not in ${periods}`,
  budget: (periods: string) => `at most ${periods} in all`,
  embed: 'may be done during classes that allow it',
  profile: (subject: string, strategy: string) => `${subject}, ${strategy}`,
  grades: (difficulty: number, intensity: number, priority: number) =>
    `difficulty ${difficulty}, intensity ${intensity}, priority ${priority} of 5`,
  waits: 'waits to be planned',
  waitsAgain: (places: string) => `waits again, missed on ${places}`,
  pinned: (place: string) => `${place}, pinned`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
}
