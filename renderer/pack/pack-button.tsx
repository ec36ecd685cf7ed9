// The way into the pack of a course from where courses are.
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'

export function PackButton({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords().pack
  return (
    <Button onClick={() => desk.frame.set({ dialog: { kind: 'pack', course } })}>
      {words.open}
    </Button>
  )
}
