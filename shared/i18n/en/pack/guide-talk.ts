// What a guide has settled of a course, as a pack starts from it: its draft as that stands in the plan now, said as lines of the intent fields.

export const words = {
  pass: {
    exam: (course: string) => `Pass the exam in ${course}`,
    midterm: (course: string) => `Pass the midterm in ${course}`,
    final: (course: string) => `Pass the final in ${course}`,
  },
  exam: (day: string) => `The exam is on ${day}`,
  by: (day: string) => `By ${day}`,
  hours: (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'} a week`,
  minutes: (minutes: number) => `${minutes} minutes a week`,
  source: (date: string | null, isReopened: boolean): string =>
    `> From our talk${date === null ? '' : ` of ${date}`}${isReopened ? ', as it was accepted; a newer draft was open then' : ''}.`,
  lead: (date: string | null, settled: string): string =>
    `From our talk${date === null ? '' : ` of ${date}`} I know: ${settled}.`,
  reopened: ' The newer draft is not accepted yet and counts once it is.',
  joint: '; ',
}
