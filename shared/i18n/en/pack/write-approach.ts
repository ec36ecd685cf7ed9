// The field `guide`: how to go about the course: what counts most, what gets the most time, and how to work.

/**
 * Recalling before reading, and spreading it, are the two ways to learn that stand up best (Dunlosky et al., Psychological
 * Science in the Public Interest 14, 2013).
 */
export const words = {
  counts: (parts: string) => `What counts most for the grade: ${parts}.`,
  part: (name: string, percent: number) => `${name} (${percent} %)`,
  largest: (topics: string, percent: number) =>
    `Most of the time goes to ${topics}: ${percent} % of it together.`,
  hard: (topics: string) =>
    `Hard for you: ${topics}. Take it up when you are freshest, and once more from memory two days later.`,
  known: (topics: string) =>
    `You know ${topics} already: try it from memory first, and read only what was missing.`,
  recall:
    'Begin each session by writing down what you remember of the last one, before you open anything.',
  kinds: {
    quantitative:
      'Do each problem without its solution. Where you are stuck, look up one step, and do the whole problem again the next day.',
    reading: 'After each part, close the text and say its claims and reasons in your own words.',
    language: 'Say and write whole sentences with new words, in both directions.',
    memory: 'Test yourself on small portions in a mixed order, and drop none after one success.',
    practical: 'Make it run yourself from an empty page, then compare with the example.',
    mixed: null,
  },
  lastWeek:
    'In the last week before the exam nothing new: a past exam against the clock, then what went wrong in it.',
  missed:
    'A session that you miss is no harm as long as you mark it: then it gets another place before the exam.',
  nothing: 'There is nothing to go by yet: have the topics or what the course asks written first.',
}
