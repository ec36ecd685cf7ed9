// Says in English: what becomes of lessons, exams, appointments and days of the term on a card, and why something can't be done.

export const effect = {
  displaced: (names: string, count: number): string =>
    `${names} ${count === 1 ? 'makes' : 'make'} room and ${count === 1 ? 'waits' : 'wait'} for a new place: say “plan my week” once this is written.`,
  leftOut: (event: string, place: string, occupant: string) =>
    `${event} on ${place} is left out: ${occupant} stands there.`,
  moreLeftOut: (count: number) => `${count} more are left out for the same reason.`,
}

export const problems = {
  noEvent: 'What it would change is not in the week any more.',
  begun: 'That time has begun already, so nothing there can change. Say a time that is ahead.',
  outsideDay: 'That is no day or time of your term.',
  pinned: (title: string) => `${title} is pinned. Unpin it in its details first.`,
  crowded: (event: string, place: string, occupant: string) =>
    `${event} can't go to ${place}: ${occupant} stands there.`,
  nothing: 'Nothing was changed.',
}
