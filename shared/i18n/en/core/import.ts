// Says in English: what is said of an imported timetable, and the sample term.

// What an import says to the person: why a file can't be read, what was left out, and each series in one line.

export const ownCourse = (course: string, said: readonly string[]) =>
  `Taken for your course ${course}: ${said.join(', ')}.`

export const clashPair = (title: string, other: string) => `${title} with ${other}`

export const andMore = (examples: string) => `${examples} and more`

export const moreProblems = (count: number): string =>
  `${count} more ${count === 1 ? 'event' : 'events'} in the file could not be read.`

// What an import says of the course packs, sources and homework in a file of everything.

export const importMatters = {
  homework: (items: number): string =>
    items === 1 ? '1 homework item' : `${items} homework items`,
  packs: (courses: number): string =>
    courses === 1 ? 'the pack of 1 course' : `the packs of ${courses} courses`,
  sources: (count: number): string => (count === 1 ? '1 source' : `${count} sources`),
  subscriptions: (count: number): string =>
    count === 1
      ? '1 calendar, whose address you enter again'
      : `${count} calendars, whose addresses you enter again`,
  /** `undone` is what undo does with them, a clause each. */
  along: (matter: string, undone: readonly string[]) =>
    `Also comes along: ${matter}. Undo ${undone.join(' and ')}.`,
  takesHomework: 'takes the homework back',
  leaves: (matter: string) => `leaves the ${matter}`,
  packsStay: 'packs',
  sourcesStay: 'sources',
  subscriptionsStay: 'calendars',
  damaged: (entries: number): string =>
    entries === 1
      ? 'One entry of the course packs, sources, homework or calendars in this file is damaged and is left out; the rest is taken over.'
      : `${entries} entries of the course packs, sources, homework or calendars in this file are damaged and are left out; the rest is taken over.`,
}

export const dueMoved = (title: string, now: string, before: string): string =>
  `${title} is now due ${now}, not ${before}.`

export const dueOwn = (title: string, now: string, before: string): string =>
  `${title} is due ${now} in the calendar. You set it to ${before}, and that stays.`

// The work that an import proposes: one review session a teaching week for each weekly course, up to its exam.

export const reviewTitle = (course: string) => `${course} review`

// The sample term: sixteen believable weeks with this one as the third, for a first look without a timetable.

export const termNames: string = 'Sample term'

export const lessonTitles = {
  lecture: (course: string) => course,
  exercise: (course: string) => `${course}: exercises`,
  lab: (course: string) => `${course}: lab`,
}

// One line for each thing that an import adds: "Mon, Wed 10:00–11:35, weeks 1–16".

export const seriesWeeks = (weeks: string, isOne: boolean, parity: string): string =>
  `${isOne ? 'week' : 'weeks'} ${weeks}${parity}`

export const seriesParities = {
  odd: ' (odd)',
  even: ' (even)',
}

// What an imported term is called: as its calendar is, where that names a term, else after season and year.

export const seasonNames = {
  spring: (year: string) => `Spring term ${year}`,
  summer: (year: string) => `Summer term ${year}`,
  autumn: (year: string) => `Autumn term ${year}`,
}

export const importNotes = {
  problemBrokenEvent: (title: string, line: number) =>
    `${title} at line ${line} has no start time that can be read and was left out.`,
  problemBrokenRule: (title: string, line: number) =>
    `${title} at line ${line} has a repeat rule that can’t be read and was left out.`,
  problemOnlyFirst: (title: string, line: number) =>
    `${title} at line ${line} has a repeat rule that can’t be read; only its first date was taken.`,
  problemUnknownZone: (zone: string) =>
    `The time zone ${zone} is not known; its times were read as local ones.`,
  problemEndlessEvent: (title: string, line: number) =>
    `${title} at line ${line} repeats too often to be a lesson and was left out.`,
  problemCutFile:
    'The file ends in the middle, so what comes behind that is missing. Download or export it again to have all of it.',
  problemEndlessFile: (line: number) =>
    `The file asks for too many events; from line ${line} on they were left out. Export one term only.`,
  longerTerm: (weeks: number) =>
    `An exam in the file lies after the last week: the term goes on to week ${weeks}.`,
  freedDays: (days: number, named: string, lessons: number) =>
    `${days} ${days === 1 ? 'day becomes a day' : 'days become days'} off in your term (${named})${lessons === 0 ? '' : `, and ${lessons} ${lessons === 1 ? 'lesson falls' : 'lessons fall'} away`}.`,
  givenWay: (count: number, examples: string) =>
    `${count} ${count === 1 ? 'event lies' : 'events lie'} at the time of an exam and ${count === 1 ? 'gives' : 'give'} way to it on that day: ${examples}.`,
  displaced: (count: number, examples: string) =>
    `${count} study ${count === 1 ? 'block gives' : 'blocks give'} way to it and ${count === 1 ? 'goes' : 'go'} back to pending: ${examples}.`,
}

