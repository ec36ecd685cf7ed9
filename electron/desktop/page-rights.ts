// What a window lets its page be: isolated, in the sandbox, and without Node. Nothing else is set, and no window has other rights.
import type { WebPreferences } from 'electron'

export function pageRights(preload: string): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  }
}
