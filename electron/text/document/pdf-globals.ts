// Gives the PDF reader what it looks for when it is loaded: its second half in this same process, and shapes that only drawing needs.
import * as reader from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

// Text is read, nothing is drawn: the names only have to be there.
// oxlint-disable-next-line typescript/no-extraneous-class -- see above
class NoShape {}

Object.assign(globalThis, {
  pdfjsWorker: reader,
  DOMMatrix: Reflect.get(globalThis, 'DOMMatrix') ?? NoShape,
  Path2D: Reflect.get(globalThis, 'Path2D') ?? NoShape,
})
