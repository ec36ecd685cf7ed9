// Keeps the desktop's menu bar in step with the page, and does what is chosen from it.
import { useEffect } from 'react'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { actFromMenu, menuOfferOf } from './menu-offer.ts'

/** Long enough for the pushes of one change to come together. */
const settleMs = 40

export function useMenu(): void {
  const desk = useDesk()
  useEffect(() => followMenu(desk), [desk])
}

/** Answers with the way to stop. */
function followMenu(desk: Desk): () => void {
  let told = ''
  let timer: number | undefined
  let isTaken = true
  const offer = async (): Promise<void> => {
    timer = undefined
    if (!isTaken || !desk.settings.get().isLoaded) return
    const value = menuOfferOf(desk)
    const text = JSON.stringify(value)
    if (text === told) return
    told = text
    const answer = await inquire(desk, 'offer-menu', value)
    if (answer.ok) isTaken = answer.value.isTaken
    else told = ''
  }
  const look = () => {
    if (isTaken) timer ??= window.setTimeout(() => void offer(), settleMs)
  }
  const stops = [desk.settings, desk.week.view, desk.chat, desk.frame].map(({ subscribe }) =>
    subscribe(look),
  )
  stops.push(
    desk.door.subscribe((event) => {
      if (event.kind === 'menu-action') choose(desk, event.id)
    }),
  )
  look()
  return () => {
    window.clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** A text field takes undo and redo for its own text, as it does their keys. */
function choose(desk: Desk, id: string): void {
  const isTextStep = id === 'undo' || id === 'redo'
  const focused = document.activeElement
  if (isTextStep && focused?.matches('input, textarea, [contenteditable]') === true)
    document.execCommand(id)
  else actFromMenu(desk, id)
}
