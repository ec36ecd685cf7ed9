// Says in English: what is said of a calendar server.

export const davProblem = {
  unreachable:
    'The server can’t be reached. Your plan is safe here; it is sent when you are online again.',
  tls: 'The server’s certificate is not valid, so nothing was sent. Check the address, or ask whoever runs the server.',
  timeout:
    'The server took too long to answer. What was sent already is kept, and the rest follows; try again later.',
  'too-large':
    'The server’s answer was far too large to be a calendar’s, so it was not read. Check the address.',
  stopped: 'Stopped. What was sent already is kept, and the rest follows with the next push.',
  unauthorized:
    'The server does not accept this user name and password. Some servers want a password made for apps.',
  forbidden: 'The server does not let this user write there. Choose another calendar or address.',
  'not-found':
    'There is nothing at this address. Check it; the calendar may have been deleted there.',
  'not-allowed':
    'The server does not allow this at that address. Check that it is the address for CalDAV.',
  changed: 'Something was changed there in the meantime. Push again to see it.',
  locked: 'The calendar is locked there at the moment. Try again in a while.',
  busy: 'The server asks to wait. It is tried again later; nothing is lost.',
  full: 'There is no room left on the server. Free some there, then push again.',
  'not-caldav':
    'What answers there is no calendar server. Check the address: it is often on the help page of your provider.',
  'no-home':
    'The server does not say where your calendars are. Enter the address of your calendars itself.',
}

export const davProblemNotes = {
  elsewhere: (address: string) =>
    `The server sends on to ${address}, and your password was not sent there. If you trust it, enter that address.`,
  cannotMake: (calendar: string) =>
    `The server makes no new calendars. Make an empty one named “${calendar}” there, then push again.`,
  notEmpty: (calendar: string) =>
    `There is a calendar “${calendar}” with other events in it. Nothing was written; choose another name, or an empty one.`,
  status: (status: number) =>
    `The server answered with error ${status}. Nothing here was changed; try again later.`,
}

export const caldavCards = {
  offWeek: 'It was edited there, but is off the week here: keeping yours deletes it there.',
  deletedThere: (title: string) => `${title} was deleted in your calendar.`,
  noBlockThere: (title: string) =>
    `${title} was made into something in your calendar that is no block: it repeats or lasts all day.`,
  movedThere: ({
    title,
    date,
    from,
    until,
    name,
    noted,
  }: {
    title: string
    date: string
    from: string | undefined
    until: string
    name: string
    noted: boolean
  }) =>
    `${title} is on ${date}, ${from}–${until} in your calendar${name}${noted ? ', with notes of its own' : ''}.`,
  namedThere: (quoted: string) => `, named ${quoted}`,
  offerLeave: 'Leave it in your calendar, as an event of its own.',
  offerTakeOff: 'Take it off the week; it waits for a place then.',
  offerPut: (where: string) => `Put it there: ${where}.`,
  offerNearest: (where: string) => `That time is taken; the nearest place that fits is ${where}.`,
  notTakenOutside: 'That day is not in the term.',
  notTakenUnreadable: 'Only your own version can be kept.',
  notTakenGone: 'It is not on the week here any more.',
}

function blocks(count: number): string {
  return count === 1 ? '1 block' : `${count} blocks`
}

export const caldavWords = {
  pushedDone: (written: number, removed: number) =>
    written + removed === 0
      ? 'Your calendar is as it is here.'
      : `${blocks(written)} written, ${removed} removed.`,
  pushedAsked: (changes: number) =>
    `${blocks(changes)} changed in your calendar: look at them and choose.`,
  pushed: (done: string, asked: string) => `${done} ${asked}`,
  tested: (count: number, isThere: boolean, calendar: string) => {
    const calendars = count === 1 ? '1 calendar' : `${count} calendars`
    const next = isThere ? `A push uses “${calendar}”.` : `A push makes “${calendar}”.`
    return `The server answers, with ${calendars}. ${next}`
  },
}
