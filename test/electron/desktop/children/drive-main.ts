// Started by the test of the security checklist: runs the desktop's main file and its preload on the recorded Electron,
// once as they are and once with each break, plays the stranger, and prints what came of it.
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textOf, writeFault, type PlantedFault } from '../../../soak/planted-fault.ts'
import type * as RecordedElectron from './recorded-electron.ts'
import type { Call } from './recorded-electron.ts'

/** One place of the source, written wrongly. */
export type Break = Omit<PlantedFault, 'name'>

export type Seen = Awaited<ReturnType<typeof drive>>

const root = join(import.meta.dirname, '../../../..')
const urlOf = (file: string) => pathToFileURL(join(root, file)).href
const breaks = JSON.parse(process.argv[2] ?? '') as Break[]
const recorder = 'test/electron/desktop/children/recorded-electron.ts'

/** What is evaluated anew for each run: what lies below knows nothing of Electron. */
const anew = ['electron/main.ts', 'electron/preload.ts', 'electron/desktop/', 'electron/page/page-']

registerHooks({
  resolve(specifier, context, next) {
    const found =
      specifier === 'electron'
        ? { url: urlOf(recorder), shortCircuit: true }
        : next(specifier, context)
    const run = context.parentURL?.split('?run=')[1]
    const isAnew = [recorder, ...anew].some((part) => found.url.startsWith(urlOf(part)))
    return run !== undefined && isAnew ? { ...found, url: `${found.url}?run=${run}` } : found
  },
  load(url, context, next) {
    const loaded = next(url, context)
    const [address, run] = url.split('?run=')
    const broken = breaks[Number(run) - 1]
    if (broken === undefined || address !== urlOf(broken.file)) return loaded
    return { ...loaded, source: writeFault(textOf(loaded.source), broken) }
  },
})

const own = 'app://weekloom/'
const foreign = [
  'https://example.com/',
  'file:///etc/passwd',
  'app://other/',
  'app://me@weekloom/',
  'javascript:alert(1)',
  'data:text/html,x',
  'about:blank',
]

