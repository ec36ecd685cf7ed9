// What came of asking a model to read a syllabus too.

export const readerWords = {
  none: 'No model is set up that could read it. The list is what was found without one.',
  stopped: 'The model was stopped. ',
  unusable: (name: string) => `What ${name} answered can’t be used. `,
  /** Between a failure's sentence and ours. */
  gap: ' ',
  without: 'The list is what was found without it.',
  found: (name: string, count: number): string =>
    count === 0
      ? `${name} has read it too and found nothing more.`
      : `${name} has read it too and found ${count} more. Each stands with the words that it quotes.`,
  upTo: (place: string) => ` It was given the text up to ${place}.`,
}
