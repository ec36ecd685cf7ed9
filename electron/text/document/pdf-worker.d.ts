// The half of the PDF reader that comes without types.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
