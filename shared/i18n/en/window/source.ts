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
