// What a fresh plan card does otherwise than the one that it takes the place of: at most three titles, the rest counted.

export const clauses = {
  moved: (names: string, count: number): string =>
    `${names} ${count === 1 ? 'goes' : 'go'} elsewhere`,
  gone: (names: string, count: number): string =>
    `${names} ${count === 1 ? 'is' : 'are'} no longer in it`,
  added: (names: string, count: number): string => `${names} ${count === 1 ? 'is' : 'are'} new`,
}
