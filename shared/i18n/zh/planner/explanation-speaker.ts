// How an explanation names tasks, places and days: with numbers for a model, plainly for a person.
import type * as en from '../../en/planner/explanation-speaker.ts'

export const unknownClass: typeof en.unknownClass = '已不存在的课业'
