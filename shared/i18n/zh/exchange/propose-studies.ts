// The work that an import proposes: one review session a teaching week for each weekly course, up to its exam.
import type * as en from '../../en/exchange/propose-studies.ts'

export const reviewTitle: typeof en.reviewTitle = (course) => `${course}复习`
