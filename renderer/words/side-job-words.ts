// The line that shows how far a side job is.
import { sideJobNames } from '../../shared/words/side-job-names.ts'
import type { SideJobKind } from '../../shared/side-job.ts'
import type { Words } from './words.ts'

export const sideJobWords: Words<{ running: (job: SideJobKind) => string; stop: string }> = {
  en: { running: (job) => `${sideJobNames.en[job]} …`, stop: 'Stop' },
  zh: { running: (job) => `${sideJobNames.zh[job]}……`, stop: '停止' },
}
