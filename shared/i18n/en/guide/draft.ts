// A guide's draft said line by line, each line with the section that a student can come back to.

export const phrases = {
  labels: {
    course: 'Course',
    work: 'Work',
    amount: 'How much',
    dates: 'When',
    effort: 'Effort',
    limits: 'Avoid',
    strategy: 'Spread',
    profile: 'About you',
  },
  amount: (sessions: string, length: string) => `${sessions}, about ${length} together`,
  range: (from: string, to: string) => `${from} to ${to}`,
  exam: (day: string) => `exam on ${day}`,
  examAt: (day: string, from: string, to: string) => `exam on ${day}, ${from}–${to}`,
  noExam: 'no exam date',
  effort: {
    difficulty: (grade: number) => `difficulty ${grade}/5`,
    intensity: (grade: number) => `intensity ${grade}/5`,
    priority: (grade: number) => `priority ${grade}/5`,
  },
  notOn: (what: string) => `not on ${what}`,
  embeds: 'may lie inside lessons that allow it',
  noLimits: 'nothing',
  noProfile: 'nothing to remember',
  joint: '; ',
  /** Between the grades of the effort. */
  graded: ', ',
}
