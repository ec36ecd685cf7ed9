// Says in English: what is said of texts to recite.

// What recalls are called in the plan: the body of work by its course, each session by its texts.

/** Of texts that belong to no course. */
export const ownTexts: string = 'My texts'

export const recallBodies = (course: string) => `Recall: ${course}`

export const manyTexts = (count: number) => `Recall ${count} texts`

// What recite says: scores, what was wrong and what to do about it, in English and Chinese.

/** Why much of it is not enough. */
export const reciteFlaws = {
  'line-missing': ' A whole line is missing, so it does not count as known.',
  'lines-moved': ' A line stands in another place, so it does not count as known.',
  'meaning-turned': ' A wrong word changes what it says, so it does not count as known.',
}

export const recite = {
  told: (coverage: number, errors: string, isUnrelated: boolean) =>
    `${coverage} % of it said: ${errors}.${isUnrelated ? ' None of it is in the text: is it the right one?' : ''}`,
  known: 'You know it.',
  kept: (title: string) =>
    `Kept ${title} to be recited. It stands under “Recite from memory”, where it is changed and deleted too.`,
  keptAlready: (title: string) => `That text is kept already, as ${title}.`,
  reciteIt: (title: string) => `Recite ${title}`,
  textWanted: (name: string) =>
    `I need the words of ${name === '' ? 'the text' : name} themselves: say “keep this text:” and put them behind it, or paste them under “Recite from memory”.`,
  lastRound: 'That was the last round: read it once more, it comes back soon.',
  onward: (passMark: number, round: number, rounds: number) =>
    `From ${passMark} on it counts as known; next is round ${round} of ${rounds}.`,
  recallOperation: {
    preview: 'Puts the recalls that are due into short gaps of your weeks.',
    reason: 'A text that is recalled again in time is still known on the day of the exam.',
  },
  errorsClauses: ({
    omitted,
    substituted,
    added,
    moves,
  }: {
    omitted: number
    substituted: number
    added: number
    moves: number
  }) => [
    omitted > 0 ? `${omitted} left out` : '',
    substituted > 0 ? `${substituted} different` : '',
    added > 0 ? `${added} added` : '',
    moves > 0 ? `${moves} in another place` : '',
  ],
  noErrors: 'nothing wrong',
  outcome: (score: number, result: string) => `${score} of 100. ${result}`,
  nextRecall: (day: string) => `Next recall: ${day}.`,
  hint: (hint: string) => `A hint: ${hint}\nGo on from there; no round was used.`,
  tipConfused: (expected: string, said: string) =>
    `It says “${expected}”, not “${said}”. Say both aloud, and what tells them apart.`,
  tipFirstLetters: (cue: string) => `It begins: ${cue}`,
  tipNextLetters: (after: string, cue: string) => `After “${after}” comes: ${cue}`,
  tipOrder: (first: string, next: string) => `First “${first}”, then “${next}”.`,
  tipChunks: (count: number, weakest: string) =>
    `Learn it in ${count} parts. Begin with the one that lacks most: “${weakest}”.`,
  tipAdded: (said: string) => `The text does not say “${said}”.`,
  marks: '[-left out-]  {+added+}  [1>moved from here>]  {<1 moved to here<}',
  begin: (title: string) =>
    `Recite “${title}” from memory: your next message is the attempt. Say “stop” to leave.`,
  left: 'All right, no more reciting for now.',
  recallsMoved:
    'The recalls in your plan no longer fit this. Say “plan my recalls” to place them anew.',
  recallCard: 'This is where your recalls would go. Accept it to write them into the plan.',
  advice: (model: string) => `${model} says:`,
  noTexts:
    'There is no text to recite yet. Keep one under “Recite from memory”, then say it again.',
  whichText: (known: string) => `Which text: ${known}?`,
  noSuchText: (topic: string, known: string) =>
    `There is no text called “${topic}”. There is ${known}.`,
}
