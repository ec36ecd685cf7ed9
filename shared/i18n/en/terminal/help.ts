// Says in English: the help of the terminal.

export const helpHeads: string =
  'Usage: weekloom COMMAND [--data DIR] [--json] [--lang en|zh] [--now ISO]'

export const helpPurposes = {
  init: 'makes a new data folder',
  import: 'reads a timetable',
  feeds: 'calendars at addresses that are read again and again; take writes what waits of one',
  syllabus:
    'what a course’s document asks for (PDF, DOCX, MD, HTML, TXT); --take writes lines of it',
  say: 'one turn of the conversation',
  guide:
    'a talk that makes the work of a course out of what you tell: its state and draft, one turn of it, its file',
  cards: 'the open cards',
  answer: 'your verdict on a card; --only accepts just the changes of these tasks, such as 3,5,7',
  conversation:
    'the conversations; --search finds those that hold a text, branch starts anew before a turn',
  reread:
    'what was read in the request of an open card, with other readings; CHOICE, such as 2.1, takes one of them',
  revise: 'a card with other arguments in the place of an open one',
  tool: 'one schedule tool; without --apply a write only shows its diff',
  plan: 'places pending work without a conversation',
  state: 'the schedule as JSON',
  mark: 'records what became of a study block',
  move: 'puts a block on a date and period, whether it lies elsewhere or waits for a place',
  swap: 'two blocks of the same length trade places',
  unplace: 'takes a study block off the week; it waits again',
  pin: 'keeps a block where it is; no plan moves it',
  unpin: 'lets a pinned block move again',
  work: 'your study work: list it, change it, delete it',
  term: 'the term; new types one in, the rest changes its periods, days off and make-up days',
  'add-class': 'a weekly class; --host lets study into it, --study adds review sessions for it',
  'change-class': 'changes a class; N is its number in the list of “term”',
  'remove-class': 'takes a class off the timetable; N as for change-class',
  pack: 'the pack of a course: its fields read, written by hand or by Weekloom, settled, compared, restored',
  recite: 'recall practice: keep texts, recite them from memory, put recalls into the plan',
  homework:
    'homework: due dates, checklists, solutions compared with a key, time planned and worked',
  pace: 'how long your work takes against its plan',
  undo: 'takes back the last accepted change, or all after an entry',
  redo: 'repeats what was taken back, or all up to an entry',
  history: 'who changed what and why; with an entry, what it did',
  export: 'writes the week to a file; --everything writes all there is but keys',
  caldav:
    'the calendar that your plan is pushed to, on any CalDAV server; the password is in WEEKLOOM_CALDAV_PASSWORD',
  backups: 'earlier copies of the data file',
  backup: 'makes a backup now',
  restore:
    'puts a backup, or all that a file of everything holds, in the place of the data file, which is kept first; where the file is gone, anew begins with an empty one; where the log beside it is not its own, without-log goes on without that',
  erase: 'erases the plan, conversations, backups and keys for good',
  reminders: 'how many minutes before a study block a notification comes',
  'week-start': 'what the weeks in the window begin with',
  doctor: 'checks the data file',
  about: 'the version, and whose packages are in it; --notices prints their licences',
  autonomy: 'what is applied without asking; names after commas, or none',
  trace: 'the turns of the conversation, or all that happened in one; with --json the prompts too',
  model:
    'which model answers; --test asks its server what it can do, --use says what it does, find looks for servers on this computer',
  habits: 'how you like to study, which every plan keeps to',
  context: 'what every model call is told of you: profile, goals, courses',
  solve: 'plans a study-week-1 file and prints the plan as JSON; --ms counts processor time',
}
