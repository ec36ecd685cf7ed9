// Copying by a button that says for a moment how it went.
import { useEffect, useState } from 'react'

export type CopyState = 'none' | 'copied' | 'failed'

/** Long enough to be read. */
const shownFor = 2_500

export function useCopy(): [state: CopyState, copy: (text: string) => void] {
  const [state, setState] = useState<CopyState>('none')
  useEffect(() => {
    if (state === 'none') return undefined
    const timer = setTimeout(() => setState('none'), shownFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text)
    setState(isCopied ? 'copied' : 'failed')
  }
  return [state, (text) => void copy(text)]
}

/** False when neither way is open. Call it from a press. */
async function copyText(text: string): Promise<boolean> {
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
