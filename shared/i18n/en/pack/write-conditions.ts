// The field `conditions`: what the student said of time and ways of learning, and the habits that the planner keeps to.

export const words = {
  habits: (said: string) => `Your settings: ${said}`,
  notBefore: (time: string) => `no study before ${time}`,
  notAfter: (time: string) => `no study after ${time}`,
  notOn: (weekdays: string) => `none on ${weekdays}`,
  most: (periods: string) => `at most ${periods} a day`,
  evenings: (count: number): string =>
    count === 1 ? 'one free evening a week' : `${count} free evenings a week`,
  /** Of the course. */
  noted: (text: string) => `Noted in “About you”: ${text}`,
  profile: (text: string) => `About you: ${text}`,
  usual: 'No limits of your own; about three hours of study a day at most',
  binds: (limits: string) => `What binds every plan: ${limits}.`,
  unread: (clauses: string) =>
    `Not understood, so no plan keeps to it: ${clauses}. Say it as “not on Mondays”, “not on Tuesday evenings”, “not after 21:00” or “5 hours a week”.`,
}
