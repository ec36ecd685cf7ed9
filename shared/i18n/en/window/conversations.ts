// The head of the conversation and the list of all of them.

export const conversations = {
  untitled: 'New conversation',
  start: 'New conversation',
  list: 'Conversations',
  /** Of the button that opens the list. */
  all: (title: string) => `${title}, all conversations`,
  search: 'Search titles and words',
  found: (count: number): string => (count === 1 ? '1 conversation' : `${count} conversations`),
  none: 'Nothing holds these words.',
  unspoken: 'nothing said yet',
  openCard: 'a proposal waits',
  shown: 'shown',
  rename: (title: string) => `Rename ${title}`,
  renameBriefly: 'Rename',
  newTitle: 'New title',
  save: 'Save',
  cancel: 'Cancel',
  delete: (title: string) => `Delete ${title}`,
  deleteBriefly: 'Delete',
  deleteWhat: (title: string): string => `Delete “${title}”?`,
  deleteStays:
    'Its words go from the data file for good; backups from before still hold them, until those are deleted. Changes that you accepted stay in the schedule, and can be undone.',
  /** Follows that sentence. */
  deleteCard: ' The proposal that waits in it goes too.',
  deleteNow: 'Delete',
  keep: 'Keep it',
  more: (count: number) => `${count} more`,
  branchedFrom: 'Branched from',
  branchedFromGone: 'Branched from a conversation that was deleted',
  askAgain: 'Ask again from here',
  showThen: 'Show the week as it was',
  thenBriefly: 'Week as it was',
  /** About one of the person's messages. */
  message: (text: string) => `About “${text}”`,
}
