// What an imported term is called: as its calendar is, where that names a term, else after season and year.

export const seasonNames = {
  spring: (year: string) => `Spring term ${year}`,
  summer: (year: string) => `Summer term ${year}`,
  autumn: (year: string) => `Autumn term ${year}`,
}
