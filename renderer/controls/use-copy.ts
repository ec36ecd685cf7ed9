// Copying by a button that says for a moment how it went.
import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

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
