// Works on a re-plan: what it would do is said with its card, and where it does nothing, why (P3).
import type * as en from '../../en/language/replan-work.ts'

export const withToday: typeof en.withToday = '只有今天的任务也可以动，才排得下。'
