// How the student likes to study, as a model is told it; empty where they have said nothing.

export const words = {
  head: 'Habits:',
  before: (time: string) => `no study before ${time}`,
  after: (time: string) => `no study after ${time}`,
  weekdays: (names: string) => `no study on ${names}`,
  parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  part: (course: string, part: string) => `${course} ${part}`,
  load: (periods: number) => `at most ${periods} slots of study a day`,
  evenings: (count: number) => `${count} free evenings a week`,
  /** Of one course, from its pack. */
  told: (course: string, times: string) =>
    `Times for ${course}, which every plan keeps to: ${times}`,
}
