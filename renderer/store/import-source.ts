// What is to be imported: a file's bytes, text that was pasted, or what a calendar at an address last held.
import type { RequestInput } from '../../shared/contract/contract.ts'
import type { ImportAnswers } from '../../shared/timetable/import-answers.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'

type FileSource = { kind: 'file'; fileName: string; content: string }

export type GivenSource = FileSource | { kind: 'pasted'; text: string }

export type ImportSource = GivenSource | { kind: 'feed'; id: number; name: string }

export type StartedImport =
  | { source: null }
  | { source: ImportSource; preview: ImportPreview }
  | { source: ImportSource; failure: string }

/** Another file dropped on the open dialog begins it anew. */
export function keyOfImport(started: StartedImport): string {
  if (started.source === null) return 'empty'
  return 'preview' in started ? started.preview.previewId : started.failure
}

/** `pastedName` stands where a file's name would. */
export function toImportRequest(
  source: GivenSource,
  answers: ImportAnswers,
  pastedName: string,
): RequestInput<'preview-import'> {
  return source.kind === 'file'
    ? { fileName: source.fileName, content: source.content, answers }
    : { fileName: pastedName, content: toBase64(source.text), isPasted: true, answers }
}

/** Far more than any week drawn as text. */
export const longestText = 200_000

/** Empty where something else was copied. */
export function textCopied(data: DataTransfer): string {
  return data.getData('text/plain').slice(0, longestText).trim()
}

/** Of the text as UTF-8. */
function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text.toWellFormed())
  let binary = ''
  for (let from = 0; from < bytes.length; from += 30_000) {
    binary += String.fromCharCode(...bytes.subarray(from, from + 30_000))
  }
  return btoa(binary)
}

/** Null when the file can't be read. */
export async function readFileSource(file: File): Promise<FileSource | null> {
  const content = await base64OfBlob(file)
  return content === null ? null : { kind: 'file', fileName: file.name, content }
}

/** As requests carry bytes; null when they can't be read. */
export async function base64OfBlob(blob: Blob): Promise<string | null> {
  const reader = new FileReader()
  return new Promise<string | null>((resolve) => {
    reader.addEventListener('error', () => resolve(null))
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.readAsDataURL(blob)
  })
}
