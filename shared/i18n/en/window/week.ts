// Says in English: the week view and moving blocks by hand.

// Moving blocks by hand: what is said while one is in hand, and the buttons that do the same.

export const drag = {
  /** Of the part of the page that says what is in hand. */
  inHand: (title: string) => `“${title}” is in your hand`,
  carrying: 'Move a block',
  keys: 'Arrows: next fit · Shift: any cell · Enter: put · Esc: leave',
  swapKeys: 'Arrows: next block to trade with · Enter: swap · Esc: leave',
  pointerKeys: 'Let go to put it there. Ctrl: copy it. Alt: try it. Escape: leave it.',
  refusedKeys: 'It can’t go there: let go, and it stays where it was.',
  severalPointerKeys: 'Let go to see what changes. Escape: leave them.',
  severalKeys: 'Arrows: all go as far · Enter: what changes · Esc: leave',
  resizeKeys: 'Up, down: its end · Shift: its start · Enter: set · Esc: leave',
  pointerResizeKeys: 'Let go to set the length. Alt: try it. Escape: leave it.',
  lasts: (length: string, place: string) => `Fits, ${length}: ${place}`,
  resizeHere: 'Set the length',
  longer: 'Longer',
  shorter: 'Shorter',
  /** Of the button that takes the edges in hand. */
  length: 'Length…',
  here: (place: string) => `Where it is now: ${place}`,
  fits: (place: string) => `Fits: ${place}`,
  swapsWith: (title: string, place: string) => `Swaps with “${title}”: ${place}`,
  copiesTo: (place: string) => `A copy: ${place}`,
  several: (count: number) => `${count} blocks`,
  toList: 'Back to the list; it waits to be planned',
  nowhere: 'Over the week or the list, let go to put it there',
  bounds: {
    place: 'No other place that fits lies that way.',
    partner: 'No other block that can trade places lies that way.',
    cell: 'The day or the term ends here.',
    week: 'The term ends here.',
    edge: 'It can go no further that way.',
  },
  whatIf: 'What if',
  putHere: 'Put it here',
  copyHere: 'Copy it here',
  swapHere: 'Swap',
  tryIt: 'Try it',
  cancel: 'Cancel',
  keep: 'Keep',
  putBack: 'Put back',
  unchanged: 'No number changes',
  move: 'Move…',
  swap: 'Swap…',
  copy: 'Copy…',
  select: 'Select',
  selection: 'Selected blocks',
  selected: (count: number) => (count === 1 ? '1 block selected' : `${count} blocks selected`),
  selectKeys: 'Drag one and all go along · Ctrl-click or X: select more',
  pin: 'Pin',
  unpin: 'Unpin',
  unplace: 'Back to the list',
  byHand: 'By hand',
  more: 'More',
  pinned: (title: string) =>
    `“${title}” is pinned and stays where it is. Press P on it, or Unpin in its details, to move it.`,
  fixed: (title: string) =>
    `“${title}” is on your timetable, so its time is fixed. Change it with “Edit the timetable” in the menu.`,
  pinnedText: 'Pinned: no plan and no drag moves it',
  turnRuns: 'A turn is running. Wait for it or stop it, then move blocks; nothing was changed.',
  noPartner: (title: string) => `No block of the same length can trade places with “${title}”.`,
  trialGone: 'The schedule changed, and that change no longer fits. Nothing was written.',
  /** Of what waits in the list. */
  place: 'Drag it into the week, or press it and use the arrow keys',
}

// Empty time of the week, and what is made there.

export const make = {
  title: (where: string) => `Make something: ${where}`,
  kinds: { study: 'Study work…', appointment: 'Appointment…', class: 'Class…' },
  choose: 'Choose empty time',
  keys: 'Arrows: choose · Shift: longer · Enter: make · Esc: leave',
  end: 'No more empty time that way.',
  here: 'Make something…',
  cancel: 'Cancel',
  over: 'That time has begun or is over. Choose a later one.',
  appointment: 'Appointment',
  what: 'What',
  whatHint: 'Dentist',
  date: 'Date',
  from: 'From',
  to: 'To',
  weekly: 'Every week from then on',
  add: 'Add',
  outside: 'It ends before it begins, or lies outside of the term.',
}

// What became of a block, and the pace that follows from it: the words of the details and of the form for study work.

export const mark = {
  legend: 'What became of it',
  took: 'It took',
  minutes: 'min',
  marks: { done: 'Done', partly: 'Partly', missed: 'Missed', open: 'Take the mark back' },
  doneEarly: 'Done early',
  work: 'Work',
  missedBefore: 'Missed',
  pace: 'Time it takes',
  planInstead: (sessions: number, hours: string) => `Plan ${sessions} sessions (${hours}) instead`,
  allowsFor: (pace: string) => `This allows for ${pace}.`,
}

// The week as it was at a turn of the conversation.

export const past = {
  asItWas: (time: string) => `As it was on ${time}`,
  since: (changes: number): string =>
    changes === 0
      ? '· nothing changed since'
      : `· ${changes === 1 ? '1 change' : `${changes} changes`} since`,
  back: 'Back to now',
}

// The week view: headings, blocks, the details of a block, and the bar of a waiting proposal.

export const week = {
  weekOf: (number: number, dates: string) => `Week ${number} · ${dates}`,
  clockRun: (start: string, end: string) => `${start} to ${end}`,
  periods: 'Periods',
  noClasses: 'No classes',
  follows: (weekday: string, week: number) => `${weekday} of week ${week}`,
  session: (order: number, items: number) => `${order} of ${items}`,
  exam: 'Exam',
  suggested: 'suggested',
  locked: 'locked',
  lock: 'Lock',
  proposed: 'proposed',
  /** What a press on a proposed block does. */
  toggle: (isTaken: boolean): string => (isTaken ? 'Leave this out' : 'Take this too'),
  leaves: 'would leave this place',
  selected: 'selected',
  hosting: (titles: string) => `with ${titles} inside`,
  inHost: (title: string) => `inside ${title}`,
  course: 'Course',
  time: 'Time',
  location: 'Place',
  details: 'Details',
  insteadOf: 'Instead of',
  insteadOfText: (events: string) =>
    `${events}: off on this day, and back if the exam moves or goes`,
  hostLine: 'Host',
  hostText: 'Other work may be done during it',
  inside: 'Inside',
  inHere: 'In here',
  status: 'Session',
  lockedText: 'Its time is fixed',
  close: 'Close',
  askToMove: 'Ask to move it',
  change: 'Change…',
  moveDraft: (title: string) => `Move “${title}” to `,
  waits: 'A proposal waits',
  show: 'Show',
  arrivals: (count: number) => `+${count}`,
  departures: (count: number) => `−${count}`,
  spans: {
    names: { 1: 'Day', 3: '3 days', 7: 'Week' },
    next: (now: string, next: string) => `${now}. Show: ${next}`,
  },
  emptyWeek: 'Nothing in this week yet.',
  emptyTerm: 'This term has no classes yet. Import your timetable to see it here.',
  emptyTermUndone:
    'This term is empty now. Redo brings back what was undone, or import another timetable.',
  redo: 'Redo',
  summary: (sessions: number, pending: number): string =>
    [
      sessions === 1 ? '1 session' : `${sessions} sessions`,
      pending === 0 ? 'all placed' : `${pending} to place`,
    ].join(' · '),
}

export const blockFacts = {
  time: ({
    date,
    start,
    end,
    periods,
  }: {
    date: string
    start: string
    end: string
    /** Null where rows are clock times. */
    periods: string | null
  }): string => `${date}, ${start}–${end}${periods === null ? '' : ` (${periods})`}`,
}
