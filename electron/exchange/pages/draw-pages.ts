// Draws the chosen pages as one PDF or as a picture a page; pure in its input, but for the fonts that it reads.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { cleanText } from '../clean-text.ts'
import type { Faces } from './faces.ts'
import type { PagesInput } from './pages-input.ts'
import { planPages, type PlannedPage } from './plan-pages.ts'
import { sayYearRun } from './say-year-run.ts'
import type { DocumentFacts } from './write-pdf.ts'

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
    title: coreWords[language].pageWords.title(cleanText(term.name), dates),
    language: language === 'zh' ? 'zh-CN' : 'en',
    createdAt: asOf.instant,
  }
}
