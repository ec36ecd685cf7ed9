// How much a repair asks of a student, in one measure, so that the mildest come first.
import type { RepairChange } from '../../../../shared/planner/clash.ts'

type Effort = { base: number; each: number }

/**
 * As a measure: 10 is one suggested block that goes elsewhere. Moving dates asks less than giving up evenings, that
 * less than days off, and all of it less than leaving work undone.
 */
const efforts: Record<RepairChange['kind'], Effort> = {
  'move-block': { base: 10, each: 5 },
  'study-in-class': { base: 20, each: 0 },
  'raise-budget': { base: 20, each: 2 },
  'earlier-start': { base: 15, each: 2 },
  'later-date': { base: 20, each: 3 },
  'longer-day': { base: 20, each: 4 },
  'use-kept-hours': { base: 30, each: 5 },
  'allow-weekdays': { base: 30, each: 10 },
  'use-kept-days': { base: 40, each: 15 },
  shorten: { base: 45, each: 8 },
  drop: { base: 60, each: 10 },
}

/** `amount` counts days, periods or weekdays, or how firmly a block stands: 0 suggested to 3 an event. */
export function effortOf(kind: RepairChange['kind'], amount: number): number {
  const { base, each } = efforts[kind]
  return base + each * amount
}
