// A day's blocks as compact text for a model: periods, titles, ids, and what is left free.

export const phrases = {
  line: (day: string, parts: string[]) => `${day}: ${parts.join('; ')}`,
  runs: (runs: string[]) => runs.join(', '),
  periods: (runs: string[]) => `periods ${runs.join(', ')}`,
  free: (runs: string) => `free ${runs}`,
  full: 'nothing free',
  hostRoom: (rooms: string) => `room in hosts ${rooms}`,
  suggested: 'suggested',
  locked: 'locked',
  hosts: 'hosts',
  inside: (hostId: number) => `in #${hostId}`,
  tags: (tags: string[]) => ` (${tags.join(', ')})`,
  kindRuns: (kind: string, runs: string) => `${kind} ${runs}`,
  embedded: 'study in hosts',
}
