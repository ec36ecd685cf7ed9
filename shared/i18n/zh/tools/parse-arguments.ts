// The arguments of a tool call as typed values, or a sentence that says what is allowed (T1).
import type * as en from '../../en/tools/parse-arguments.ts'

export const gaps: typeof en.gaps = ''
