// The menu bar as a value: the page's actions in their menus, beside what the platform does itself.
import { startWords, type StartWords } from '../../shared/i18n/start-words.ts'
import type { MenuItemConstructorOptions } from 'electron'
import type { Language } from '../../shared/language.ts'
import type { MenuItem, MenuOffer } from '../../shared/settings/menu-offer.ts'

/** An action of the page, something that Electron does, or a line. */
type MenuTitle = keyof StartWords['menuTitles']

/** Electron has these in English alone. */
type MenuRole = keyof StartWords['roleWords']

type Entry = { action: string } | { role: MenuRole } | 'line'

const actions = (...ids: string[]): Entry[] => ids.map((action) => ({ action }))
const roles = (...names: MenuRole[]): Entry[] => names.map((role) => ({ role }))

/** What the page can do and no menu names is listed at the end of this one. */
const menuOfTheRest: MenuTitle = 'plan'

function menusOf(platform: NodeJS.Platform): [MenuTitle, Entry[]][] {
  const isMac = platform === 'darwin'
  const own: Entry[] = [
    ...actions('about'),
    'line',
    ...actions('settings'),
    'line',
    ...roles('services'),
    'line',
    ...roles('hide', 'hideOthers', 'unhide'),
    'line',
    ...roles('quit'),
  ]
  const file: Entry[] = [
    ...actions('new-conversation', 'import', 'export'),
    'line',
    ...actions('backups', 'your-data'),
    'line',
    ...(isMac ? roles('close') : [...actions('settings'), 'line' as const, ...roles('quit')]),
  ]
  const view: Entry[] = [
    ...actions('week-view', 'term-view', 'today-view'),
    'line',
    ...actions('to-now', 'previous-week', 'next-week'),
    'line',
    ...actions('courses', 'conversation'),
    'line',
    ...actions('theme-system', 'theme-light', 'theme-dark', 'patterns', 'other-language'),
    'line',
    ...roles('resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'),
  ]
  const plan: Entry[] = [
    ...actions('plan-week', 'accept-card', 'stop-turn', 'compose'),
    'line',
    ...actions('add-study', 'open-course', 'term-setup'),
    'line',
    ...actions('health', 'history', 'habits', 'assistant', 'standing'),
  ]
  const edit: Entry[] = [
    ...actions('undo', 'redo'),
    'line',
    ...roles('cut', 'copy', 'paste', 'selectAll'),
  ]
  return [
    ...(isMac ? [['app', own] satisfies [MenuTitle, Entry[]]] : []),
    ['file', file],
    ['edit', edit],
    ['view', view],
    ['plan', plan],
    ['window', roles('minimize', 'close')],
    ['help', actions('palette', 'shortcuts', ...(isMac ? [] : ['about']))],
  ]
}

type Menus = {
  /** Null until the page has said what it can do: then only the platform's entries are there. */
  offer: MenuOffer | null
  language: Language
  platform: NodeJS.Platform
  /** Has the page do what was chosen. */
  act: (id: string) => void
}

export function menuTemplate({
  offer,
  language,
  platform,
  act,
}: Menus): MenuItemConstructorOptions[] {
  const menus = menusOf(platform)
  const items = new Map(offer?.items.map((item) => [item.id, item]))
  const named = new Set(
    menus.flatMap(([, entries]) =>
      entries.flatMap((entry) => (isAction(entry) ? [entry.action] : [])),
    ),
  )
  const rest = [...items.keys()].filter((id) => !named.has(id))
  return menus.flatMap(([title, entries]) => {
    const all =
      title === menuOfTheRest ? [...entries, 'line' as const, ...actions(...rest)] : entries
    const submenu = withoutStrayLines(all, items).map((entry) =>
      toItem(entry, items, { language, platform, act }),
    )
    if (submenu.length === 0) return []
    return [{ id: `menu-${title}`, label: startWords[language].menuTitles[title], submenu }]
  })
}

function isAction(entry: Entry): entry is { action: string } {
  return typeof entry === 'object' && 'action' in entry
}

/** Without what the page does not offer, and with no line at an end or beside another. */
function withoutStrayLines(
  entries: readonly Entry[],
  items: ReadonlyMap<string, MenuItem>,
): Entry[] {
  const there = entries.filter((entry) => !isAction(entry) || items.has(entry.action))
  return there.filter(
    (entry, index) =>
      entry !== 'line' ||
      (index > 0 && there[index - 1] !== 'line' && there.slice(index).some((it) => it !== 'line')),
  )
}

function toItem(
  entry: Entry,
  items: ReadonlyMap<string, MenuItem>,
  { language, platform, act }: Omit<Menus, 'offer'>,
): MenuItemConstructorOptions {
  if (entry === 'line') return { type: 'separator' }
  if ('role' in entry)
    return { role: entry.role, label: startWords[language].roleWords[entry.role] }
  const item = items.get(entry.action)
  const accelerator = item?.keys === undefined ? null : toAccelerator(item.keys, platform)
  return {
    id: entry.action,
    // A single & would become the mark of a key.
    label: (item?.label ?? '').replaceAll('&', '&&'),
    enabled: item?.isPossible ?? false,
    click: () => act(entry.action),
    // The page owns its keys: it knows whether a text field or a dialog has them.
    ...(accelerator === null ? {} : { accelerator, registerAccelerator: false }),
  }
}

/** The palette's keys as Electron writes them. */
function toAccelerator(keys: string, platform: NodeJS.Platform): string {
  if (platform === 'darwin' && keys === 'Ctrl+Y') return 'Shift+Cmd+Z'
  return keys.replace(/^Ctrl\+/, 'CmdOrCtrl+')
}
