// Lets a timetable file be dropped anywhere on the window.
import { useEffect, useState } from 'react'
import { previewImport } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'
import { listen } from '../kit/listen.ts'

export function DropZone() {
  const desk = useDesk()
  const words = useWords().frame
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const hover = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // Null when the pointer has left the window and not just an element of it.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) void previewImport(desk, file)
    }
    return listen(window, { dragover: hover, dragleave: leave, drop })
  }, [desk])
  return isOver ? (
    <div className={`stack centred untouched ink large ${styles.zone}`}>{words.drop}</div>
  ) : null
}
