// BrowserWindow and webContents over pages of Chromium.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { app } from './app.ts'
import { host, readyCdp } from './host.ts'
import { openPage, type PageSession } from './page-session.ts'

type WindowOptions = {
  width: number
  height: number
  x?: number
  y?: number
  webPreferences: {
    preload: string
    contextIsolation: boolean
    sandbox: boolean
    nodeIntegration: boolean
  }
}
type Bounds = { x: number; y: number; width: number; height: number }
type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' }

const openWindows = new Set<BrowserWindow>()

class WebContents extends EventEmitter {
  openHandler: OpenHandler = () => ({ action: 'allow' })
  readonly page: Promise<PageSession>
  opened: PageSession | null = null

  constructor(page: Promise<PageSession>) {
    super()
    this.page = page
    void this.keep()
  }

  private async keep(): Promise<void> {
    this.opened = await this.page
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }

  send(channel: string, ...args: unknown[]): void {
    this.opened?.send(channel, args)
  }

  getURL(): string {
    return this.opened?.url() ?? ''
  }

  isDestroyed(): boolean {
    return ![...openWindows].some((window) => window.webContents === this)
  }

  close(): void {
    void this.page.then((page) => page.close())
  }

  reload(): void {
    void this.page.then((page) => page.reload())
  }

  forcefullyCrashRenderer(): void {
    void this.page.then((page) => page.crash())
  }
}

export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents
  isShown = false
  /** How often it was brought to the front; the stand-in's own, for tests. */
  focused = 0

  static getAllWindows(): BrowserWindow[] {
    return [...openWindows]
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...openWindows].find((window) => window.webContents === contents) ?? null
  }

  private bounds: Bounds
  private state: 'normal' | 'maximised' | 'full-screen' = 'normal'
  private minimised = false

  static getFocusedWindow(): BrowserWindow | null {
    return [...openWindows].find((window) => !window.minimised) ?? null
  }

  constructor({ width, height, x, y, webPreferences }: WindowOptions) {
    super()
    // Without a place it is in the middle of the display.
    this.bounds = { x: x ?? (1920 - width) / 2, y: y ?? (1080 - height) / 2, width, height }
    const cdp = readyCdp('BrowserWindow')
    const { contextIsolation, sandbox, nodeIntegration, preload } = webPreferences
    if (!contextIsolation || !sandbox || nodeIntegration) {
      throw new Error('the stand-in knows isolated, sandboxed pages only')
    }
    const page = openPage(
      cdp,
      { preload: readFileSync(preload, 'utf8'), width, height },
      {
        loaded: () => this.emit('ready-to-show'),
        openWanted: (url) => {
          // It knows no second window; an app that allows one must not pass for an app that denies it.
          if (this.webContents.openHandler({ url }).action !== 'deny') app.exit(70)
        },
        closed: () => this.forget(),
        crashed: () =>
          app.emit('render-process-gone', {}, this.webContents, { reason: 'crashed', exitCode: 5 }),
        mayNavigate: (url, isMainFrame) => this.mayNavigate(url, isMainFrame),
        invoked: (channel, args, frame) => {
          const handler = host.invokeHandlers.get(channel)
          if (handler === undefined) throw new Error(`no handler for ${channel}`)
          const parent = frame.parentId === undefined ? null : {}
          return handler(
            { sender: this.webContents, senderFrame: { url: frame.url, parent } },
            ...args,
          )
        },
      },
    )
    this.webContents = new WebContents(page)
    openWindows.add(this)
    app.emit('web-contents-created', {}, this.webContents)
  }

  private mayNavigate(url: string, isMainFrame: boolean): boolean {
    let isPrevented = false
    const event = { url, isMainFrame, preventDefault: () => void (isPrevented = true) }
    this.webContents.emit('will-frame-navigate', event)
    if (isMainFrame) this.webContents.emit('will-navigate', event)
    return !isPrevented
  }

  private forget(): void {
    openWindows.delete(this)
    this.emit('closed')
    if (openWindows.size === 0) app.emit('window-all-closed')
  }

  async loadURL(url: string): Promise<void> {
    await (await this.webContents.page).load(url)
  }

  show(): void {
    this.isShown = true
  }

  isVisible(): boolean {
    return this.isShown
  }

  minimize(): void {
    this.minimised = true
  }

  isMinimized(): boolean {
    return this.minimised
  }

  restore(): void {
    this.minimised = false
  }

  focus(): void {
    if (!this.minimised) this.focused += 1
  }

  setBounds(bounds: Partial<Bounds>): void {
    this.bounds = { ...this.bounds, ...bounds }
  }

  getBounds(): Bounds {
    return this.state === 'normal' ? this.bounds : { x: 0, y: 40, width: 1920, height: 1040 }
  }

  /** As it is when it is neither maximised nor full screen. */
  getNormalBounds(): Bounds {
    return this.bounds
  }

  maximize(): void {
    this.state = 'maximised'
  }

  isMaximized(): boolean {
    return this.state === 'maximised'
  }

  setFullScreen(isFull: boolean): void {
    this.state = isFull ? 'full-screen' : 'normal'
  }

  isFullScreen(): boolean {
    return this.state === 'full-screen'
  }
}

// Quitting closes each window first.
app.on('before-quit', () => {
  for (const window of openWindows) window.emit('close', {})
})

export const webContents = {
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    [...openWindows].find((window) => window.webContents.opened?.targetId === targetId)
      ?.webContents,
}
