// The line that shows how far a side job is.
import type { SideJobKind } from '../../../side-job.ts'
import { sideJobNames } from '../../../words/side-job-names.ts'

export const sideJob = {
  running: (job: SideJobKind) => `${sideJobNames.en[job]} …`,
  stop: 'Stop',
}
