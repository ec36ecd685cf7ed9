// What the states and sections of a guide are called, and the words that begin and leave one; for page and terminal.

export const guideNames = {
  states: {
    DISCOVERY: 'gathering',
    DRAFTING: 'draft',
    CONFIRMING: 'waiting for your yes',
    FINISHED: 'written',
  },
  /** As what is still to be told. */
  sections: {
    course: 'the course',
    work: 'what has to be learned',
    amount: 'how much there is to do',
    dates: 'by when',
    effort: 'how hard it is',
    limits: 'times to keep free',
    strategy: 'a little each week or in one go',
    profile: 'how it goes for you',
  },
  stillToTell: (sections: string) => `Still to tell: ${sections}.`,
  stillOpen: (sections: string) => `Still open: ${sections}.`,
  nothingOpen: 'All that is needed has been told.',
  /** Said to begin with a course; empty for any. */
  begin: (course: string): string =>
    course === '' ? 'Guide me through a course' : `Guide me through ${course}`,
  leave: 'Leave the guide',
  /** Said to take up one that was left. */
  takeUp: 'Go on with the guide',
}
