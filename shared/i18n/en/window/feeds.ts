// Says in English: calendars that are read from addresses.

export const feeds = {
  title: 'Calendars from an address',
  about:
    'Weekloom reads these calendars again at the start and every few hours while it is open. What has changed there waits here until you look at it; nothing is written before.',
  kept: {
    keychain: 'Addresses are kept in your system’s keychain, like keys.',
    file: 'Addresses are kept in a file of your own, outside the data file, its backups and exports.',
  },
  /** On the page where a timetable is chosen. */
  open: 'Read it from an address',
  openHint:
    'The private address of your timetable, course system or shared calendar (https or webcal). Weekloom tells you when something changes there.',
  openPage: 'Open the list',
  waiting: (count: number) =>
    count === 1 ? '1 change waits in your calendars.' : `${count} changes wait in your calendars.`,
  see: 'See them',
  sign: (name: string, waiting: string) => `${name}. ${waiting}`,
  address: 'Address of the calendar',
  addressHint: 'It begins with https:// or webcal:// and often ends in .ics.',
  read: 'Read it',
  readAt: (when: string) => `Read ${when}`,
  unread: 'Not read yet',
  same: 'Nothing new.',
  isNew: (waiting: string) => `Nothing of it is in your week yet: ${waiting}.`,
  waits: (waiting: string) => `Since you last looked: ${waiting}.`,
  look: 'Look at it',
  lookOf: (name: string) => `Look at it: ${name}`,
  leave: 'Leave it',
  leaveOf: (name: string) => `Leave it: ${name}`,
  again: 'Read now',
  againOf: (name: string) => `Read now: ${name}`,
  readAll: 'Read all now',
  agree: (host: string) => `Agree to ${host}`,
  isOpenLine: 'The line is not encrypted (http): others on the way can read it.',
  options: 'Settings',
  optionsOf: (name: string) => `Settings of ${name}`,
  isAutomatic: 'Read it by itself',
  takesOver: 'Take lectures over by themselves',
  takesOverHint:
    'New times and rooms of lectures are written at once, and undo takes them back. What pushes out planned study, what you changed yourself, exams and work still ask.',
  newAddress: 'New address',
  keepAddress: 'Read the new one',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Stop reading ${name}?`,
  removeText: 'Its address is forgotten. What is in your week stays.',
  removeYes: 'Stop reading it',
  removeNo: 'Keep it',
}
