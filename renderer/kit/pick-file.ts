// Asks for one file, or for several, through the system's own dialog.

/** Null when the dialog was closed without a choice. */
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
