// What the core knows of homework, read anew whenever a window or a terminal has changed something of it.
import { useEffect, useRef, useState } from 'react'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import type { HomeworkDetail, HomeworkLine } from '../../shared/homework/requests.ts'
import { ask, inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'

/** Blocks and minutes come from the schedule, and what is due from the clock. */
function isOfHomework({ kind }: PushEvent): boolean {
  return kind === 'homework' || kind === 'schedule' || kind === 'reload'
}

/** All items; null until the first answer. */
export function useHomeworkLines(): readonly HomeworkLine[] | null {
  const desk = useDesk()
  const [lines, setLines] = useState<readonly HomeworkLine[] | null>(null)
  useEffect(() => {
    let isOpen = true
    const read = async () => {
      const answer = await inquire(desk, 'read-homework', {})
      if (isOpen && answer.ok) setLines(answer.value.items)
    }
    void read()
    const stop = desk.client.subscribe((event) => {
      if (isOfHomework(event) || event.kind === 'clock') void read()
    })
    return () => {
      isOpen = false
      stop()
    }
  }, [desk])
  return lines
}

/** One item; null until the first answer, and the sentence that says it once it is gone. */
export function useHomeworkDetail(
  id: number,
  showsKey: boolean,
): HomeworkDetail | { missing: string } | null {
  const desk = useDesk()
  const [detail, setDetail] = useState<HomeworkDetail | { missing: string } | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    let isOpen = true
    const read = async () => {
      const turn = (asked.current += 1)
      const answer = await inquire(desk, 'open-homework', { id, showsKey })
      // The answer to the latest question counts, in whatever order they come.
      if (isOpen && turn === asked.current)
        setDetail(answer.ok ? answer.value : { missing: answer.failure })
    }
    void read()
    const stop = desk.client.subscribe((event) => {
      if (isOfHomework(event) || event.kind === 'preferences') void read()
    })
    return () => {
      isOpen = false
      stop()
    }
  }, [desk, id, showsKey])
  return detail
}

/** Where there is no room for a sentence of its own: a failure stands at the foot of the page. */
export function useTick(): (id: number, isDone: boolean) => void {
  const desk = useDesk()
  return (id, isDone) => void ask(desk, 'edit-homework', { id, edit: { kind: 'done', isDone } })
}
