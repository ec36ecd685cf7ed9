// What a model is told that reads a syllabus: the task, the term, and a piece of the document as fenced data (G11).

export const words = {
  contract: 'Contract:',
  term: (first: string, weeks: number) =>
    `Week 1 of the term begins on ${first}; it has ${weeks} weeks.`,
  again: 'That was not one JSON object of the form {"items": [...]}. Answer with nothing else.',
}
