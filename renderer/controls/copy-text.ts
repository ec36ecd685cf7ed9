// Puts a text on the clipboard, also where the page may not ask for it but a press of a button may copy.

/** False when neither way is open. Call it from a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByEvent(text)
  }
}

// The desktop window grants no permissions; what a copy command puts there needs none.
function copyByEvent(text: string): boolean {
  let isTaken = false
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isTaken = true
  }
  document.addEventListener('copy', take, { once: true, capture: true })
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', take, { capture: true })
  return isDone && isTaken
}
