// Hands a text to the browser's download as a file.

export type TextFile = { fileName: string; mediaType: string; text: string }

export function downloadFile({ fileName, mediaType, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken the blob by the next turn of its loop; the delay is for slow disks.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
