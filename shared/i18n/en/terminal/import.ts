// What the terminal says of how a timetable was read, and what it must be told before it imports on a guess.

export const moreUnread = (count: number): string =>
  `${count} more ${count === 1 ? 'line was' : 'lines were'} left out.`

export const pasteHint: string = 'Paste the timetable, then press Enter and Ctrl+D.'
