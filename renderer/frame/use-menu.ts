// Keeps the desktop's menu bar in step with the page, and does what is chosen from it.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect } from 'react'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import type { MenuOffer } from '../../shared/settings/menu-offer.ts'
import { actionIds, actions, type ActionId } from '../palette/action.ts'

/** What can be done before there is a term. */
const beforeTerm: ReadonlySet<ActionId> = new Set([
  'import',
  'settings',
  'backups',
  'your-data',
  'about',
  'other-language',
  'theme-system',
  'theme-light',
  'theme-dark',
] as const)

function menuOfferOf(desk: Desk): MenuOffer {
  const { language, theme } = desk.settings.get()
  const words = windowWords[language].palette
  const hasTerm = desk.week.view.get().term !== null
  // A dialog has the keyboard, and is to be left first.
  const isFree = desk.frame.get().dialog === null
  const items = actionIds.map((id) => ({
    id,
    label: words.actions[id].name,
    isPossible:
      isFree && (hasTerm || beforeTerm.has(id)) && actions[id].isPossible?.(desk) !== false,
    ...(actions[id].keys === undefined ? {} : { keys: actions[id].keys }),
  }))
  return {
    language,
    theme,
    items: [
      ...items,
      { id: 'palette', label: words.open, isPossible: isFree && hasTerm, keys: 'Ctrl+K' },
    ],
  }
}

/** Does what was chosen from the menu bar; what can't be done any more is passed over. */
function actFromMenu(desk: Desk, id: string): void {
  const item = menuOfferOf(desk).items.find((known) => known.id === id)
  if (item?.isPossible !== true) return
  if (id === 'palette') return desk.frame.set({ dialog: { kind: 'palette' } })
  const action = actionIds.find((known) => known === id)
  if (action !== undefined) void actions[action].run(desk)
}

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
    desk.client.subscribe((event) => {
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
