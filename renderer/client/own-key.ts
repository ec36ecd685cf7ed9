// Under which names the browser keeps what is of one data folder: one address may serve another folder tomorrow.

const folderName = 'weekloom-folder'

/** Of the link that this tab was opened by. The desktop app needs none: its storage lies in the folder itself. */
export function rememberFolder(id: string): void {
  sessionStorage.setItem(folderName, id)
}

export function ownKey(name: string): string {
  return name + ownEnding()
}

/** Of the names of this folder alone. */
export function ownEnding(): string {
  const id = sessionStorage.getItem(folderName)
  return id === null ? '' : ` of ${id}`
}
