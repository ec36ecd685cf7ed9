// Closing what holds typed text: the first time says what would be lost, the second time closes.
import { useState } from 'react'

/** `isWarned` while the next close drops what was typed. */
export function useGuardedClose(
  isTyped: boolean,
  onClose: () => void,
): { close: () => void; isWarned: boolean } {
  const [isWarned, setWarned] = useState(false)
  const close = () => {
    if (!isTyped || isWarned) onClose()
    else setWarned(true)
  }
  return { close, isWarned: isWarned && isTyped }
}
