// What the core answers to a question about the schedule, asked anew whenever the schedule or the language changes.
import { useEffect, useState } from 'react'
import { useDesk } from './desk-context.ts'
import type { Desk } from './desk.ts'

/**
 * Undefined while the first answer is awaited, null when the question failed; the last answer stays until the next
 * has come. `question` must be the same function as long as the same is asked.
 */
export function useAnswer<Answer extends object>(
  question: () => Promise<Answer | null>,
): Answer | null | undefined {
  const desk = useDesk()
  const [answer, setAnswer] = useState<Answer | null>()
  useEffect(() => {
    let asked = 0
    const inquire = async (): Promise<void> => {
      asked += 1
      const mine = asked
      const value = await question()
      if (mine === asked) setAnswer(value)
    }
    void inquire()
    const stop = watchChanges(desk, () => void inquire())
    return () => {
      asked += 1
      stop()
    }
  }, [desk, question])
  return answer
}

/** Calls when the schedule is another, or the language; answers with the way to stop. */
export function watchChanges({ week, settings }: Desk, onChange: () => void): () => void {
  let { state } = week.view.get()
  let { language } = settings.get()
  const look = (): void => {
    const now = { state: week.view.get().state, language: settings.get().language }
    if (now.state === state && now.language === language) return
    state = now.state
    language = now.language
    onChange()
  }
  const stops = [week.view.subscribe(look), settings.subscribe(look)]
  return () => stops.forEach((stop) => stop())
}
