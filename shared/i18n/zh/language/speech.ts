// Who speaks: the schedule and the language that every sentence is made for.
import type * as en from '../../en/language/speech.ts'

export const goneTask: typeof en.goneTask = '那次学习'
