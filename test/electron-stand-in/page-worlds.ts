// The scripts that the stand-in puts into each page: Electron's renderer side for the preload's isolated world, and the bridge
// from there to the page's own world. They run in Chromium as text, so they use nothing from this file's scope.
/* eslint-disable unicorn/consistent-function-scoping -- each script must stand alone */

export const preloadWorld = 'weekloom-preload'
/** The binding by which the preload's world reaches the stand-in. */
export const bindingName = 'standInSend'

type Encoded = { kind: 'value'; value: unknown } | { kind: 'function' | 'promise'; id: number }
type ToPage =
  | { kind: 'expose'; key: string; names: string[] }
  | { kind: 'return'; result: Encoded }
  | { kind: 'settle'; id: number; ok: boolean; value: unknown }
  | { kind: 'call-back'; id: number; args: unknown[] }
type ToPreload =
  | { kind: 'hello' }
  | { kind: 'call'; key: string; name: string; args: Encoded[] }
  | { kind: 'call-function'; id: number; args: Encoded[] }
  | { kind: 'open-window'; url: string }
type FromHost =
  | { kind: 'settle'; id: number; ok: boolean; value: unknown }
  | { kind: 'event'; channel: string; args: unknown[] }

export type ToHost =
  | { kind: 'invoke'; id: number; channel: string; args: unknown[] }
  | { kind: 'open-window'; url: string }

/** What the main process evaluates in the preload's world. */
export function sayToPreload(message: FromHost): string {
  return `standInReceive(${JSON.stringify(message)})`
}

export function preloadScript(source: string): string {
  return `(${runPreload.toString()})((require, module, exports) => {${source}\n})`
}

export function pageScript(): string {
  return `(${openPageBridge.toString()})()`
}

function runPreload(preload: (require: unknown, module: unknown, exports: unknown) => void): void {
  type AnyFunction = (...args: unknown[]) => unknown
  const functions: AnyFunction[] = []
  const exposed = new Map<string, Record<string, AnyFunction>>()
  const listeners = new Map<string, Set<AnyFunction>>()
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = []
  let promises = 0
  const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'
  const sendToHost = (message: ToHost): void => {
    Reflect.get(globalThis, 'standInSend')(JSON.stringify(message))
  }
  const tell = (message: ToPage): void => {
    window.dispatchEvent(new CustomEvent('stand-in-page', { detail: JSON.stringify(message) }))
  }
  const decode = (argument: Encoded): unknown =>
    argument.kind === 'value'
      ? argument.value
      : (...args: unknown[]) => tell({ kind: 'call-back', id: argument.id, args })
  const encode = (value: unknown): Encoded => {
    if (isFunction(value)) return { kind: 'function', id: functions.push(value) - 1 }
    if (!(value instanceof Promise)) return { kind: 'value', value }
    promises += 1
    const id = promises
    value.then(
      (settled: unknown) => tell({ kind: 'settle', id, ok: true, value: settled }),
      (error: unknown) => tell({ kind: 'settle', id, ok: false, value: String(error) }),
    )
    return { kind: 'promise', id }
  }
  const announce = (key: string): void => {
    tell({ kind: 'expose', key, names: Object.keys(exposed.get(key) ?? {}) })
  }
  window.addEventListener('stand-in-preload', (event) => {
    if (!(event instanceof CustomEvent)) return
    const message: ToPreload = JSON.parse(String(event.detail))
    if (message.kind === 'hello') {
      for (const key of exposed.keys()) announce(key)
      return
    }
    if (message.kind === 'open-window') {
      sendToHost({ kind: 'open-window', url: message.url })
      return
    }
    const target =
      message.kind === 'call' ? exposed.get(message.key)?.[message.name] : functions[message.id]
    tell({ kind: 'return', result: encode(target?.(...message.args.map(decode))) })
  })
  const receive = (received: FromHost): void => {
    if (received.kind === 'event') {
      for (const listener of listeners.get(received.channel) ?? []) listener({}, ...received.args)
      return
    }
    const { resolve, reject } = waiting[received.id] ?? {}
    if (received.ok) resolve?.(received.value)
    else reject?.(new Error(String(received.value)))
  }
  Object.defineProperty(globalThis, 'standInReceive', { value: receive })
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = waiting.push({ resolve, reject }) - 1
        sendToHost({ kind: 'invoke', id, channel, args })
      }),
    on: (channel: string, listener: AnyFunction) => {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    off: (channel: string, listener: AnyFunction) => listeners.get(channel)?.delete(listener),
  }
  const contextBridge = {
    exposeInMainWorld: (key: string, api: Record<string, AnyFunction>) => {
      exposed.set(key, api)
      announce(key)
    },
  }
  const module = { exports: {} }
  const require = (name: string): unknown => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`a sandboxed preload cannot load ${name}`)
  }
  preload(require, module, module.exports)
}

function openPageBridge(): void {
  type AnyFunction = (...args: unknown[]) => unknown
  const callbacks: AnyFunction[] = []
  const promises = new Map<number, { resolve: AnyFunction; reject: AnyFunction }>()
  let returned: Encoded = { kind: 'value', value: undefined }
  const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'
  const encode = (value: unknown): Encoded =>
    isFunction(value)
      ? { kind: 'function', id: callbacks.push(value) - 1 }
      : { kind: 'value', value }
  const decode = (result: Encoded): unknown => {
    if (result.kind === 'value') return result.value
    const { id } = result
    if (result.kind === 'function') {
      return (...args: unknown[]) => ask({ kind: 'call-function', id, args: args.map(encode) })
    }
    return new Promise((resolve, reject) => promises.set(id, { resolve, reject }))
  }
  /** Events between worlds run at once, so the answer is there when the dispatch is over. */
  const ask = (message: ToPreload): unknown => {
    returned = { kind: 'value', value: undefined }
    window.dispatchEvent(new CustomEvent('stand-in-preload', { detail: JSON.stringify(message) }))
    return decode(returned)
  }
  const expose = (key: string, names: string[]): void => {
    if (key in window) return
    const entries = names.map((name) => [
      name,
      (...args: unknown[]) => ask({ kind: 'call', key, name, args: args.map(encode) }),
    ])
    Object.defineProperty(window, key, { value: Object.freeze(Object.fromEntries(entries)) })
  }
  const openWindow = (url: string | URL = 'about:blank'): null => {
    ask({ kind: 'open-window', url: new URL(url, location.href).href })
    return null
  }
  Object.defineProperty(window, 'open', { value: openWindow })
  window.addEventListener('stand-in-page', (event) => {
    if (!(event instanceof CustomEvent)) return
    const message: ToPage = JSON.parse(String(event.detail))
    if (message.kind === 'expose') expose(message.key, message.names)
    else if (message.kind === 'return') returned = message.result
    else if (message.kind === 'call-back') callbacks[message.id]?.(...message.args)
    else if (message.ok) promises.get(message.id)?.resolve(message.value)
    else promises.get(message.id)?.reject(new Error(String(message.value)))
  })
  window.dispatchEvent(new CustomEvent('stand-in-preload', { detail: '{"kind":"hello"}' }))
}
