// Says in English: what is said of a syllabus.

// What a draft says of its lines and as a whole, and why a document can't be read.

export const draftFailures = {
  empty: 'There is no text in this file. Nothing was changed; choose another file.',
  'too-large':
    'The file is larger than 10 MB. Nothing was changed; save it smaller, or only the pages with the dates.',
  encrypted:
    'The file is protected by a password. Nothing was changed; save it without the password and choose it again.',
  damaged:
    'The file is damaged, or is not what its name says. Nothing was changed; download it again, or save it as PDF.',
  scanned:
    'This PDF holds pictures of pages and no text, as a scan does. Nothing was changed; ask for the document itself, or type the dates in.',
  bomb: 'The file unpacks to far more than a document holds. It was not opened and nothing was changed.',
  'old-word':
    'This is a Word file of the old kind (.doc). Nothing was changed; save it as .docx or PDF and choose it again.',
  unreadable:
    'The text of this file can’t be read: its encoding is not known here. Nothing was changed; save it as UTF-8 and choose it again.',
  unknown: 'This is no PDF, Word file, web page or text. Nothing was changed; choose one of those.',
}

// How long work takes, where the text does not say: from its share of the grade, its pages, or what is usual.

export const effort = {
  pages: (pages: number) => `Length: 3 minutes for each of its ${pages} pages.`,
  chapters: (chapters: number) => `Length: an hour and a half for a chapter, ${chapters} in all.`,
  weight: (weight: number) => `Length: from its ${weight} % of the grade.`,
  usual: () => 'Length: what is usual; the text gives none.',
}

// What came of asking a model to read a syllabus too.

export const readerWords = {
  none: 'No model is set up that could read it. The list is what was found without one.',
  stopped: 'The model was stopped. ',
  unusable: (name: string) => `What ${name} answered can’t be used. `,
  /** Between a failure's sentence and ours. */
  gap: ' ',
  without: 'The list is what was found without it.',
  found: (name: string, count: number): string =>
    count === 0
      ? `${name} has read it too and found nothing more.`
      : `${name} has read it too and found ${count} more. Each stands with the words that it quotes.`,
  upTo: (place: string) => ` It was given the text up to ${place}.`,
}

export const syllabusRequests = {
  summary: (events: number, sessions: number, course: string) => {
    const held = events === 1 ? '1 exam or presentation' : `${events} exams and presentations`
    const work = sessions === 1 ? '1 study session' : `${sessions} study sessions`
    const counts = [...(events === 0 ? [] : [held]), ...(sessions === 0 ? [] : [work])]
    return `Taken for ${course}${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`
  },
}

export const derivedWords = {
  weekdayOfWeek: (day: string, week: number) =>
    `Day: ${day} of week ${week}, counted from the first day of the term.`,
  week: (week: number) =>
    `Day: the text gives week ${week} only, counted from the first day of the term.`,
  span: 'Day: the text gives several days.',
  counted: 'Day: counted from another day that the text gives.',
  weekly: 'Each week from this day on, to the end of the term.',
  model: 'Day: read by the model; the words quoted give no date.',
  lastLesson: 'The last lesson of that week is taken.',
  lastDay: (date: string) => `${date} is taken as the last day.`,
  inLesson: 'Time: that of the lesson on that day; the text gives none.',
  order: (one: string, other: string) => `This may be ${one} or ${other}. Check the day.`,
  weekday: (said: string, date: string) =>
    `The text says ${said}, but the date is ${date}. Check the day.`,
}

export const draftWords = {
  noDate: 'The text gives no day.',
  known: 'This is in your plan already.',
  noLesson: 'Your plan has no lesson of this course then.',
  outside: 'This day is outside the term, so it can’t be taken.',
  past: 'This day is over.',
  changed: (before: string) => `Before it was ${before}.`,
  otherDay: (title: string, date: string) =>
    `Your timetable has “${title}” on ${date}. Check which is right.`,
  noTime: 'No time is given: its preparation is planned. Set a time to have it in the week too.',
  contradiction: (others: string) =>
    `The document also gives ${others}. Take the one that is right.`,
  gone: 'The document no longer has this. Taking it removes it from your plan.',
  partly: (place: string) =>
    `The document is too long to be read whole. It was read up to ${place}.`,
  nothing: 'No dates and no work were found in it.',
  preparation: (title: string) => `${title}: preparation`,
  part: (title: string, number: number) => `${title}, part ${number}`,
  weekWork: (course: string, week: number) => `${course}: week ${week}`,
  clash: (title: string, other: string) =>
    `“${title}” clashes with “${other}”: its preparation is planned, the hour itself is not in the week.`,
  givesWay: (title: string, exam: string) =>
    `“${title}” lies at the time of “${exam}” and gives way to it on that day.`,
  freed: (count: number) =>
    count === 1
      ? '1 study block waits for a new place.'
      : `${count} study blocks wait for a new place.`,
  stays: (title: string) => `“${title}” is pinned or has begun, so it stays as it is.`,
}
