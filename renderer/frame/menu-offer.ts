// What the menu bar of the desktop is offered: the palette's actions as they stand, and the palette itself.
import type { MenuOffer } from '../../shared/settings/menu-offer.ts'
import { actionIds, actions, type ActionId } from '../palette/action.ts'
import type { Desk } from '../store/desk.ts'
import { paletteWords } from '../words/palette-words.ts'

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

export function menuOfferOf(desk: Desk): MenuOffer {
  const { language, theme } = desk.settings.get()
  const words = paletteWords[language]
  const hasTerm = desk.week.view.get().term !== null
  // A dialog has the keyboard, and is to be left first.
  const isFree = desk.frame.get().dialog === null
  const items = actionIds.map((id) => ({
    id,
    label: words.actions[id].name,
    isPossible:
      isFree && (hasTerm || beforeTerm.has(id)) && actions[id].isPossible?.(desk) !== false,
    ...withKeys(actions[id].keys),
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

function withKeys(keys: string | undefined): { keys?: string } {
  return keys === undefined ? {} : { keys }
}

/** Does what was chosen from the menu bar; what can't be done any more is passed over. */
export function actFromMenu(desk: Desk, id: string): void {
  const item = menuOfferOf(desk).items.find((known) => known.id === id)
  if (item?.isPossible !== true) return
  if (id === 'palette') return desk.frame.set({ dialog: { kind: 'palette' } })
  const action = actionIds.find((known) => known === id)
  if (action !== undefined) void actions[action].run(desk)
}
