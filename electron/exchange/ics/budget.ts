// How much work one calendar file may cause, counted in steps so that a hostile rule ends instead of hanging.

/** Steps that expanding one file may take; a step is one unit of a recurrence iterator's work. */
const fileSteps = 400_000
const eventSteps = 12_000
/** Occurrences that one file may yield within the span that is looked at. */
const fileOccurrences = 40_000
const eventOccurrences = 1_000

export type Budget = {
  /** Throws `ExpansionStop` when nothing is left. */
  spend: (steps: number) => void
  takeOccurrence: () => void
  /** Fills up the share of the next event. */
  startEvent: () => void
}

/** `event` and `file` ask for too much work; `rule` can't be followed. */
export type StopReason = 'event' | 'file' | 'rule'

/** Thrown through ical.js's own loops, which cannot be left in any other way; caught once for each event. */
export class ExpansionStop extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`expansion stopped by the ${reason}`)
    this.reason = reason
  }
}

/** A time zone changes its offset a few hundred times in all. */
const zoneSteps = { file: 40_000, event: 4_000 }

export function newZoneBudget(): Budget {
  return newBudget(zoneSteps)
}

export function newBudget(steps = { file: fileSteps, event: eventSteps }): Budget {
  let fileLeft = steps.file
  let eventLeft = steps.event
  let fileOccurrencesLeft = fileOccurrences
  let eventOccurrencesLeft = eventOccurrences
  return {
    spend(steps) {
      fileLeft -= steps
      eventLeft -= steps
      if (eventLeft < 0) throw new ExpansionStop('event')
      if (fileLeft < 0) throw new ExpansionStop('file')
    },
    takeOccurrence() {
      fileOccurrencesLeft -= 1
      eventOccurrencesLeft -= 1
      if (eventOccurrencesLeft < 0) throw new ExpansionStop('event')
      if (fileOccurrencesLeft < 0) throw new ExpansionStop('file')
    },
    startEvent() {
      eventLeft = steps.event
      eventOccurrencesLeft = eventOccurrences
    },
  }
}
