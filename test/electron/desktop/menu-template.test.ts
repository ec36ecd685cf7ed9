// The menu bar: the page's actions in their menus, in its words, with its keys, and nothing that can't be done.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { menuTemplate } from '../../../electron/desktop/menu-template.ts'
import { actionIds, actions } from '../../../renderer/palette/action.ts'
import type { Language } from '../../../shared/language.ts'
import type { MenuOffer } from '../../../shared/settings/menu-offer.ts'

function offerOf(language: Language, impossible: readonly string[] = []): MenuOffer {
  const items = actionIds.map((id) => {
    const { keys } = actions[id]
    const item = {
      id,
      label: windowWords[language].palette.actions[id].name,
      isPossible: !impossible.includes(id),
    }
    return keys === undefined ? item : Object.assign(item, { keys })
  })
  return { language, theme: 'system', items }
}

function itemsOf(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
}

const quiet = { act: () => undefined }

for (const platform of ['linux', 'win32', 'darwin'] as const) {
  test(`[U7] every action of the palette stands in the menu once, on ${platform}`, () => {
    const acted: string[] = []
    const act = (id: string) => acted.push(id)
    const template = menuTemplate({ offer: offerOf('en'), language: 'en', platform, act })
    const items = itemsOf(template).filter(({ id }) => id !== undefined)
    expect(items).toHaveLength(actionIds.length)
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(actionIds))
    for (const item of items) Reflect.apply(item.click ?? quiet.act, null, [])
    expect(acted).toHaveLength(actionIds.length)
    expect(new Set(acted)).toEqual(new Set(actionIds))
  })
}

test('[U7] labels follow the language, enabled state the page, keys the palette, which the page keeps', () => {
  const template = menuTemplate({
    offer: offerOf('zh', ['undo']),
    language: 'zh',
    platform: 'linux',
    ...quiet,
  })
  expect(template.map(({ label }) => label)).toEqual([
    '文件',
    '编辑',
    '显示',
    '计划',
    '窗口',
    '帮助',
  ])
  const items = itemsOf(template)
  const find = (id: string) => items.find((item) => item.id === id)
  expect(find('undo')).toMatchObject({
    label: '撤销',
    enabled: false,
    accelerator: 'CmdOrCtrl+Z',
    registerAccelerator: false,
  })
  expect(find('settings')).toMatchObject({ enabled: true, accelerator: 'CmdOrCtrl+,' })
  expect(items.find(({ role }) => role === 'copy')?.label).toBe('复制')
})

test('[U7] before the page has said anything only the platform’s own entries are there, without stray lines', () => {
  for (const platform of ['linux', 'darwin'] as const) {
    const template = menuTemplate({ offer: null, language: 'en', platform, ...quiet })
    for (const { submenu } of template) {
      if (!Array.isArray(submenu)) throw new Error('no submenu')
      const kinds = submenu.map(({ type }) => type === 'separator')
      expect(kinds[0]).toBe(false)
      expect(kinds.at(-1)).toBe(false)
      expect(kinds.some((isLine, index) => isLine && kinds[index - 1] === true)).toBe(false)
    }
    expect(itemsOf(template).every(({ id }) => id === undefined)).toBe(true)
  }
})

test('[U7] an action that no menu names is listed with the plan, and a label can’t set a key', () => {
  const offer: MenuOffer = {
    language: 'en',
    theme: 'system',
    items: [{ id: 'brand-new', label: 'Study & rest', isPossible: true }],
  }
  const template = menuTemplate({ offer, language: 'en', platform: 'linux', ...quiet })
  const plan = template.find(({ id }) => id === 'menu-plan')?.submenu
  expect(plan).toMatchObject([{ id: 'brand-new', label: 'Study && rest' }])
})
