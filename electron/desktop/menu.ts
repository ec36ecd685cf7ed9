// The menu bar: follows what the page can do and says, and has the page do what is chosen.
import { BrowserWindow, Menu } from 'electron'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import type { MenuOffer } from '../../shared/settings/menu-offer.ts'
import { menuTemplate } from './menu-template.ts'
import { sendToWindow } from './window.ts'

/** `language` is for as long as the page has not said its own. */
export function setUpMenu(platform: NodeJS.Platform, language: Language): void {
  show(null, language, platform)
}

export function takeMenu(offer: MenuOffer): void {
  show(offer, offer.language, process.platform)
}

function show(offer: MenuOffer | null, language: Language, platform: NodeJS.Platform): void {
  const template = menuTemplate({ offer, language, platform, act })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

function act(id: string): void {
  const event: PushEvent = { kind: 'menu-action', id }
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
  if (window !== undefined) sendToWindow(window, event)
}
