// Pages as one PDF: fonts embedded as far as they are used, text that can be selected, an outline, and nothing random.
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit'
import { hexOf, type Box, type Label, type Page, type Shape, type Strokes } from './page.ts'
import type { Faces } from './faces.ts'

export type DocumentFacts = {
  title: string
  /** BCP 47. */
  language: string
  /** ISO instant. */
  createdAt: string
}

type Pdf = PDFKit.PDFDocument

/** The same pages and facts are the same bytes. `onPage` is told of each page that is written. */
export async function writePdf(
  faces: Faces,
  pages: Iterable<Page>,
  facts: DocumentFacts,
  onPage: () => void = () => undefined,
): Promise<Uint8Array> {
  const pdf = new PDFDocument(optionsOf(facts))
  const bytes = collect(pdf)
  pdf.registerFont('regular', sharedFont(faces.fonts.regular))
  pdf.registerFont('bold', sharedFont(faces.fonts.bold))
  for (const page of pages) {
    pdf.addPage({ size: [page.width, page.height], margin: 0 })
    pdf.outline.addItem(page.title)
    for (const shape of page.shapes) paint(pdf, shape)
    onPage()
  }
  pdf.end()
  return bytes
}

function optionsOf({ title, language, createdAt }: DocumentFacts): PDFKit.PDFDocumentOptions {
  // An instant that was given.
  // oxlint-disable-next-line no-restricted-globals
  const at = new Date(createdAt)
  return {
    autoFirstPage: false,
    // Without one pdfkit looks for metrics of its own that the bundle does not carry.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types know names only
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Creator: 'Weekloom',
      Producer: 'Weekloom',
      CreationDate: at,
      ModDate: at,
    },
  }
}

/** A font that is open already is taken as it is: both formats draw with the same one. */
function sharedFont(font: unknown): PDFKit.Mixins.PDFFontSource {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types know files only
  return font as PDFKit.Mixins.PDFFontSource
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

function paint(pdf: Pdf, shape: Shape): void {
  switch (shape.kind) {
    case 'box':
      return paintBox(pdf, shape)
    case 'strokes':
      return paintStrokes(pdf, shape)
    case 'label':
      return paintLabel(pdf, shape)
    default:
      return shape satisfies never
  }
}

function paintBox(pdf: Pdf, { x, y, width, height, radius, fill, edge }: Box): void {
  if (radius > 0) pdf.roundedRect(x, y, width, height, radius)
  else pdf.rect(x, y, width, height)
  if (edge !== null) setLineLook(pdf, edge.width, edge.dash)
  if (fill !== null && edge !== null) pdf.fillAndStroke(hexOf(fill), hexOf(edge.colour))
  else if (fill !== null) pdf.fill(hexOf(fill))
  else if (edge !== null) pdf.stroke(hexOf(edge.colour))
}

function paintStrokes(pdf: Pdf, { lines, colour, width, cap, dash }: Strokes): void {
  if (lines.length === 0) return
  setLineLook(pdf, width, dash)
  pdf.lineCap(cap)
  for (const [start, ...rest] of lines) {
    if (start === undefined) continue
    pdf.moveTo(...start)
    for (const point of rest) pdf.lineTo(...point)
  }
  pdf.stroke(hexOf(colour))
  if (cap !== 'butt') pdf.lineCap('butt')
}

function setLineLook(pdf: Pdf, width: number, dash: readonly number[]): void {
  pdf.lineWidth(width)
  if (dash.length === 0) pdf.undash()
  else pdf.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 })
}

function paintLabel(pdf: Pdf, { x, baseline, size, weight, colour, text }: Label): void {
  pdf.font(weight).fontSize(size).fillColor(hexOf(colour))
  pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}
