// Hands files to the browser's download, and asks for files through the system's own dialog.
import type { FileContent } from '../../shared/exchange/exported-file.ts'

type NamedFile = { fileName: string; mediaType: string }

export type TextFile = NamedFile & { text: string }

/** Hands a text, or bytes, to the browser's download as a file. */
export function downloadFile({ fileName, mediaType, text }: TextFile): void {
  downloadContent({ fileName, mediaType, content: { kind: 'text', text } })
}

export function downloadContent(file: NamedFile & { content: FileContent }): void {
  const { fileName, mediaType, content } = file
  const part = content.kind === 'text' ? content.text : bytesOf(content.base64)
  const url = URL.createObjectURL(new Blob([part], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken the blob by the next turn of its loop; the delay is for slow disks.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/**
 * Asks for one file, or for several, through the system's own dialog. Null when the dialog was
 * closed without a choice.
 */
export async function pickFile(accept: string): Promise<File | null> {
  const [file] = await openDialog(accept, 'one')
  return file ?? null
}

/** None when the dialog was closed without a choice. */
export function pickFiles(accept: string): Promise<File[]> {
  return openDialog(accept, 'several')
}

function openDialog(accept: string, count: 'one' | 'several'): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = count === 'several'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}
