// The way from a study block to the texts for it.
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'

export function ReciteButton({ taskId, onOpen }: { taskId: number; onOpen?: () => void }) {
  const desk = useDesk()
  const words = useWords().recite
  const open = () => {
    onOpen?.()
    desk.frame.set({ dialog: { kind: 'recite', taskId } })
  }
  return <Button onClick={open}>{words.recite}</Button>
}
