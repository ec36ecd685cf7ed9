// Makes real documents of a Markdown source: Word by the docx package, PDF by pdfkit.
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { markdownLines } from '../../../electron/text/document/markdown-lines.ts'
import type { RawLine } from '../../../electron/text/document/text-line.ts'

const font = join(
  import.meta.dirname,
  '../../../node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)

export function writeDocx(source: string): Promise<Buffer> {
  const children: (Paragraph | Table)[] = []
  let rows: TableRow[] = []
  const endTable = () => {
    if (rows.length > 0) children.push(new Table({ rows }))
    rows = []
  }
  for (const { cells, text, heading } of markdownLines(source)) {
    if (cells !== null) {
      rows.push(
        new TableRow({
          children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })),
        }),
      )
      continue
    }
    endTable()
    children.push(
      new Paragraph(heading === null ? { text } : { text, heading: HeadingLevel.HEADING_1 }),
    )
  }
  endTable()
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

const pageWidth = 470

/** Tables in columns of equal width, long cells over several lines. */
export async function writePdf(
  source: string,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: 60, ...options })
  pdf.font(font)
  for (const line of markdownLines(source)) {
    if (line.text === '') continue
    pdf.fontSize(line.heading === null ? 10 : 18)
    if (line.cells === null) pdf.text(line.text, 60, pdf.y).moveDown(0.4)
    else drawRow(pdf, line.cells)
  }
  return collect(pdf)
}

function drawRow(pdf: PDFKit.PDFDocument, cells: NonNullable<RawLine['cells']>): void {
  const width = pageWidth / cells.length
  const top = pdf.y
  let bottom = top
  for (const [index, cell] of cells.entries()) {
    pdf.text(cell, 60 + index * width, top, { width: width - 8 })
    bottom = Math.max(bottom, pdf.y)
  }
  pdf.y = bottom + 4
}

export function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.end()
  })
}