process.setMaxListeners(0)
// Before the app's own, which would ask the person.
process.prependListener('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
const folder = mkdtempSync(join(tmpdir(), 'weekloom-checklist-'))
process.argv = [process.execPath, 'main', `--data=${folder}`, '--lang=en']
const seen: Seen[] = []
for (let run = 0; run <= breaks.length; run += 1) seen.push(await drive(run))
rmSync(folder, { recursive: true })
process.stdout.write(JSON.stringify(seen), () => process.exit())

async function drive(run: number) {
  const load = (file: string) => import(`${urlOf(file)}?run=${run}`)
  const { app, calls } = (await load(recorder)) as typeof RecordedElectron
  await load('electron/main.ts')
  await new Promise(setImmediate)
  await load('electron/preload.ts')
  const argsOf = (name: string) =>
    calls.filter((call) => call.name === name).map(({ args }) => args)
  const given = (name: string, at = 0): Function => {
    const [args] = argsOf(name)
    return typeof args?.[at] === 'function' ? args[at] : () => undefined
  }
  const drawn = {
    rights: argsOf('new BrowserWindow').map(([options]) =>
      Object(Reflect.get(Object(options), 'webPreferences')),
    ),
    loaded: calls.flatMap(({ name, args }) =>
      name.startsWith('window.load') ? [[name, ...args]] : [],
    ),
    privileges: Object(argsOf('protocol.registerSchemesAsPrivileged')[0]?.[0])[0]?.privileges,
    sandboxes: argsOf('app.enableSandbox').length,
    switches: namesOf(calls, 'app.commandLine.'),
    pages: await Promise.all(
      [own, `${own}none`, 'app://other/'].map((url) => readPage(given, url)),
    ),
    permissions: permissionsOf(given),
    refused: refusedOf(argsOf, given),
    passed: passedOf(app),
    answered: await answersOf(given),
    messages: calls
      .filter(({ name }) => name.startsWith('ipcMain.'))
      .map(({ name, args }) => [name, args[0]]),
    shell: calls
      .filter(({ name }) => name.startsWith('shell.'))
      .map(({ name, args }) => [name, args[0] === folder]),
    door: doorOf(argsOf, given, calls),
  }
  const ended = new Promise<void>((resolve) => Object.assign(app, { quit: resolve }))
  app.emit('will-quit', { preventDefault: () => undefined })
  await ended
  return drawn
}

type ArgsOf = (name: string) => unknown[][]
type Given = (name: string, at?: number) => Function

function namesOf(calls: Call[], start: string): string[] {
  return [...new Set(calls.map(({ name }) => name))].filter((name) => name.startsWith(start))
}

async function readPage(given: Given, url: string) {
  const response: Response | undefined = await given('protocol.handle', 1)(new Request(url))
  return { status: response?.status, policy: response?.headers.get('content-security-policy') }
}

function permissionsOf(given: Given): unknown[] {
  const asked: unknown[] = []
  given('session.setPermissionRequestHandler')({}, 'media', (isGiven: boolean) =>
    asked.push(isGiven),
  )
  return [
    ...asked,
    given('session.setPermissionCheckHandler')({}, 'media'),
    given('session.setDevicePermissionHandler')({}),
  ]
}

/** The addresses whose requests are refused; empty where they are let go. */
function refusedOf(argsOf: ArgsOf, given: Given): string[] {
  let decision = {}
  given('session.webRequest.onBeforeRequest', 1)({}, (made: object) => (decision = made))
  const [filter] = argsOf('session.webRequest.onBeforeRequest')[0] ?? []
  return Reflect.get(decision, 'cancel') === true ? Reflect.get(Object(filter), 'urls') : []
}

/** For each way out of the page, the addresses to which a page gets by it. */
function passedOf(app: EventEmitter): Record<string, string[]> {
  const contents = Object.assign(new EventEmitter(), {
    open: (_details: { url: string }): unknown => null,
    setWindowOpenHandler: (handler: typeof contents.open) => void (contents.open = handler),
  })
  app.emit('web-contents-created', {}, contents)
  const passes = (event: string, url: string) => {
    let isPrevented = false
    contents.emit(event, { url, preventDefault: () => (isPrevented = true) })
    return !isPrevented
  }
  const ways = ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']
  return {
    ...Object.fromEntries(
      ways.map((way) => [way, [own, ...foreign].filter((url) => passes(way, url))]),
    ),
    'new window': [own, ...foreign].filter(
      (url) => Reflect.get(Object(contents.open({ url })), 'action') !== 'deny',
    ),
  }
}

function frame(url: string, parent: object | null = null) {
  return { senderFrame: { url, parent } }
}

/** Who was answered of those that asked for the week. */
async function answersOf(given: Given): Promise<string[]> {
  const senders = {
    'our page': frame(own),
    'a frame in it': frame(own, {}),
    'a frame that is gone': { senderFrame: null },
    ...Object.fromEntries(foreign.map((url) => [url, frame(url)])),
  }
  const answered: string[] = []
  for (const [name, sender] of Object.entries(senders)) {
    const reply = await given('ipcMain.handle', 1)(sender, 'load-view', {})
    if (reply?.ok === true) answered.push(name)
  }
  await given('ipcMain.handle', 1)(senders['our page'], 'show-data-folder', {})
  return answered
}

/** What the page has of Electron, and what reaches the one side from the other. */
function doorOf(argsOf: ArgsOf, given: Given, calls: Call[]) {
  const exposed = argsOf('contextBridge.exposeInMainWorld')
  const door = Object(exposed[0]?.[1])
  const heard: unknown[][] = []
  door.request?.('load-view', {})
  door.subscribe?.((...args: unknown[]) => heard.push(args))?.()
  given('ipcRenderer.on', 1)({ sender: 'electron' }, { kind: 'event' }, 1)
  return {
    exposed: exposed.map(([name, api]) => [name, Object.keys(Object(api))]),
    sent: calls
      .filter(({ name }) => name.startsWith('ipcRenderer.'))
      .map(({ name, args }) =>
        [name].concat(args.filter((arg) => typeof arg !== 'function') as string[]),
      ),
    heard,
  }
}
