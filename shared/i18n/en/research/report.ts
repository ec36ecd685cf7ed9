// What a report says in words of its own.

export const reportWords = {
  noSources: 'There are no sources for this course yet. Add the syllabus, slides or your notes.',
  noDemands: 'Your files name no exams, deadlines or rules that could be read from them.',
  nearest: 'No line answers this for sure. These speak of it:',
  notFound: (looked: readonly string[]): string =>
    looked.length === 0
      ? 'There is nothing in this question that could be looked for. Name a thing, such as the midterm.'
      : `Your files don’t answer this. Looked for: ${looked.join(', ')}.`,
  kinds: {
    'past-exams': 'past exams',
    review: 'review',
    lab: 'laboratory',
    slides: 'slides',
    syllabus: 'syllabus',
    exercises: 'exercises',
    notes: 'notes',
    document: 'document',
  },
  lines: (count: number): string => (count === 1 ? '1 line' : `${count} lines`),
  pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
  material: (file: string, kind: string, size: string, title: string) =>
    `${file} (${kind}, ${size}): ${title}`,
  modelFailed: (_name: string, why: string) => `${why} The report is what was found without it.`,
  modelUnusable: (name: string) =>
    `What ${name} answered can’t be used. The report is what was found without it.`,
  modelStopped: 'The model was stopped. The report is what was found without it.',
  modelNothing: (name: string) => `${name} has read the lines too and found nothing more.`,
}
