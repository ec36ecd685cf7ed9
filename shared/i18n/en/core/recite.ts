// Says in English: what there is to recite.

export const whatToRecite = {
  noTexts: 'There is no text to recite yet. Keep one under “Recite from memory”.',
  more: (more: number) => `- and ${more} more under “Recite from memory”`,
  howToBegin: (title: string) => `Say “recite ${title}” to begin.`,
  neverRecited: 'not recited yet',
  dueNow: 'due now',
  nextOn: (date: string) => `next on ${date}`,
}
