// Draws the study guide of a course as one PDF, or its pages as pictures; pure in its input, but for the fonts that it reads.
import { grammar } from '../../../../shared/i18n/grammar.ts'
import type { Paper } from '../../../../shared/exchange/export-choice.ts'
import { exportWords } from '../../../../shared/i18n/core/export.ts'
import type { GuideDocument } from '../../../../shared/outlook/write-study-guide.ts'
import type { Result } from '../../../../shared/result.ts'
import { cleanText } from '../../../text/clean-text.ts'
import { type PlannedPage, drawAll, type DrawFailure, type DrawnPages } from '../draw-pages.ts'
import type { Faces } from '../faces.ts'
import { rowsOfBlock, type GuideRow } from './guide-rows.ts'
import { drawFooter } from '../page-frame.ts'
import { type Area, type Page, type Shape, sheetOf } from '../page.ts'
import type { PagesInput } from '../pages-input.ts'

export type GuideInput = Pick<PagesInput, 'format' | 'scale' | 'onlyFirst' | 'asOf'> & {
  paper: Paper
  document: GuideDocument
}

/** A page of text wants more room at its sides than a page of a week. */
const inset = 26

const footRoom = 26

/**
 * The rows of a study guide on as many pages as they take: no heading at a page's foot, a table's head on each of its
 * pages.
 */
export function planGuidePages(faces: Faces, input: GuideInput): PlannedPage[] {
  const { document, asOf, paper } = input
  const { width, height, content } = sheetOf(paper, 'upright')
  const area: Area = {
    x: content.x + inset,
    y: content.y + inset,
    width: content.width - 2 * inset,
    height: content.height - inset - footRoom,
  }
  const rows = document.blocks.flatMap((block) => rowsOfBlock(faces, block, area))
  const pages = fillPages(rows, area)
  const { language } = document
  const context = { faces, words: exportWords[language].pageWords, input: { language, asOf } }
  return pages.map((shapes, index) => () => {
    const page: Page = {
      width,
      height,
      title: `${document.title} · ${index + 1}`,
      shapes: shapes(),
    }
    const footer = drawFooter(context, page, index + 1, pages.length)
    return { ...page, shapes: [...page.shapes, ...footer] }
  })
}

/** The shapes of each page, drawn when they are asked for. */
function fillPages(rows: readonly GuideRow[], area: Area): (() => Shape[])[] {
  const pages: { row: GuideRow; y: number }[][] = [[]]
  const bottom = area.y + area.height
  let y = area.y
  const put = (row: GuideRow) => {
    pages.at(-1)?.push({ row, y })
    y += row.height
  }
  for (const [index, row] of rows.entries()) {
    const isFirst = y === area.y
    if (y + neededFrom(rows, index) > bottom && !isFirst) {
      pages.push([])
      y = area.y
      if (row.again !== null) put(row.again)
    }
    // A gap at the top of a page holds nothing apart.
    if (y === area.y && row.draw(0).length === 0) continue
    put(row)
  }
  return pages.map((placed) => () => placed.flatMap(({ row, y: top }) => row.draw(top)))
}

/** What has to go with it included. */
function neededFrom(rows: readonly GuideRow[], index: number): number {
  let needed = 0
  for (const row of rows.slice(index)) {
    needed += row.height
    if (!row.keepsWithNext) break
  }
  return needed
}

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
