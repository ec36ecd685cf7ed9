// Runs a tool that reads the course packs or asks the student's files (K5): an answer for the model, never a change.

export const words = {
  noPacks: 'There are no course packs here.',
  noCourse: (course: string, known: string) =>
    `There is no course ${course}. The courses: ${known}.`,
  empty: (field: string, course: string) => `“${field}” of the course pack of ${course} is empty.`,
  nothing: 'The files of this course say nothing of it.',
}
