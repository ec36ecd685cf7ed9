// Says in English: changes of schedule, term and work.

// One line for one change of a card: the title, where from and where to.

export const change = {
  line: (title: string, what: string) => `${title}: ${what}`,
  arrow: (from: string, to: string) => `${from} → ${to}`,
  during: (place: string, host: string) => `${place}, during ${host}`,
  pending: 'pending',
  added: (place: string) => `new, ${place}`,
  removed: (place: string) => `removed (was ${place})`,
  pinned: (place: string) => `pinned, ${place}`,
  unpinned: (place: string) => `unpinned, ${place}`,
  edited: (place: string) => `details changed, stays ${place}`,
  renamed: (before: string, place: string) => `was ${before}, stays ${place}`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
  unmarked: (place: string) => `open again, ${place}`,
}

// What a person did by hand, as history keeps it and as a line tells it at once.

export const handEdit = {
  placed: (title: string, place: string) => `Placed ${title} on ${place}`,
  moved: (title: string, place: string) => `Moved ${title} to ${place}`,
  movedSeveral: (count: number) => `Moved ${count} blocks`,
  copied: (title: string, place: string) => `Copied ${title} to ${place}`,
  swapped: (first: string, second: string) => `Swapped ${first} and ${second}`,
  unplaced: (title: string) => `Took ${title} off the week; it waits to be planned`,
  unplacedSeveral: (count: number) => `Took ${count} blocks off the week; they wait to be planned`,
  pinned: (title: string) => `Pinned ${title} where it is`,
  unpinned: (title: string) => `Unpinned ${title}`,
  resized: (title: string, length: string, place: string) =>
    `Made ${title} ${length} long, ${place}`,
  resizedWaiting: (title: string, length: string) => `Made ${title} ${length} long`,
  stop: '.',
}

// What a change of the term is, in sentences: its name, its weeks, its rows, its days off and make-up days.

export const termChange = {
  name: (name: string) => `The term is called “${name}”.`,
  weeks: (weeks: number): string =>
    weeks === 1 ? 'The term has 1 week.' : `The term has ${weeks} weeks.`,
  rowAdded: (clock: string) => `A period from ${clock} is new.`,
  rowGone: (clock: string) => `The period from ${clock} is gone.`,
  rows: (count: number): string =>
    count === 1 ? '1 period has other times.' : `${count} periods have other times.`,
  off: (dates: string) => `No classes on ${dates}.`,
  follows: (date: string, weekday: string, week: number) =>
    `${date} follows the ${weekday} of week ${week}.`,
  work: (dates: string) => `Classes as usual on ${dates}.`,
  to: ' – ',
}

// What a person did to their study work, as history keeps it and as a line tells it, and why it can't be so (U8).

export const workEdit = {
  madeClass: (title: string, sessions: string) => `Added ${title} with ${sessions}`,
  added: (title: string, sessions: string) => `Added ${sessions} to ${title}`,
  changedClass: (title: string) => `Changed what ${title} is like`,
  retitled: (from: string, to: string) => `Named ${from} ${to}`,
  resized: (title: string, length: string) => `Made ${title} ${length} long`,
  removed: (title: string) => `Deleted ${title}`,
  reordered: (title: string, rank: number) => `Put ${title} in place ${rank} of its order`,
  deleted: (title: string, sessions: string) => `Deleted ${title} with ${sessions}`,
  renamed: (from: string, to: string) => `Renamed the course ${from} to ${to}`,
  joined: (from: string, to: string) => `Made ${from} part of the course ${to}`,
  stop: '.',
  and: '. ',
}

export const workEditProblems = {
  unknownClass: 'That work is not in the schedule any more. Nothing was changed.',
  incomplete: {
    course: 'The work needs a course. Nothing was changed; name one.',
    items: 'New work needs at least one session. Nothing was changed; add one.',
  },
  backwards: (from: string, to: string) =>
    `The work would begin on ${from} and end on ${to}, which is before. Choose other dates; nothing was changed.`,
  inTheWay: (names: string) =>
    `With these limits ${names} would lie where it may not. Move it first, or choose wider limits; nothing was changed.`,
  noChange: 'It is so already: nothing was changed.',
  rest: (task: string, of: string) =>
    `${task} is what is left of ${of}, which is marked as partly done. Take that mark back, or mark it done; nothing was changed.`,
  placed: (task: string) =>
    `${task} lies in the week, so its time decides its order. Take it off the week first; nothing was changed.`,
  pinned: (names: string) =>
    `Pinned work stays: ${names}. Unpin it first, then delete the rest with it; nothing was changed.`,
  tooLong: (length: string, most: string) =>
    `A session of ${length} does not fit into a day, which has ${most}. Choose a shorter one; nothing was changed.`,
  unknownCourse: (course: string) => `There is no course ${course} any more. Nothing was changed.`,
  courseExists: (course: string) =>
    `There is a course ${course} already. Choose another name, or say that the two are one course; nothing was changed.`,
}

export const noCourse = {
  noCourse: (listed: string, name: string) => {
    const courses = listed === '' ? 'It has no courses yet.' : `Its courses are ${listed}.`
    return `The schedule has no course ${name}. Nothing was changed. ${courses}`
  },
}
