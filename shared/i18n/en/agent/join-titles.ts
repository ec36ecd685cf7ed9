// Titles in a sentence, the first few of them by name.

export const othersPhrases = (count: number): string =>
  count === 1 ? '1 other' : `${count} others`
