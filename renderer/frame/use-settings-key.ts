// Ctrl or ⌘ with the comma opens the settings, before the first run is over too.
import { useEffect } from 'react'
import { useDesk } from '../store/desk-context.ts'

export function useSettingsKey(): void {
  const desk = useDesk()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ',' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return
      if (event.defaultPrevented || !desk.settings.get().isLoaded) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      desk.frame.set({ dialog: { kind: 'settings', part: 'general' } })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [desk])
}
