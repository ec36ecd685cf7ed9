// Says in English: the page to recite texts.

export const recite = {
  title: 'Recite',
  recite: 'Recite',
  loading: 'Reading your texts …',
  /** Over the texts. */
  now: (title: string, until: string) => `Now, until ${until}: ${title}`,
  next: (title: string, start: string) => `Next, at ${start}: ${title}`,
  texts: 'Your texts',
  empty:
    'Keep a definition, a proof, a poem or your own summary here. Then write it down from memory: Weekloom shows what was missing, and when to recall it again.',
  addText: 'Keep a text',
  importTexts: 'Import texts',
  imported: (added: number, known: number, leftOut: number) =>
    `${added} added, ${known} there already, ${leftOut} left out.`,
  takeImportBack: (count: number): string =>
    count === 1 ? 'Delete the imported text' : `Delete the ${count} imported texts`,
  importTakenBack: (count: number): string =>
    count === 1 ? '1 text deleted.' : `${count} texts deleted.`,
  begin: 'Recite',
  beginNamed: (title: string) => `Recite ${title}`,
  edit: (title: string) => `Change ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removeQuestion: (title: string, recitals: number): string =>
    recitals === 0
      ? `Delete “${title}” for good?`
      : `Delete “${title}” and its ${recitals === 1 ? 'recital' : `${recitals} recitals`} for good?`,
  removeYes: 'Delete',
  cancel: 'Cancel',
  back: 'Back',
  units: (count: number): string => (count === 1 ? '1 word' : `${count} words`),
  never: 'not recited yet',
  dueNow: 'due now',
  /** On the Today page. */
  toRecall: 'Texts to recall',
  recallToday: (titles: string, more: number): string =>
    more === 0 ? titles : `${titles} and ${more} more`,
  dueOn: (date: string) => `next on ${date}`,
  lastScore: (score: number) => `last ${score}`,
  /** What is expected on the day of the exam. */
  expected: (mean: number, low: number, high: number, date: string) =>
    `${mean} % expected on ${date}, likely ${low} to ${high}`,
  alone: (mean: number) => `${mean} % without further recalls`,
  /** The form of a text. */
  newText: 'Keep a text',
  changeText: 'Change the text',
  name: 'Name',
  course: 'Course (optional)',
  words: 'Text',
  wordsHint: 'Paste or type what you want to know by heart.',
  keep: 'Keep',
  unreadable: (name: string) =>
    `The file ${name} can’t be read. Choose another; nothing was changed.`,
  /** The attempt. */
  attempt: (title: string) => `From memory: ${title}`,
  attemptHint:
    'Write what you remember, in its order. Capitals, punctuation and spaces don’t count.',
  round: (round: number, most: number) => `Round ${round} of ${most}`,
  check: 'Compare',
  leave: 'Leave',
  again: (round: number, most: number) => `Try again (round ${round} of ${most})`,
  done: 'Done',
  otherText: 'Another text',
  score: (score: number) => `${score}`,
  scoreOf: 'of 100',
  passed: 'You know it',
  notYet: 'Not yet',
  comparison: 'Your attempt beside the text',
  tips: 'What helps',
  nextRecall: (date: string) => `Next recall: ${date}`,
  legend: {
    omitted: 'left out',
    added: 'added',
    substituted: 'different',
    'moved-away': 'belongs here',
    'moved-here': 'said here',
  },
  /** Recalls. */
  plan: 'Put recalls into the plan',
  planHint: 'Short sessions in free gaps, closer together before an exam.',
  planTitle: 'Recalls in the plan',
  accept: 'Accept',
  planned: 'The recalls are in your plan. Undo takes them back.',
  unplaced: (count: number): string =>
    count === 1
      ? 'One finds no place near its day and waits to be planned.'
      : `${count} find no place near their days and wait to be planned.`,
  /** After a result that has moved the next recall. */
  moved: 'The recalls in your plan no longer fit this result.',
  planAnew: 'Plan them anew',
  /** Dictation. */
  dictate: 'Dictate',
  dictateStop: 'Stop dictating',
  listening: 'Listening …',
  dictateQuestion:
    'Your browser turns speech into text. It may send what you say to its maker for that. Dictate all the same?',
  dictateYes: 'Dictate',
  dictateProblems: {
    blocked: 'The microphone can’t be used. Allow it in the browser, or type instead.',
    silent: 'Nothing was heard. What is written stays; try again or type.',
    failed: 'The browser could not turn speech into text. What is written stays; type instead.',
  },
  /** A model's advice. */
  askAdvice: (model: string) => `Ask ${model} for advice`,
  adviceHint: (host: string) => `This sends the text and your attempt to ${host}.`,
  adviceBy: (model: string) => `What ${model} says; it may be wrong`,
  advising: 'The model thinks about it …',
  /** Texts of the course packs. */
  fromPacks: (count: number) => `From your course packs (${count})`,
  keepNamed: (course: string, title: string) => `Keep ${course}: ${title}`,
  keptText: (title: string) => `“${title}” is kept.`,
}
