// One line for each thing that an import adds: "Mon, Wed 10:00–11:35, weeks 1–16".

export const weekPhrases = (weeks: string, isOne: boolean, parity: string): string =>
  `${isOne ? 'week' : 'weeks'} ${weeks}${parity}`

export const parities = {
  odd: ' (odd)',
  even: ' (even)',
}
