// What a person did to their study work, as history keeps it and as a line tells it, and why it can't be so (U8).

export const phrases = {
  madeClass: (title: string, sessions: string) => `Added ${title} with ${sessions}`,
  added: (title: string, sessions: string) => `Added ${sessions} to ${title}`,
  changedClass: (title: string) => `Changed what ${title} is like`,
  retitled: (from: string, to: string) => `Named ${from} ${to}`,
  resized: (title: string, length: string) => `Made ${title} ${length} long`,
  removed: (title: string) => `Deleted ${title}`,
  reordered: (title: string, rank: number) => `Put ${title} in place ${rank} of its order`,
  deleted: (title: string, sessions: string) => `Deleted ${title} with ${sessions}`,
  renamed: (from: string, to: string) => `Renamed the course ${from} to ${to}`,
  stop: '.',
  and: '. ',
}

export const problemPhrases = {
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
  tooLong: (length: string, most: number) =>
    `A session of ${length} does not fit into a day, which has ${most}. Choose a shorter one; nothing was changed.`,
  unknownCourse: (course: string) => `There is no course ${course} any more. Nothing was changed.`,
  courseExists: (course: string) =>
    `There is a course ${course} already. Choose another name, or give each piece of work that course; nothing was changed.`,
}
