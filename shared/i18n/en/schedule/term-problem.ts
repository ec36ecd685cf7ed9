// Why a change of the term or the timetable is refused, in sentences: what lies in the way, and what to do.

export const phrases = {
  nothing: 'Nothing was changed.',
  heldGuest: (guest: string, host: string) =>
    `${guest} is pinned or marked inside ${host}. Unpin it or take the mark back first.`,
  inTheWay: (title: string) => `${title} is in the way and may not be moved. Unpin it first.`,
  stale: (title: string) =>
    `${title} is not as it was when you began. Look at the timetable again.`,
  clash: (block: string, other: string, time: string, weeks: string) =>
    `${block} clashes with ${other} at ${time} in ${weeks}.`,
  overlap: (other: string, periods: string, weeks: string) =>
    `Clashes with ${other} on ${periods} in ${weeks}.`,
  outside: (block: string) => `${block} does not fit into the weeks and periods of the term.`,
  outsideTerm: (date: string, year: number) => `${date} ${year} is outside the term.`,
  backwards: 'The last day lies before the first.',
  same: 'It is like that already.',
  badTable: 'Each period has to end after it begins, and to begin after the one before it ends.',
  rowInUse: (row: number, title: string, others: number): string =>
    `Period ${row} can't be removed: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} in it.`,
  ownClock: (title: string) =>
    `${title} has times of its own, which would no longer lie in its periods.`,
  weekInUse: (weeks: number, title: string, others: number): string =>
    `The term can't end after ${weeks === 1 ? 'week 1' : `week ${weeks}`}: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} later.`,
  openCard:
    'A card waits for your answer, and it speaks of the periods as they are. Answer it first.',
  farDate: (date: string, first: number, last: number) =>
    `No term begins on ${date}. Write a date in the years ${first} to ${last}.`,
  noWeek: (week: number, weeks: number): string =>
    `There is no week ${week} to follow: the term has ${weeks === 1 ? '1 week' : `${weeks} weeks`}.`,
  over: 'None of its meetings is still to come: those weeks are over, or have those days off.',
  noName: 'A name is missing. Type at least one letter.',
  leftOut: (title: string, place: string, other: string) =>
    `${title} on ${place} is left out: ${other} lies there.`,
  weeks: {
    empty: (part: string, _weeks: number) =>
      `“${part}” names no week. Write it like 1-16, or 1-8,10, or 1-16 odd.`,
    unread: (part: string, _weeks: number) =>
      `“${part}” is not understood. Write the weeks like 1-16, or 1-8,10, or 1-16 odd.`,
    outside: (part: string, weeks: number) => `“${part}” is not within weeks 1 to ${weeks}.`,
  },
}
