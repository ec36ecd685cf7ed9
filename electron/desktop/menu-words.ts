// The words of the menu bar that are not the page's: its menus, and what Electron itself does.
import type { Language } from '../../shared/language.ts'

export const menuTitles = {
  app: { en: 'Weekloom', zh: 'Weekloom' },
  file: { en: 'File', zh: '文件' },
  edit: { en: 'Edit', zh: '编辑' },
  view: { en: 'View', zh: '显示' },
  plan: { en: 'Plan', zh: '计划' },
  window: { en: 'Window', zh: '窗口' },
  help: { en: 'Help', zh: '帮助' },
} as const satisfies Record<string, Record<Language, string>>

export type MenuTitle = keyof typeof menuTitles

/** Electron has these in English alone. */
export const roleWords = {
  services: { en: 'Services', zh: '服务' },
  hide: { en: 'Hide Weekloom', zh: '隐藏 Weekloom' },
  hideOthers: { en: 'Hide others', zh: '隐藏其他' },
  unhide: { en: 'Show all', zh: '全部显示' },
  quit: { en: 'Quit', zh: '退出' },
  close: { en: 'Close window', zh: '关闭窗口' },
  minimize: { en: 'Minimise', zh: '最小化' },
  cut: { en: 'Cut', zh: '剪切' },
  copy: { en: 'Copy', zh: '复制' },
  paste: { en: 'Paste', zh: '粘贴' },
  selectAll: { en: 'Select all', zh: '全选' },
  resetZoom: { en: 'Actual size', zh: '实际大小' },
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '缩小' },
  togglefullscreen: { en: 'Full screen', zh: '全屏' },
} as const satisfies Record<string, Record<Language, string>>

export type MenuRole = keyof typeof roleWords
