// Says in English: the page of a course pack and its sources.

// The page of a course pack: phases, fields, versions, and what can be done with them.

export const pack = {
  title: 'Course pack',
  open: 'Course pack',
  loading: 'Reading the pack …',
  course: 'Course',
  otherCourse: 'Another course …',
  courseName: 'Name of the course',
  begin: 'Begin',
  talk: 'Talk it through',
  /** Said to go on with it in the conversation. */
  say: (course: string) => `Open the course pack for ${course}`,
  phases: 'Phases',
  next: 'next',
  /** Leads from a phase whose fields are settled to the next that has something to do. */
  goOn: (phase: string) => `Next: ${phase}`,
  allReady: 'Every field is settled. When something changes under one, it says so here.',
  /** Where nothing was written in any field. */
  empty: (course: string) =>
    `A pack holds what ${course} asks of you and how you will get there, from the goal to the plan. It begins with your goal, in a sentence or two.`,
  writeGoal: 'Write the goal',
  notInSchedule: 'The schedule has nothing of this course yet.',
  /** A field. */
  version: (version: number) => `Version ${version}`,
  byWhom: (who: string, at: string) => `${who}, ${at}`,
  needs: (names: readonly string[]) => `Made from: ${names.join(', ')}`,
  need: (name: string, state: string) => `${name} (${state})`,
  staleTitle: 'Out of date',
  /** A text that the page says below as well. */
  keptText: 'The text as it is kept',
  /** Where it is empty still. */
  write: 'Write it yourself',
  writeNamed: (name: string) => `Write it yourself: ${name}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  generate: 'Write it for me',
  generateNamed: (name: string) => `Write it for me: ${name}`,
  writing: 'Writing …',
  settle: 'Settle',
  settleNamed: (name: string) => `Settle ${name}`,
  keepStale: 'Keep as it is',
  keepStaleNamed: (name: string) => `Keep as it is: ${name}`,
  versions: (count: number): string => (count === 1 ? '1 version' : `${count} versions`),
  versionsNamed: (name: string, count: number): string =>
    `${name}: ${count === 1 ? '1 version' : `${count} versions`}`,
  written: (name: string, version: number) => `${name} is at version ${version} now.`,
  settled: (name: string) => `${name} is settled.`,
  restored: (name: string, version: number) =>
    `Version ${version} of ${name} is back, as a new version.`,
  replaceQuestion: (name: string) =>
    `“${name}” holds your own words. A new text would take their place; they stay among the versions.`,
  replaceYes: 'Replace my words',
  keepMine: 'Keep mine',
  /** The form. */
  formHint: 'One thought a line. Lines that begin with “-” become a list, with “#” a heading.',
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number): string =>
    count === 1 ? '1 character too many' : `${count} characters too many`,
  save: 'Save',
  cancel: 'Cancel',
  keptDraft: 'This is what you had typed and not saved yet.',
  newerVersion: (version: number) =>
    `Meanwhile version ${version} was written. Your text is kept here; nothing is saved yet.`,
  showNewer: 'Read the newer version',
  saveOver: 'Save mine as the next version',
  takeNewer: 'Drop mine',
  /** Citations. */
  sources: (count: number): string =>
    count === 1 ? '1 place in your sources' : `${count} places in your sources`,
  sourceMark: (number: number) => `Source ${number}`,
  sourceGone: 'no longer among the sources',
  sourceLine: (line: number) => `for line ${line}`,
  /** Versions. */
  versionList: (name: string) => `Versions of ${name}`,
  present: 'counts now',
  compare: 'Compare',
  compareNamed: (version: number, other: number) =>
    `Compare version ${version} with version ${other}`,
  compareFirst: 'Compare version 1 with nothing',
  difference: (from: number, to: number) => `From version ${from} to version ${to}`,
  differenceFirst: (to: number) => `Version ${to}, all of it new`,
  added: 'came',
  removed: 'went',
  noDifference: 'The text is the same.',
  restore: 'Restore',
  restoreNamed: (version: number) => `Restore version ${version}`,
  /** Deleting. */
  remove: 'Delete this pack',
  removeQuestion: (course: string, fields: number, versions: number): string =>
    `Delete the pack of “${course}” for good: ${fields === 1 ? '1 field' : `${fields} fields`} with ${versions === 1 ? '1 version' : `${versions} versions`}? The schedule and your sources stay.`,
  removeYes: 'Delete',
  keep: 'Keep',
  packRemoved: (course: string) => `The pack of “${course}” is deleted.`,
}

// The sources of a course: files, search in them, answers with their places, and the search on the web.

export const source = {
  title: 'Your sources',
  hint: 'Files that you have for this course: the syllabus, slides, notes, a calendar. They stay on this device and are searched line by line.',
  none: 'No files yet. Add the syllabus first: most questions are answered there.',
  add: 'Add files…',
  drop: 'or drop them here',
  kinds: {
    pdf: 'PDF',
    docx: 'Word',
    html: 'web page',
    markdown: 'Markdown',
    plain: 'text',
    calendar: 'calendar',
  },
  size: (pages: number | null, lines: number): string => {
    const ofLines = lines === 1 ? '1 line' : `${lines} lines`
    if (pages === null) return ofLines
    return `${pages === 1 ? '1 page' : `${pages} pages`}, ${ofLines}`
  },
  remove: 'Remove',
  removeNamed: (file: string) => `Remove ${file}`,
  removeYes: 'Remove it',
  keep: 'Keep it',
  removed: (file: string) => `${file} is no longer a source.`,
  added: (files: readonly string[], lines: number): string =>
    `Added ${files.join(', ')}: ${lines === 1 ? '1 line' : `${lines} lines`} to search.`,
  known: (file: string) => `${file} was there already.`,
  addedAt: (moment: string) => `added ${moment}`,
  unreadable: (file: string) => `${file} can’t be opened.`,
  reading: (number: number, of: number, file: string): string =>
    of === 1 ? `Reading ${file} …` : `Reading ${file}, file ${number} of ${of} …`,
  /** Search. */
  search: 'Search in your sources',
  searchHint: 'midterm',
  find: 'Search',
  found: (count: number): string => (count === 1 ? '1 line' : `${count} lines, the best first`),
  nothing: 'No line has these words. Try fewer words, or others.',
  around: 'Show the lines around it',
  aroundNamed: (place: string) => `Show the lines around ${place}`,
  less: 'Show the line alone',
  /** Look up. */
  lookUp: 'Look something up',
  question: 'Your question',
  questionHint: 'When is the midterm, and what does it cover?',
  askIt: 'Look up',
  survey: 'What the course asks for',
  answering: 'Looking through your files …',
  withModel: (name: string, host: string) =>
    `Let ${name} help: the question and the lines that were found go to ${host}`,
  parts: {
    demands: 'What the course asks for',
    topics: 'Topics by week',
    materials: 'What there is to learn from',
    findings: 'Answer',
  },
  writtenBy: (name: string) =>
    `With the help of ${name}; each line quotes your files word for word.`,
  findingKinds: {
    exam: 'Exam',
    deadline: 'Deadline',
    weight: 'Grade',
    topic: 'Topic',
    reading: 'Reading',
    rule: 'Rule',
    contact: 'Contact',
    other: 'Found',
  },
  /** The web. */
  web: 'Search on the web',
  webHint:
    'Off until you give the address of a search service that answers with JSON, your own SearXNG for example. Only the words that you type go there, when you press the button; nothing of your files and your plan. The pages themselves are never opened.',
  webAddress: 'Address of the search service',
  webExample: 'https://search.example.org/search?q={query}&format=json',
  webKeep: 'Use this address',
  webOff: 'Turn off',
  webWrong:
    'This is no address that can be used. It has to begin with https://, or with http://localhost for a service on this device.',
  webIsOff: 'Search on the web is off.',
  webQuery: 'Words to search for',
  webIsOn: (host: string) => `On: searches go to ${host}.`,
  askWeb: 'Search the web for this',
  fromWeb: (host: string) => `From the web, by ${host}. Nobody has checked this; it is no source.`,
  webNothing: 'The search service has found nothing.',
}
