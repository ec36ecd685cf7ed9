// The left column: today, courses and the study work that waits.

export const course = {
  today: 'Today',
  nothingToday: 'Nothing today.',
  termAhead: (date: string) => `The term begins on ${date}.`,
  termOver: 'The term is over.',
  study: 'Study work',
  noStudy: 'Say how much there is to learn for a course, and it waits here until it is planned.',
  add: 'Add study work',
  addFor: (course: string) => `Add study work for ${course}`,
  placed: (placed: number, items: number) => `${placed} of ${items} placed`,
  periods: (count: number): string => (count === 1 ? '1 period' : `${count} periods`),
  allPlaced: 'All placed',
  general: 'Other',
  until: (date: string) => `until ${date}`,
}
