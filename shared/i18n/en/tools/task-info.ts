// One task as text: a line of what it is, then a line for each thing it is tied to.

export const phrases = {
  head: (title: string, id: number, kind: string) => `${title} #${id}, ${kind}`,
  pending: 'pending',
  pendingFor: (length: string) => `pending, ${length}`,
  place: (place: string, length: string) => `${place}, ${length}`,
  course: (course: string) => `course ${course}`,
  location: (location: string) => `at ${location}`,
  lock: { locked: 'locked', unlocked: 'not locked' },
  begun: { begun: 'already begun', ahead: 'not begun' },
  hosts: (guests: string) => `Hosts other work: ${guests}`,
  noGuests: 'no guests',
  otherOccurrences: (places: string) => `Other occurrences: ${places}`,
  taskClass: (id: number, title: string, rank: number, of: number) =>
    `Class ${id} ${title}, number ${rank} of ${of}`,
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  after: (name: string) => `Has to start after: ${name}`,
  before: (name: string) => `Has to end before: ${name}`,
  inHost: (name: string) => `Inside host: ${name}`,
  missed: (places: string) => `Missed before: ${places}`,
  rest: (id: number) => `Goes on in #${id}`,
  named: (title: string, id: number, place: string) => `${title} #${id}, ${place}`,
  line: (parts: string[]) => parts.join('; '),
  list: ', ',
}
