// Lets a timetable file be dropped anywhere on the window, and a timetable be pasted on the first page.
import { useEffect, useState } from 'react'
import { previewImport, previewText } from '../store/preview-import.ts'
import { textCopied } from '../store/import-source.ts'
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
    const paste = (event: ClipboardEvent) => {
      const isFirstPage = desk.week.view.get().term === null && desk.frame.get().dialog === null
      if (!isFirstPage || event.clipboardData === null) return
      const { files } = event.clipboardData
      const text = textCopied(event.clipboardData)
      if (files[0] !== undefined) void previewImport(desk, files[0])
      else if (text !== '') void previewText(desk, text)
    }
    return listen(window, { dragover: hover, dragleave: leave, drop, paste })
  }, [desk])
  return isOver ? (
    <div className={`stack centred untouched ink large ${styles.zone}`}>{words.drop}</div>
  ) : null
}
