// The homework page: the list of what is due, and one item at a time with all that belongs to it (H1).
import { useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { useWords } from '../words/words.ts'
import { HomeworkItem } from './homework-item.tsx'
import { HomeworkList } from './homework-list.tsx'

type HomeworkDialogProps = {
  /** The item that it was opened for. */
  id: number | null
  /** Where it was opened for a course. */
  course: string
  onClose: () => void
}

export function HomeworkDialog({ id, course, onClose }: HomeworkDialogProps) {
  const words = useWords().homework
  const [opened, setOpened] = useState(id)
  // Which line takes the focus when the list comes back.
  const [left, setLeft] = useState<number | null>(null)
  const leave = () => {
    setLeft(opened)
    setOpened(null)
  }
  return (
    <Dialog title={words.title} isFull onClose={onClose}>
      {opened === null ? (
        <HomeworkList course={course} focused={left} onOpen={setOpened} />
      ) : (
        <HomeworkItem key={opened} id={opened} onBack={leave} onClose={onClose} />
      )}
    </Dialog>
  )
}
