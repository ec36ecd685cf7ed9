// What became of a body of work, and why it can't be so, in words for a model and a person.

export const phrases = {
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
