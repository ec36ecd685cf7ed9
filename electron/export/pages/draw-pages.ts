// Draws the chosen pages as one PDF or as a picture a page; pure in its input, but for the fonts that it reads.
import { sayYearRun } from '../../../shared/time/say/say-date.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { exportWords } from '../../../shared/i18n/core/export.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { weekOfDay } from '../../../shared/time/week-start.ts'
import { cleanText } from '../../text/clean-text.ts'
import { drawAgendaPages } from './agenda-pages.ts'
import type { Faces } from './faces.ts'
import { pageContext, type PageContext } from './page-context.ts'
import { drawFooter } from './page-frame.ts'
import type { Page } from './page.ts'
import type { PagesInput } from './pages-input.ts'
import { drawTermPage } from './term-page.ts'
import { drawWeekPage } from './week-page.ts'
import type { DocumentFacts } from './write-pdf.ts'

/** A page that is drawn when it is asked for. */
export type PlannedPage = () => Page

/** At least one. */
export function planPages(faces: Faces, input: PagesInput): PlannedPage[] {
  const context = pageContext(faces, input)
  const pages = listPages(context)
  return pages.map((draw, index) => () => {
    const page = draw()
    const footer = drawFooter(context, page, index + 1, pages.length)
    return { ...page, shapes: [...page.shapes, ...footer] }
  })
}

function listPages(context: PageContext): PlannedPage[] {
  const { input } = context
  // Those that the chosen days lie in; a day outside the term counts as its nearest.
  const { state, from, to, weekStart } = input
  const { days } = state.window
  const nearest = (date: string) =>
    dateToDay(state.window, date) ?? (date < (days[0]?.date ?? '') ? 1 : days.length)
  const first = weekOfDay(nearest(from), weekStart)
  const last = Math.max(first, weekOfDay(nearest(to), weekStart))
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  switch (input.layout) {
    case 'week': {
      const overview =
        isWholeTerm(input) && weeks.length > 1 ? [() => drawTermPage(context, weeks)] : []
      return [...overview, ...weeks.map((week) => () => drawWeekPage(context, week, weeks))]
    }
    case 'term':
      return [() => drawTermPage(context, weeks)]
    case 'agenda':
      return drawAgendaPages(context).map((page) => () => page)
    default:
      return assertNever(input.layout)
  }
}

function isWholeTerm({ state: { window }, from, to }: PagesInput): boolean {
  return from <= (window.days[0]?.date ?? '') && to >= (window.days.at(-1)?.date ?? '')
}

/** `files` are one document, or a picture for each page; `pages` counts them all, drawn or not. */
export type DrawnPages = { files: Uint8Array[]; pages: number }

/** The fonts or the picture maker are not where the installation has them. */
export type DrawFailure = 'drawing-files-lost'

type Report = (done: number, of: number) => void

/** Turns pages into files, each step told. */
type Writer = (pages: readonly PlannedPage[], onStep: () => void) => Promise<Uint8Array[]>

/** It is laid out, and it is written. */
const stepsOfPage = 2

export async function drawPages(
  input: PagesInput,
  report: Report = () => undefined,
): Promise<Result<DrawnPages, DrawFailure>> {
  const { format, scale, onlyFirst } = input
  const wish = { format, scale, onlyFirst, facts: factsOf(input) }
  return drawAll(wish, (faces) => planPages(faces, input), report)
}

/** How pages become files, whatever stands on them. */
export type DrawWish = Pick<PagesInput, 'format' | 'scale' | 'onlyFirst'> & { facts: DocumentFacts }

/** What `plan` lists, page by page. */
export async function drawAll(
  wish: DrawWish,
  plan: (faces: Faces) => PlannedPage[],
  report: Report = () => undefined,
): Promise<Result<DrawnPages, DrawFailure>> {
  const tools = await openTools(wish, () => report(0, 0))
  if (tools === null) return fail('drawing-files-lost')
  const planned = plan(tools.faces)
  const wanted = wish.onlyFirst ? planned.slice(0, 1) : planned
  const steps = wanted.length * stepsOfPage
  let done = 0
  report(done, steps)
  const files = await tools.write(wanted, () => {
    done += 1
    report(done, steps)
  })
  return succeed({ files, pages: planned.length })
}

/** Null where a file of theirs is lost. Each is large and loaded when it is first wanted; `onLoad` is told between. */
async function openTools(
  wish: DrawWish,
  onLoad: () => void,
): Promise<{ faces: Faces; write: Writer } | null> {
  onLoad()
  const { loadFaces } = await import('./faces.ts')
  onLoad()
  const openWriter = { pdf: openPdf, png: openPng }[wish.format]
  try {
    const faces = loadFaces()
    onLoad()
    return { faces, write: await openWriter(faces, wish) }
  } catch {
    return null
  }
}

async function openPdf(faces: Faces, { facts }: DrawWish): Promise<Writer> {
  const { writePdf } = await import('./write-pdf.ts')
  return async (pages, onStep) => {
    const drawn = (function* drawEach() {
      for (const draw of pages) {
        const page = draw()
        onStep()
        yield page
      }
    })()
    return [await writePdf(faces, drawn, facts, onStep)]
  }
}

async function openPng(faces: Faces, { scale }: DrawWish): Promise<Writer> {
  const { startPictures, writePng } = await import('./write-png.ts')
  const { writeSvg } = await import('./write-svg.ts')
  await startPictures()
  return async (pages, onStep) =>
    pages.map((draw) => {
      const svg = writeSvg(faces, draw())
      onStep()
      const picture = writePng(svg, scale)
      onStep()
      return picture
    })
}

function factsOf({ term, from, to, language, asOf }: PagesInput): DocumentFacts {
  const dates = sayYearRun(from, to, language)
  return {
    title: exportWords[language].pageWords.title(cleanText(term.name), dates),
    language: grammar[language].tags.page,
    createdAt: asOf.instant,
  }
}
