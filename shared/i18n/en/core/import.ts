// Says in English: what is said of an imported timetable, and the sample term.

// What an import says to the person: why a file can't be read, what was left out, and each series in one line.

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
  /** `undone` is what undo does with them, a clause each. */
  along: (matter: string, undone: readonly string[]) =>
    `Also comes along: ${matter}. Undo ${undone.join(' and ')}.`,
  takesHomework: 'takes the homework back',
  leaves: (matter: string) => `leaves the ${matter}`,
  packsStay: 'packs',
  sourcesStay: 'sources',
  damaged: (entries: number): string =>
    entries === 1
      ? 'One entry of the course packs, sources or homework in this file is damaged and is left out; the rest is taken over.'
      : `${entries} entries of the course packs, sources or homework in this file are damaged and are left out; the rest is taken over.`,
}

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
  problemUnknownZone: (zone: string) =>
    `The time zone ${zone} is not known; its times were read as local ones.`,
  problemEndlessEvent: (title: string, line: number) =>
    `${title} at line ${line} repeats too often to be a lesson and was left out.`,
  problemEndlessFile: (line: number) =>
    `The file asks for too many events; from line ${line} on they were left out. Export one term only.`,
  givenWay: (count: number, examples: string) =>
    `${count} ${count === 1 ? 'event lies' : 'events lie'} at the time of an exam and ${count === 1 ? 'gives' : 'give'} way to it on that day: ${examples}.`,
  displaced: (count: number, examples: string) =>
    `${count} study ${count === 1 ? 'block gives' : 'blocks give'} way to it and ${count === 1 ? 'goes' : 'go'} back to pending: ${examples}.`,
}

export const lesson = {
  periods: (run: string) => run,
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
