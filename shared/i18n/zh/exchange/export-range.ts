// What of a schedule goes out: the chosen tasks on the chosen days in the order of time, with their true times.
import type * as en from '../../en/exchange/export-range.ts'

export const during: typeof en.during = (title) => `在${title}期间进行。`
