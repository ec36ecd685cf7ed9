// Deadlines that are there for an exam which the calendar does not hold, named as that (K6); no number of the runs is touched.
import type { DeadlineOutlook, SimulationFacts } from '../../../shared/planner/simulation.ts'

/** `examOf`: the ISO date of a course's next exam, told or in the calendar; null for none. */
export function nameExams(
  facts: SimulationFacts,
  examOf: (course: string) => string | null,
): SimulationFacts {
  if (facts.kind === 'empty') return facts
  const name = (deadline: DeadlineOutlook): DeadlineOutlook => {
    if (deadline.kind === 'exam') return deadline
    const examDate = examOf(deadline.course)
    // Work that goes on after the exam is not only for it.
    return examDate === null || deadline.date > examDate
      ? deadline
      : { ...deadline, kind: 'exam', examDate }
  }
  return { ...facts, deadlines: facts.deadlines.map(name) }
}
