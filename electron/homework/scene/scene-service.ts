// Declares what the homework scene may do in the data folder; it knows no database.
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import type { Result } from '../../../shared/result.ts'

export type HomeworkService = {
  /** All items, what is open and due first in front. */
  list: () => HomeworkLine[]
  /** The points of its checklist that are not ticked. */
  openSteps: (id: number) => string[]
  /** The failure is a sentence. */
  finish: (id: number) => Result<null, string>
}
