// Deadlines that are there for an exam which the calendar does not hold, named as that (K6); no number of the runs is touched.
import type { ExamOf } from '../../../shared/planner/exam-of.ts'
import type { DeadlineOutlook, SimulationFacts } from '../../../shared/planner/simulation.ts'

export function nameExams(facts: SimulationFacts, examOf: ExamOf): SimulationFacts {
  if (facts.kind === 'empty') return facts
  const name = (deadline: DeadlineOutlook): DeadlineOutlook => {
    if (deadline.due.kind === 'exam') return deadline
    const examDate = examOf(deadline.course)
    // Work that goes on after the exam is not only for it.
    return examDate === null || deadline.date > examDate
      ? deadline
      : { ...deadline, due: { kind: 'exam', examDate } }
  }
  return { ...facts, deadlines: facts.deadlines.map(name) }
}
