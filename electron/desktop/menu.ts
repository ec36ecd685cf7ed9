// The menu bar: the platform's own entries, worded by Electron in the person's language.
import { Menu, type MenuItemConstructorOptions } from 'electron'

/** Undo and redo stay off it: in Weekloom they belong to the plan, and the page owns their keys. */
export function setUpMenu(platform: NodeJS.Platform): void {
  const edit: MenuItemConstructorOptions = {
    role: 'editMenu',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  }
  const view: MenuItemConstructorOptions = {
    role: 'viewMenu',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  }
  const own: MenuItemConstructorOptions = { role: platform === 'darwin' ? 'appMenu' : 'fileMenu' }
  Menu.setApplicationMenu(Menu.buildFromTemplate([own, edit, view, { role: 'windowMenu' }]))
}
