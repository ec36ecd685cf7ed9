// Leads to the timetable, the plan's health, the person's study habits, the assistant and what it knows of them. In a narrow window the rail has them.
import { IconButton } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'

export function PlannerButtons() {
  const desk = useDesk()
  const words = useWords().frame
  const timetable = useWords().timetable
  return (
    <>
      <IconButton
        icon="term-setup"
        name={timetable.title}
        onClick={() => desk.frame.set({ dialog: { kind: 'timetable' } })}
      />
      <IconButton
        icon="health"
        name={words.health}
        onClick={() => desk.frame.set({ dialog: { kind: 'health' } })}
      />
      <IconButton
        icon="habits"
        name={words.habits}
        onClick={() => desk.frame.set({ dialog: { kind: 'habits' } })}
      />
      <IconButton
        icon="assistant"
        name={words.assistant}
        onClick={() => desk.frame.set({ dialog: { kind: 'assistant' } })}
      />
      <IconButton
        icon="person"
        name={words.standing}
        onClick={() => desk.frame.set({ dialog: { kind: 'standing' } })}
      />
    </>
  )
}
