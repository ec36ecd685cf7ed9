// Says in English: what the window's other acts do when they are said (pins, names, ends, habits, settings), and what they ask.

export const preview = {
  pin: (names: string) => `Pins ${names}: no plan and no card moves it until you unpin it`,
  unpin: (names: string) => `Unpins ${names}: plans may move it again`,
  renameSession: (old: string, name: string) => `Renames the session ${old} to ${name}`,
  renameWork: (old: string, name: string) => `Renames the work ${old} to ${name}`,
  renameCourse: (old: string, name: string) =>
    `Renames the course ${old} to ${name}, wherever it stands`,
  joinCourses: (old: string, name: string) =>
    `Makes ${old} part of the course ${name}: its lessons, work, homework and texts`,
  deleteWork: (name: string, extent: string) => `Deletes the work ${name} with ${extent}`,
  removeSessions: (names: string, extent: string) => `Removes ${extent}: ${names}`,
  dropCourse: (course: string, work: string, lessons: string) =>
    `Drops ${course}: ${[work, lessons].filter((part) => part !== '').join(', and ')}`,
  dropWork: (titles: string, extent: string) => `its work (${titles}) with ${extent}`,
  dropLessons: (lessons: number, exams: number) =>
    `${[
      ...(lessons > 0 ? [`${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`] : []),
      ...(exams > 0 ? [`${exams} ${exams === 1 ? 'exam' : 'exams'}`] : []),
    ].join(' and ')} from now on`,
  length: (name: string, length: string) =>
    `${name} takes ${length}; where there is no room for that, it goes to the nearest place that has`,
  priorityStep: (name: string, priority: number) => `Priority of ${name}: ${priority} of 5`,
  priority: (name: string, isFirst: boolean) =>
    `${name} ${isFirst ? 'comes first' : 'gives way'} where time is short`,
  planAnew: (count: number) =>
    `Plans ${count === 1 ? '1 session' : `${count} sessions`} anew, where they may lie now`,
  keepOff: (name: string, when: string) => `Keeps ${name} off ${when}, for good`,
  allow: (name: string, when: string) => `Lets ${name} lie on ${when} again`,
  habits: 'Every plan from now on keeps to it',
  settings: 'It holds for the whole window, from now on',
}

/** How much goes. */
export const extent = (count: number, planned: number, done: number): string => {
  const sessions = count === 1 ? '1 session' : `${count} sessions`
  const parts = [
    ...(planned > 0
      ? [count === 1 ? 'planned in your week' : `${planned} planned in your week`]
      : []),
    ...(done > 0 ? [count === 1 ? 'worked on already' : `${done} worked on already`] : []),
  ]
  return parts.length === 0 ? sessions : `${sessions} (${parts.join(', ')})`
}

export const reason = {
  back: 'Undo brings all of it back.',
  backWithDone: 'What you have done of it stays in the history; undo brings all of it back.',
  staysOfCourse: 'Lessons that are over, homework, texts and its course pack stay.',
  left: (left: string) => `${left} stay.`,
  inTheWay: (count: number) =>
    count === 1
      ? '1 session that is planned already lies in that time. It stays until you have it planned anew.'
      : `${count} sessions that are planned already lie in that time. They stay until you have them planned anew.`,
  noneInTheWay: 'Nothing that is planned lies in that time.',
  ofCourses: (courses: string) => `For ${courses}.`,
  blocks: (count: number, periods: number) =>
    `A block of yours mostly takes ${periods === 1 ? '1 period' : `${periods} periods`}, so ${count === 1 ? '1 block is' : `${count} blocks are`} ${count * periods} of them.`,
  minutes: (minutes: number) => `A period of yours is about ${minutes} minutes.`,
}

/** Words that can be pressed once habits are written; said, they do what they say. */
export const planAnew: string = 'Plan what lies there anew'

export const ask = {
  which: 'Which one do you mean?',
  whichWork: 'Which work do you mean?',
  whichCourse: 'Which course do you mean?',
  unknown: (words: string) => `I can't find ${words} in your plan. Which one do you mean?`,
  length: 'How long should it be? For example “1 hour” or “2 hours”, half a day at most.',
  newName: (old: string) => `What should ${old} be called?`,
  tooLong: (most: number) => `A name holds ${most} characters at most. What is a shorter one?`,
  howMany: (name: string, count: number) =>
    `${name} has ${count} sessions that can go. How many fewer should it be?`,
  drop: (course: string, extent: string) =>
    `Dropping ${course} is a lot at once: ${extent}. Shall I put that on a card?`,
  lead: 'How long before each study session should I remind you?',
  noSuchLead: (said: string) =>
    `I can remind you 5 minutes to 3 hours before study, not “${said}”. How long before?`,
  theme: 'Which theme do you want?',
  noSuchTheme: (said: string) =>
    `There is no theme “${said}”: light, dark, or as your system has it. Which one?`,
  noSuchLanguage: (said: string) => `I don't speak “${said}” yet, only these. Which one?`,
  weekStart: 'Which day should weeks begin on?',
  time: 'Which time of day is it about?',
  wholeDay: (days: string) =>
    `A habit keeps whole days free, or the time before or after an hour on every day. Keep ${days} free altogether?`,
  sure: (what: string) => `Do you mean: ${what}`,
}

export const choices = {
  all: 'All of them',
  yes: 'Yes',
  no: 'No',
  lead: (minutes: number) => `${minutes} minutes before`,
  noReminder: 'No reminders',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  keepFree: (days: string) => `Keep ${days} free from now on`,
  unpin: (name: string) => `Unpin ${name}`,
  plan: 'Plan my week',
  theme: { light: 'Switch to the light theme', dark: 'Switch to the dark theme' },
  remind: 'Remind me 10 minutes before each session',
}

export const cannot = {
  pinned: (names: string) =>
    `${names} is pinned, and what is pinned is never deleted. Unpin it first.`,
  noneToPin: 'Only what has its place in the week can be pinned. Plan it first.',
  fixed: (name: string) =>
    `${name} comes from your timetable: it stays where it is by itself. Study and appointments can be pinned.`,
  pinnedAlready: 'It is pinned already.',
  nonePinned: 'Nothing of that is pinned.',
  resize: (name: string) =>
    `${name} keeps its length: what is done, begun or pinned is not changed. Unpin it first if it is pinned.`,
  longer: (name: string) =>
    `There is no place for ${name} with that length between what comes before and after it. Say a shorter one, or move what is next to it first.`,
  nothingLeft: (name: string) =>
    `No session of ${name} can go: what is done, begun or pinned stays. “Open a course” shows them all.`,
  isSo: 'That is how it is already.',
  single: (text: string) =>
    `I can't set a reminder for one single thing. I can remind you before every study session, for example “remind me 10 minutes before each session”; a thing like ${text} you can put on the “Homework” list with its day.`,
  setting:
    'That is no setting that I have. By talking you can change the theme, the language, the day that weeks begin on, patterns for courses, and reminders; all of it is under “Settings”.',
  habit:
    'A habit of that kind I can’t keep. I can keep days free, keep to a time that study begins or ends at, to lunch, to a most per day, to free evenings, and to the best time of day for a course: “Study habits” shows all of them.',
  least: 'I can keep to a most per day, not to a least. “Study habits” shows what can be kept.',
  perWeek:
    'I can keep to a most per day, not per week or course. “Study habits” shows what can be kept.',
  middle:
    'A habit keeps the time before or after an hour free, and lunch, not another time in between. What comes back every week belongs into “Edit the timetable” as an appointment: no plan puts study there.',
  exportAs: (format: string) =>
    `“Export” takes your week or term out${format === '' ? '' : ` as ${format}`}: choose there what it is for and press the button.`,
  exportPrint:
    '“Export” makes a PDF for paper, or a picture: choose the week or the term there and print it.',
  exportPage:
    '“Export” makes one web page (HTML) of your week or term that opens in any browser, on a phone too: choose it there, save the file and send it to whom you like.',
  exportPhone:
    '“Export” makes a calendar file (ICS) that phones, Google Calendar and Outlook read; “Push to a calendar” keeps a calendar up to date.',
  backup: '“Backups” makes a copy of all you have here, and restores one.',
  importTable:
    '“Import a timetable” reads a calendar file (ICS), a table, a picture’s text or what you paste, and shows what is in it before anything is written.',
  feeds:
    '“Calendars from an address” reads a calendar of your university or course system again and again, now too, and shows what has changed before anything is written.',
  importSyllabus:
    '“Read a syllabus” lists the exams, deadlines and reading of a course’s document before anything is written.',
  deleteAll: (sessions: number, events: number) =>
    `I don't delete everything on one sentence: that would be ${sessions} study sessions and ${events} lessons, exams and appointments. It is done under “Your data: export or erase everything”, after you have typed a word; a backup can be made there first. Nothing was changed.`,
}

export const scene = {
  card: 'This is what would change. Nothing is saved until you accept it.',
}
