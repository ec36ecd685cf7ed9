// The guards of the desktop's pages and its session, driven by the events that Electron sends.
import { EventEmitter } from 'node:events'
import type { App, Session } from 'electron'
import { expect, test } from 'vitest'
import { guardPages, guardSession } from '../../../electron/desktop/guards.ts'
import { pageRights } from '../../../electron/desktop/page-rights.ts'

class Contents extends EventEmitter {
  open: (details: { url: string }) => { action: string } = () => ({ action: 'allow' })
  setWindowOpenHandler(handler: Contents['open']): void {
    this.open = handler
  }
}

function guardedContents(): Contents {
  const app = new EventEmitter()
  guardPages(app as unknown as App)
  const contents = new Contents()
  app.emit('web-contents-created', {}, contents)
  return contents
}

/** Whether the page may go on. */
function passes(contents: Contents, event: string, url: string): boolean {
  let isPrevented = false
  contents.emit(event, { url, preventDefault: () => (isPrevented = true) })
  return !isPrevented
}

test.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
  '[C2] %s leads to our own page alone',
  (event) => {
    const contents = guardedContents()
    expect(passes(contents, event, 'app://weekloom/')).toBe(true)
    for (const url of [
      'https://example.com/',
      'file:///etc/passwd',
      'app://other/',
      'app://me@weekloom/',
      'javascript:alert(1)',
      'data:text/html,x',
      'about:blank',
    ])
      expect(passes(contents, event, url), url).toBe(false)
  },
)

test('[C2] no window is opened and no page embedded, ours or another', () => {
  const contents = guardedContents()
  expect(contents.open({ url: 'app://weekloom/' })).toEqual({ action: 'deny' })
  expect(passes(contents, 'will-attach-webview', 'app://weekloom/')).toBe(false)
})

test('[C2] no permission and no device is given, and no request leaves the machine', () => {
  const answers: unknown[] = []
  let urls: string[] = []
  const session = {
    setPermissionRequestHandler: (handler: Function) =>
      handler({}, 'media', (isAllowed: boolean) => answers.push(isAllowed)),
    setPermissionCheckHandler: (handler: Function) => answers.push(handler()),
    setDevicePermissionHandler: (handler: Function) => answers.push(handler()),
    webRequest: {
      onBeforeRequest: (filter: { urls: string[] }, decide: Function) => {
        urls = filter.urls
        decide({}, (decision: unknown) => answers.push(decision))
      },
    },
  }
  guardSession(session as unknown as Session)
  expect(answers).toEqual([false, false, false, { cancel: true }])
  expect(urls.map((url) => url.split(':')[0])).toEqual([
    'http',
    'https',
    'ws',
    'wss',
    'ftp',
    'file',
  ])
})

test('[C2] a page has these rights and no others', () => {
  expect(pageRights('preload.cjs')).toEqual({
    preload: 'preload.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  })
})
