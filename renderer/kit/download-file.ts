// Hands a text, or bytes, to the browser's download as a file.
import type { FileContent } from '../../shared/exchange/exported-file.ts'

type NamedFile = { fileName: string; mediaType: string }

export type TextFile = NamedFile & { text: string }

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