export const lesson = {
  periods: (run: string) => run,
  from: (date: string) => `from ${date} on`,
  until: (date: string) => `until ${date}`,
  without: (dates: string) => `not on ${dates}`,
  weeks: (count: number, said: string) => [`${count === 1 ? 'week' : 'weeks'} ${said}`],
  unreadLine: ({
    said,
    isEntry,
    line,
    problem,
  }: {
    said: string
    isEntry: boolean
    line: number
    problem: string
  }) => {
    const name = said === '' ? '' : ` ${said}`
    return `${isEntry ? 'Meeting' : 'Line'} ${line}${name} was left out: ${problem}.`
  },
}

export const importReading = {
  differentTerm: (file: string | undefined, term: string | undefined) =>
    `Week 1 of the file begins ${file}, that of your term ${term}; weeks were counted by your term.`,
  brokenQuotes:
    'A quotation mark in the file is never closed; rows after it may have been read wrongly. Check the preview.',
}

export const readingDoubts: Record<
  'unsaid-weeks' | 'at-once' | 'left-over' | 'no-name' | 'other-way',
  (examples: string) => string
> = {
  'unsaid-weeks': (examples) =>
    `Other classes name their weeks and these do not, so they were taken for every week of the term: ${examples}.`,
  'at-once': (examples) =>
    `Two classes are read for the same time; one of them may have another weekday, other weeks or another time in the timetable: ${examples}.`,
  'left-over': (examples) =>
    `A day, time or weeks in the text are in none of the classes that were read from there: ${examples}.`,
  'no-name': (examples) => `This is hardly the name of a course: ${examples}.`,
  'other-way': (examples) =>
    `The text can be read in another way that fits it nearly as well: ${examples}.`,
}

export const otherWork: string = 'Other tasks'
export const openWorkOf = (course: string): string => `${course}: tasks without a date`
export const openWorkOver = (count: number): string =>
  `The term is over, so ${count === 1 ? '1 task without a date was' : `${count} tasks without a date were`} left out. Give each a date in the file, or begin a new term first.`

export const keptPhrases: Record<
  'moved' | 'removed' | 'displaced' | 'gone' | 'held',
  (title: string, feed: string, here: string) => string
> = {
  moved: (title, feed, here) =>
    `You moved ${title} to ${here}; the feed still says ${feed}. It stays as you have it.`,
  removed: (title, feed) =>
    `${title} (${feed}) was taken out of your week; the feed still has it. It stays out.`,
  displaced: (title, feed) =>
    `An exam has the place of ${title} (${feed}); the feed still has it. It comes back if the exam moves or goes.`,
  gone: (title, feed, here) =>
    `${title} (${feed}) has left the feed. You changed it yourself, so it stays: ${here}.`,
  held: (title, feed) =>
    `${title} (${feed}) is another in the feed, but a pinned or finished study block lies in it. It stays; unpin the block and import again.`,
}

export type ImportTermNotesPhrases<Key extends string> = Record<Key, string>

export const importTermNotes: ImportTermNotesPhrases<
  'cut-term' | 'no-weekly' | 'one-week' | 'untitled' | 'own-timetable' | 'own-whole'
> = {
  'own-timetable':
    'This is a complete Weekloom export, and there is a term here already: its classes, exams and appointments can be added; study work, homework and course packs can’t. To get all of it, use “Move in from another computer” in the settings.',
  'own-whole':
    'This file holds your history, conversations, settings and texts too. “Move in from another computer” in the settings brings all of it in one step; an import takes the term with its work, homework and packs.',
  'cut-term': 'The lessons go on for longer than 30 weeks; the term ends after week 30.',
  'no-weekly': 'No lesson in the file returns every week, so no study work is proposed.',
  'one-week':
    'The file holds the lessons of one week only and none of them repeats, so no weekly classes were found and no study work is proposed. Export the timetable with its repetition, or add study work by the form.',
  untitled: 'Untitled',
}

export const openWeeks = {
  every: 'every week',
  odd: 'odd weeks',
  even: 'even weeks',
  ofCalendar: { 1: 'odd calendar weeks', 2: 'even calendar weeks' },
  ofYear: (weeks: string) => `calendar weeks ${weeks}`,
  second: 'every second week',
  from: (week: number) => `from week ${week} on`,
}

export const lessonAsides: Record<'all-day' | 'no-length' | 'over-midnight' | 'dropped', string> = {
  'all-day': 'all day: it takes no periods',
  'no-length': 'no length, such as a deadline',
  'over-midnight': 'runs past midnight',
  dropped: 'marked as dropped, or not got',
}

// What the terminal says of an entry that can't become what was said.

export const saidKinds = {
  noEntry: (title: string) => `There is no entry “${title}” in it. Nothing was imported.`,
  otherKinds: (title: string, kind: string, kinds: readonly string[]) =>
    `“${title}” can’t become ${kind}, only ${kinds.join(', ')}. Nothing was imported.`,
}

