// What a change of the term is, in sentences: its name, its weeks, its rows, its days off and make-up days.

export const phrases = {
  name: (name: string) => `The term is called “${name}”.`,
  weeks: (weeks: number): string =>
    weeks === 1 ? 'The term has 1 week.' : `The term has ${weeks} weeks.`,
  rowAdded: (clock: string) => `A period from ${clock} is new.`,
  rowGone: (clock: string) => `The period from ${clock} is gone.`,
  rows: (count: number): string =>
    count === 1 ? '1 period has other times.' : `${count} periods have other times.`,
  off: (dates: string) => `No classes on ${dates}.`,
  follows: (date: string, weekday: string, week: number) =>
    `${date} follows the ${weekday} of week ${week}.`,
  work: (dates: string) => `Classes as usual on ${dates}.`,
  to: ' – ',
}
