// The twenty items of Electron's security checklist: each with its check, and with breaks on which the check has to fail.
// What can be driven is driven in guards.test.ts, trusted-sender.test.ts and test/browser/desktop.spec.ts; this reads the source.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Each file's text without comments and with its blanks drawn together. */
type Product = ReadonlyMap<string, string>

type Break = { file: string; find: string; replace: string }

type Item = { title: string; holds: (product: Product) => boolean; breaks: Break[] }

const rights = 'electron/desktop/page-rights.ts'
const guards = 'electron/desktop/guards.ts'
const windows = 'electron/desktop/window.ts'
const policy = 'electron/page/page-policy.ts'
const packing = 'electron-builder.yml'
const preload = 'electron/preload.ts'
const requests = 'electron/desktop/trusted-request.ts'

const exactRights =
  'return { preload, contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false, }'

/** Whoever changes Electron's version raises this with it: its three newest majors are kept safe by their makers. */
const oldestElectron = 45

const items: Item[] = [
  {
    title: 'Only load secure content',
    holds: (product) =>
      every(product, /loadURL\(([^)]*)\)/g, (given) => given === 'startPage') &&
      has(product, guards, "'http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*'") &&
      has(product, 'electron/desktop/app-protocol.ts', 'secure: true'),
    breaks: [
      { file: windows, find: 'loadURL(startPage)', replace: "loadURL('http://localhost/')" },
      { file: guards, find: "'http://*/*',", replace: '' },
    ],
  },
  {
    title: 'Do not enable Node.js integration for remote content',
    holds: (product) => hasExactRights(product) && isNowhere(product, /nodeIntegrationIn/),
    breaks: [
      { file: rights, find: 'nodeIntegration: false', replace: 'nodeIntegration: true' },
      { file: rights, find: 'preload,', replace: 'preload, nodeIntegrationInWorker: true,' },
    ],
  },
  {
    title: 'Enable context isolation',
    holds: hasExactRights,
    breaks: [{ file: rights, find: 'contextIsolation: true', replace: 'contextIsolation: false' }],
  },
  {
    title: 'Enable process sandboxing',
    holds: (product) =>
      hasExactRights(product) && has(product, 'electron/main.ts', 'app.enableSandbox()'),
    breaks: [
      { file: rights, find: 'sandbox: true,', replace: '' },
      { file: 'electron/main.ts', find: 'app.enableSandbox()', replace: '' },
    ],
  },
  {
    title: 'Handle session permission requests',
    holds: (product) =>
      has(
        product,
        guards,
        'setPermissionRequestHandler((_contents, _permission, answer) => answer(false))',
      ) &&
      has(product, guards, 'setPermissionCheckHandler(() => false)') &&
      has(product, guards, 'setDevicePermissionHandler(() => false)') &&
      has(product, 'electron/main.ts', 'guardSession(session.defaultSession)'),
    breaks: [
      { file: guards, find: 'answer(false)', replace: 'answer(true)' },
      { file: 'electron/main.ts', find: 'guardSession(session.defaultSession)', replace: '' },
    ],
  },
  {
    title: 'Do not disable webSecurity',
    holds: (product) => hasExactRights(product) && isNowhere(product, /webSecurity/),
    breaks: [{ file: rights, find: 'preload,', replace: 'preload, webSecurity: false,' }],
  },
  {
    title: 'Define a Content-Security-Policy',
    holds: (product) =>
      has(product, policy, '"default-src \'none\'", "script-src \'self\'"') &&
      has(product, policy, '"require-trusted-types-for \'script\'", "trusted-types \'none\'"') &&
      !/unsafe|https?:|\*/.test(product.get(policy) ?? '') &&
      (product.get('electron/desktop/app-protocol.ts')?.split('pageHeaders').length ?? 0) >= 4,
    breaks: [
      { file: policy, find: "script-src 'self'", replace: "script-src 'self' 'unsafe-inline'" },
      { file: policy, find: '"require-trusted-types-for \'script\'",', replace: '' },
      { file: 'electron/desktop/app-protocol.ts', find: '...pageHeaders, ', replace: '' },
    ],
  },
  {
    title: 'Do not enable allowRunningInsecureContent',
    holds: (product) => hasExactRights(product) && isNowhere(product, /allow-?running-?insecure/i),
    breaks: [
      { file: rights, find: 'preload,', replace: 'preload, allowRunningInsecureContent: true,' },
    ],
  },
  {
    title: 'Do not enable experimental features',
    holds: (product) =>
      hasExactRights(product) && isNowhere(product, /experimental-?(web-?platform-?)?features/i),
    breaks: [{ file: rights, find: 'preload,', replace: 'preload, experimentalFeatures: true,' }],
  },
  {
    title: 'Do not use enableBlinkFeatures',
    holds: (product) =>
      hasExactRights(product) && isNowhere(product, /enable-?blink-?features|appendSwitch/i),
    breaks: [
      { file: rights, find: 'preload,', replace: "preload, enableBlinkFeatures: 'Serial'," },
      {
        file: 'electron/main.ts',
        find: 'app.enableSandbox()',
        replace: "app.enableSandbox(); app.commandLine.appendSwitch('enable-blink-features')",
      },
    ],
  },
  {
    title: 'Do not use allowpopups for WebViews',
    holds: (product) => hasExactRights(product) && isNowhere(product, /<webview|allowpopups/i),
    breaks: [
      { file: rights, find: 'webviewTag: false', replace: 'webviewTag: true' },
      { file: 'renderer/main.tsx', find: 'import', replace: '<webview allowpopups/>; import' },
    ],
  },
  {
    title: 'Verify WebView options before creation',
    holds: (product) =>
      has(product, guards, "on('will-attach-webview', (event) => event.preventDefault())"),
    breaks: [
      { file: guards, find: "contents.on('will-attach-webview'", replace: "contents.on('x'" },
    ],
  },
  {
    title: 'Disable or limit navigation',
    holds: (product) =>
      ['will-navigate', 'will-frame-navigate', 'will-redirect'].every((event) =>
        has(
          product,
          guards,
          `on('${event}', (event) => { if (!isOwnUrl(event.url)) event.preventDefault() })`,
        ),
      ) && has(product, 'electron/main.ts', 'guardPages(app)'),
    breaks: [
      { file: guards, find: "'will-redirect'", replace: "'did-redirect'" },
      { file: guards, find: "'will-navigate'", replace: "'did-navigate'" },
      { file: 'electron/main.ts', find: 'guardPages(app)', replace: '' },
    ],
  },
  {
    title: 'Disable or limit creation of new windows',
    holds: (product) =>
      has(product, guards, "setWindowOpenHandler(() => ({ action: 'deny' }))") &&
      count(product, /new BrowserWindow\(/g) === 1,
    breaks: [
      { file: guards, find: "action: 'deny'", replace: "action: 'allow'" },
      {
        file: windows,
        find: 'void window.loadURL',
        replace: 'new BrowserWindow({}); void window.loadURL',
      },
    ],
  },
  {
    title: 'Do not use shell.openExternal with untrusted content',
    holds: (product) => isNowhere(product, /openExternal/),
    breaks: [{ file: 'electron/main.ts', find: 'shell.openPath(', replace: 'shell.openExternal(' }],
  },
  {
    title: 'Use a current version of Electron',
    holds: (product) =>
      Number(/"electron": "(\d+)\.\d+\.\d+"/.exec(product.get('package.json') ?? '')?.[1]) >=
      oldestElectron,
    breaks: [
      { file: 'package.json', find: '"electron": "45.', replace: '"electron": "38.' },
      { file: 'package.json', find: '"electron": "45.', replace: '"electron": ">=45.' },
    ],
  },
  {
    title: 'Validate the sender of all IPC messages',
    holds: (product) =>
      has(product, requests, 'isTrustedSender(event) ? (await core).answer(name, input) : fail(') &&
      count(product, /ipcMain\b/g) === count(onlyFile(product, requests), /ipcMain\b/g) &&
      count(product, /ipcMain\.\w+\(/g) === 1,
    breaks: [
      { file: requests, find: 'isTrustedSender(event)', replace: 'true' },
      {
        file: requests,
        find: 'ipcMain.handle(requestChannel',
        replace: "ipcMain.on('open', () => {}); ipcMain.handle(requestChannel",
      },
    ],
  },
  {
    title: 'Avoid usage of the file protocol',
    holds: (product) =>
      isNowhere(product, /\.loadFile\(/) &&
      every(product, /loadURL\(([^)]*)\)/g, (given) => given === 'startPage') &&
      has(product, 'electron/desktop/app-origin.ts', "appScheme = 'app'") &&
      has(product, guards, "'file://*/*'") &&
      has(product, packing, 'grantFileProtocolExtraPrivileges: false'),
    breaks: [
      { file: windows, find: 'loadURL(startPage)', replace: "loadFile('index.html')" },
      { file: packing, find: 'ExtraPrivileges: false', replace: 'ExtraPrivileges: true' },
    ],
  },
  {
    title: 'Check which fuses you can change',
    holds: (product) =>
      [
        'runAsNode: false',
        'enableNodeOptionsEnvironmentVariable: false',
        'enableNodeCliInspectArguments: false',
        'enableEmbeddedAsarIntegrityValidation: true',
        'onlyLoadAppFromAsar: true',
      ].every((fuse) => has(product, packing, fuse)),
    breaks: [
      { file: packing, find: 'runAsNode: false', replace: 'runAsNode: true' },
      { file: packing, find: 'onlyLoadAppFromAsar: true', replace: '' },
    ],
  },
  {
    title: 'Do not expose Electron APIs to untrusted web content',
    holds: (product) =>
      has(product, preload, "contextBridge.exposeInMainWorld('weekloom', door)") &&
      has(
        product,
        preload,
        '(_event: unknown, event: PushEvent, rank: number): void => listener(event, rank)',
      ) &&
      count(product, /exposeInMainWorld\(/g) === 1 &&
      every(onlyFile(product, preload), /ipcRenderer\.(\w+\([^,]*)/g, (call) =>
        ['invoke(requestChannel', 'on(pushChannel', 'off(pushChannel'].includes(call),
      ),
    breaks: [
      {
        file: preload,
        find: "'weekloom', door)",
        replace: "'weekloom', { ...door, ipcRenderer })",
      },
      { file: preload, find: 'listener(event, rank)', replace: 'listener(_event)' },
      { file: preload, find: 'invoke(requestChannel, name', replace: 'invoke(name' },
    ],
  },
]

function hasExactRights(product: Product): boolean {
  return (
    has(product, rights, exactRights) &&
    count(product, /webPreferences:/g) === 1 &&
    has(product, windows, 'webPreferences: pageRights(')
  )
}

function has(product: Product, file: string, text: string): boolean {
  return product.get(file)?.includes(text) ?? false
}

function isNowhere(product: Product, pattern: RegExp): boolean {
  return [...product.values()].every((text) => !pattern.test(text))
}

function count(product: Product, pattern: RegExp): number {
  return [...product.values()].reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)
}

function every(product: Product, pattern: RegExp, isRight: (found: string) => boolean): boolean {
  const found = [...product.values()].flatMap((text) => Array.from(text.matchAll(pattern)))
  return found.length > 0 && found.every(([, given = '']) => isRight(given))
}

function onlyFile(product: Product, file: string): Product {
  return new Map([[file, product.get(file) ?? '']])
}

const files = [
  'package.json',
  packing,
  ...globSync('{electron,renderer}/**/*.{ts,tsx,html}', { cwd: root }),
]
const product: Product = new Map(
  files.map((file) => [file.replaceAll('\\', '/'), flat(readFileSync(join(root, file), 'utf8'))]),
)

function flat(text: string): string {
  return text.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '').replaceAll(/\s+/g, ' ')
}

function broken({ file, find, replace }: Break): Product {
  const text = product.get(file) ?? ''
  expect(text, `${file} holds ${find}`).toContain(find)
  return new Map(product).set(
    file,
    text.replace(find, () => replace),
  )
}

describe("Electron's security checklist", () => {
  test('[C2] has twenty items', () => {
    expect(items).toHaveLength(20)
  })

  test.each(items.map((item, index) => [index + 1, item.title, item] as const))(
    '[C2] %i: %s, holds, and each break is noticed',
    (_rank, _title, { holds, breaks }) => {
      expect(holds(product)).toBe(true)
      for (const each of breaks) expect(holds(broken(each)), JSON.stringify(each)).toBe(false)
    },
  )
})