export const lineProblems: Record<
  | 'no-title'
  | 'no-day'
  | 'no-time'
  | 'no-end'
  | 'bad-day'
  | 'bad-date'
  | 'bad-time'
  | 'no-last'
  | 'bad-periods'
  | 'bad-weeks'
  | 'alternating'
  | 'lost-cell'
  | 'several'
  | 'unsure'
  | 'broken-row',
  (said: string) => string
> = {
  'no-title': () => 'no course name',
  'no-day': () => 'no weekday and no date',
  'no-time': () => 'no time and no periods',
  'no-end': () => 'no end time',
  'bad-day': (said) => `${said} is no weekday`,
  'bad-date': (said) => `${said} is no date`,
  'no-last': (said) => `it begins on ${said}, and when it ends is not said`,
  'bad-time': (said) => `${said} is no time, or ends before it begins`,
  'bad-periods': (said) => `${said} are no periods of the day`,
  'bad-weeks': (said) => `${said} are no weeks of a term`,
  alternating: () => 'it does not say whether odd or even weeks',
  'lost-cell': () => 'nobody can tell its weekday',
  several: () =>
    'it gives weeks or times more than once; write each class on a line with its weekday',
  unsure: () => 'nothing in the file shows that this is a class',
  'broken-row': () => 'fields are missing',
}

export const importFailures = {
  'broken-wakeup':
    'This WakeUp file is damaged or cut short. Export it from WakeUp again and choose that file; nothing was imported.',
  empty:
    'The file is empty. Export your timetable again as .ics and choose that file; nothing was imported.',
  'not-a-calendar':
    'This is not a calendar file or a timetable that can be read. Choose an .ics, .csv or .wakeup_schedule file, or paste the timetable as text; nothing was imported.',
  'web-page':
    'This web page holds no weekly table; the download may have needed a login. Open the timetable or the export link in your browser, save the page or the .ics file and choose that; nothing was imported.',
  unreadable:
    'The file can’t be read. Export your timetable again as .ics and choose that file; nothing was imported.',
  'too-large':
    'The file is larger than 10 MB. Export one term only and choose that file; nothing was imported.',
  'too-many-events':
    'The file holds more than 20,000 events or rows. Export one term only and choose that file; nothing was imported.',
  'lost-cells':
    'This is a weekly table whose cells ran together in copying, so nobody can tell which class is on which weekday. Export it as Excel from your school’s site, open it, copy the whole table and paste that; or save the page itself (.html) and choose that file; or choose an .ics, .csv or .wakeup_schedule file; or write each class on a line with its weekday. Nothing was imported.',
  'no-meetings':
    'The file holds no lessons with a time that Weekloom could put into a week. Check that it is your timetable; nothing was imported.',
  'broken-own-file':
    'This Weekloom export is damaged or comes from a newer version. Export it again, or update Weekloom; nothing was imported.',
  'no-term-there':
    'This Weekloom export comes from a data folder without a term, so there is no schedule in it. Import your timetable, or an export with a term; nothing was imported.',
}

export const importLeftOut: Record<
  | 'said'
  | 'dropped'
  | 'own-block'
  | 'all-day'
  | 'notice'
  | 'opening'
  | 'over-midnight'
  | 'no-length'
  | 'outside-term'
  | 'day-off'
  | 'term-day-off'
  | 'clash',
  (count: number, examples: string) => string
> = {
  said: (count, examples) =>
    `${count} ${count === 1 ? 'entry was' : 'entries were'} left out because you said so: ${examples}.`,
  dropped: (count, examples) =>
    `${count} ${count === 1 ? 'class' : 'classes'} marked as dropped, or not got, ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  'term-day-off': (count, examples) =>
    `${count} ${count === 1 ? 'day' : 'days'} without lessons in the file ${count === 1 ? 'was' : 'were'} not written into your term: ${examples}. Set the days off under Term if you want them.`,
  'own-block': (count, examples) =>
    `${count} study ${count === 1 ? 'block' : 'blocks'} of Weekloom’s own in the file ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  'all-day': (count, examples) =>
    `${count} all-day ${count === 1 ? 'event was' : 'events were'} left out, as ${count === 1 ? 'it takes' : 'they take'} no periods: ${examples}.`,
  notice: (count, examples) =>
    `${count} ${count === 1 ? 'notice' : 'notices'} about the school’s systems ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  opening: (count, examples) =>
    `${count} ${count === 1 ? 'entry' : 'entries'} that only ${count === 1 ? 'tells' : 'tell'} when work opens or marks come out ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  'over-midnight': (count, examples) =>
    `${count} ${count === 1 ? 'event that runs' : 'events that run'} past midnight ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  'no-length': (count, examples) =>
    `${count} ${count === 1 ? 'entry' : 'entries'} without a length, such as deadlines, ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  'outside-term': (count, examples) =>
    `${count} ${count === 1 ? 'event' : 'events'} outside the term ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  'day-off': (count, examples) =>
    `${count} ${count === 1 ? 'lesson falls' : 'lessons fall'} on a day off and ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
  clash: (count, examples) =>
    `${count} ${count === 1 ? 'event clashes' : 'events clash'} with another at the same time and ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
}
