// What an import says to the person: why a file can't be read, what was left out, and each series in one line.

export const clashPair = (title: string, other: string) => `${title} with ${other}`

export const andMore = (examples: string) => `${examples} and more`

export const moreProblems = (count: number): string =>
  `${count} more ${count === 1 ? 'event' : 'events'} in the file could not be read.`
