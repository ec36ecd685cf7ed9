// The guide through a course: its draft beside the conversation, what it still asks, and what can be done with it.

export const guide = {
  /** Of the region. */
  title: 'Guide',
  /** In the place of the course's name while that is not known. */
  noCourse: 'Your course',
  changed: 'Changed:',
  doubts: 'To settle:',
  risks: 'Where it may break',
  /** The name of a section's button. */
  change: (label: string, text: string, changed: string | null): string =>
    `${label}: ${text}${changed === null ? '' : ` (${changed})`}. Change it`,
  /** What it puts into the field: how a change of the section begins. */
  openings: {
    course: 'Change the course: ',
    work: 'Change the work: ',
    amount: 'Change the amount: ',
    dates: 'Change the dates: ',
    effort: 'Change the effort: ',
    limits: 'Change the times to avoid: ',
    strategy: 'Change the spread: ',
    profile: 'Change the note about me: ',
  },
  cardWaits: 'The proposal shows what would be written.',
  written: 'Say what should be different, and the guide takes it up again.',
  openPack: 'Open the course pack',
  planWeek: 'Plan my week',
  more: 'More of the guide',
  /** Takes a written guide out of sight. */
  putAway: 'Put the guide away',
  exportGuide: 'Export guide',
  restoreGuide: 'Restore guide…',
  leaveGuide: 'Leave',
  exported: 'The guide is in your downloads.',
  restored: 'The guide is as it was when it was exported.',
  tooLarge: 'The file is larger than any guide. Nothing was changed.',
  unreadable: 'The file can’t be read. Nothing was changed.',
  /** The button on the page of a course, and in lists that are empty. */
  begin: 'Plan a course with me',
  beginHere: 'Plan it with me',
  /** What may be said next. */
  yes: 'Yes',
  yesWrite: 'Yes, go ahead',
  youDecide: 'You decide',
}
