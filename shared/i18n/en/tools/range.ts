// A range as text, row by row.

export const phrases = {
  head: (day: string, periods: string) => `${day}, ${periods}:`,
  row: (run: string, clock: string, what: string) => `${run} ${clock} ${what}`,
  again: (id: number) => `#${id}`,
  free: 'free',
  over: 'empty, already begun',
  also: ' + ',
  freeRuns: (free: string) => `In all: ${free}.`,
  host: (title: string, id: number, runs: string, guests: string) =>
    `Host ${title} #${id} ${runs}: ${guests}.`,
  guests: (ids: number[]): string =>
    ids.length === 0 ? 'no guests' : `guests ${ids.map((id) => `#${id}`).join(', ')}`,
  room: (rooms: string) => `Room in hosts: ${rooms}.`,
}
