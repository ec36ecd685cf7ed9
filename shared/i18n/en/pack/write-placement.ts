// The field `placement`: where the course's work lies in the weeks, what waits for a place, and what that means for the exam.

export const words = {
  none: 'No work of this course is in your plan yet. Put the sessions of the pack into it first.',
  sum: (sessions: string, placed: number, done: number, waiting: number): string =>
    [
      sessions,
      ...(done > 0 ? [`${done} done`] : []),
      `${placed} placed`,
      ...(waiting > 0 ? [`${waiting} waiting for a place`] : []),
    ].join(' · '),
  week: (week: number) => `Week ${week}:`,
  session: (place: string, title: string, isDone: boolean): string =>
    `- ${place}: ${title}${isDone ? ' (done)' : ''}`,
  left: (periods: string, free: string, day: string) =>
    `Left to place: ${periods}. There is room for ${free} up to ${day}. Say “plan my week” each week, or “plan the whole term” to place all of it now.`,
  tooMuch: (periods: string, free: string, day: string) =>
    `Left to place: ${periods}, but only ${free} are free up to ${day}. Not all of it will fit.`,
  allPlaced: (day: string) => `All of it has its place, the last day for it is ${day}.`,
  late: (sessions: string, day: string) => `${sessions} after the last day, ${day}.`,
  /** Weeks that got more than the student gives the course. */
  over: (most: string, weeks: string) =>
    `More than your ${most} a week: ${weeks}. Plans made from now on keep to it; take sessions off these weeks and plan them anew.`,
  overWeek: (week: number, time: string) => `week ${week} (${time})`,
  more: (count: number) => `- … and ${count} more`,
}
