// Draws the study guide of a course as one PDF, or its pages as pictures; pure in its input, but for the fonts that it reads.
import { grammar } from '../../../../shared/i18n/grammar.ts'
import type { Result } from '../../../../shared/result.ts'
import { cleanText } from '../../clean-text.ts'
import { drawAll, type DrawFailure, type DrawnPages } from '../draw-pages.ts'
import type { GuideInput } from './guide-input.ts'
import { planGuidePages } from './guide-pages.ts'

export function drawGuide(
  input: GuideInput,
  report: (done: number, of: number) => void = () => undefined,
): Promise<Result<DrawnPages, DrawFailure>> {
  const { document, asOf, format, scale, onlyFirst } = input
  const facts = {
    title: cleanText(document.title),
    language: grammar[document.language].tags.page,
    createdAt: asOf.instant,
  }
  return drawAll(
    { format, scale, onlyFirst, facts },
    (faces) => planGuidePages(faces, input),
    report,
  )
}
