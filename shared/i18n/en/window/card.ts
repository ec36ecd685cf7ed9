// Says in English: cards and the forms in them.

// A card: the question it asks and how it was answered.

export const card = {
  proposal: 'Proposal',
  /** The pieces of the request, and what else one of them may mean. */
  readAs: 'Read as',
  otherReadings: (label: string) => `${label}: other readings`,
  accept: 'Accept',
  /** Where not all is ticked. */
  acceptPart: (taken: number, of: number) => `Accept ${taken} of ${of}`,
  /** Follows "Accepted". */
  share: (taken: number, of: number) => ` ${taken} of ${of}`,
  ticked: (taken: number, of: number) => `${taken} of ${of} ticked`,
  all: 'All',
  none: 'None',
  /** Opens the choice by whole days, weeks and courses. */
  groups: 'By day or course',
  week: (number: number) => `Week ${number}`,
  /** Of a body of work that a card makes, removes or sets other limits for. */
  work: { added: 'new work', removed: 'removed', edited: 'new limits' },
  nothingTicked: 'Nothing is ticked.',
  /** In its own fields; `change` is said in words. */
  edit: 'Edit',
  change: 'Change…',
  reject: 'Reject',
  keep: 'Keep it',
  reason: 'Reason for rejecting',
  reasonHint: 'Why? (optional)',
  more: (count: number) => `${count} more`,
  fewer: 'Fewer',
  steps: (count: number): string => (count === 1 ? '1 step' : `${count} steps`),
  /** Of a document: the list of what it does, each with its reason. */
  operations: (count: number): string =>
    count === 1 ? 'What is written' : `${count} things are written`,
  /** Where the portraits of courses are kept. */
  aboutYou: 'About you',
  /** Comes before the portrait that was there. */
  before: 'Before:',
  /** Of a field that was written again after the card was opened. */
  newer: 'It was written anew since. Accepting shows it again first.',
  leftOut: (count: number): string =>
    count === 1 ? '1 session found no place:' : `${count} sessions found no place:`,
  status: { accepted: 'Accepted', rejected: 'Rejected', stale: 'Out of date' },
  /** Accepted, and taken back since. */
  undone: 'Accepted, undone',
  to: 'to',
  /** Goes with a yes. */
  always: 'Always do this in this conversation',
  /** Accepted without being asked, as was chosen beforehand. */
  automatic: 'Applied without asking',
  automaticUndone: 'Applied without asking, undone',
  undo: 'Undo',
}

// The form in a card: the fields of a proposed call.

export const edit = {
  form: 'Edit the proposal',
  showEffect: 'Show effect',
  cancel: 'Cancel',
  day: 'Day',
  noDay: 'Outside the term',
  week: (number: number) => `Week ${number}`,
  periods: 'Periods',
  fieldOf: (label: string, title: string) => `${label}, ${title}`,
  block: 'Block',
  swapThis: 'Swap',
  swapThat: 'with',
  moves: 'Blocks that move',
  leaveOut: (title: string) => `Leave out ${title}`,
  outcome: 'What became of it',
  minutes: 'Minutes',
  asPlanned: 'As planned',
  course: 'Course',
  title: 'Title',
  sessions: 'Sessions',
  from: 'From',
  to: 'To',
  avoid: 'Days to avoid',
  away: 'No study',
  blocks: 'Blocks',
  work: 'Study work',
  keep: (title: string) => `Include ${title}`,
  includeToday: 'Today may change too',
  beforeExams: 'Keep everything before its exam',
  mostMoves: 'At most this many moves',
  noLimit: 'No limit',
}
