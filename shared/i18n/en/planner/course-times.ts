// What was told of the time for one course, a phrase for each limit that plans keep to (P7).

export const phrases = {
  weekdays: (names: string) => `not on ${names}`,
  parts: {
    morning: 'not in the morning',
    afternoon: 'not in the afternoon',
    evening: 'not in the evening',
  },
  times: (weekdays: string | null, hours: string): string =>
    `nothing on ${weekdays ?? 'any day'} ${hours}`,
  most: (time: string) => `at most ${time} a week`,
}
