// What an imported term is called: as its calendar is, where that names a term, else after season and year.
import type * as en from '../../en/exchange/term-name.ts'

export const seasonNames: typeof en.seasonNames = {
  spring: (year) => `${year} 春季学期`,
  summer: (year) => `${year} 夏季学期`,
  autumn: (year) => `${year} 秋季学期`,
}
