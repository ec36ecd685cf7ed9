// What the pages of a study guide are drawn from. It can be sent to another process.
import type { Paper } from '../../../../shared/exchange/export-choice.ts'
import type { GuideDocument } from '../../../../shared/outlook/study-guide.ts'
import type { PagesInput } from '../pages-input.ts'

export type GuideInput = Pick<PagesInput, 'format' | 'scale' | 'onlyFirst' | 'asOf'> & {
  paper: Paper
  document: GuideDocument
}
