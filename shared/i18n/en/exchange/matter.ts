// What an import says of the course packs, sources and homework in a file of everything.

export const phrases = {
  homework: (items: number): string =>
    items === 1 ? '1 homework item' : `${items} homework items`,
  packs: (courses: number): string =>
    courses === 1 ? 'the pack of 1 course' : `the packs of ${courses} courses`,
  sources: (count: number): string => (count === 1 ? '1 source' : `${count} sources`),
  /** `undone` is what undo does with them, a clause each. */
  along: (matter: string, undone: readonly string[]) =>
    `Also comes along: ${matter}. Undo ${undone.join(' and ')}.`,
  takesHomework: 'takes the homework back',
  leaves: (matter: string) => `leaves the ${matter}`,
  packsStay: 'packs',
  sourcesStay: 'sources',
  damaged: (entries: number): string =>
    entries === 1
      ? 'One entry of the course packs, sources or homework in this file is damaged and is left out; the rest is taken over.'
      : `${entries} entries of the course packs, sources or homework in this file are damaged and are left out; the rest is taken over.`,
}
