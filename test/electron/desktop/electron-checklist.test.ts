// The twenty items of Electron's security checklist: each with its check, and with breaks on which the check has to fail.
// The real main file and preload run on a recorded Electron (children/drive-main.ts); what no run shows is read from the
// parsed configuration, and that no other file goes past what was driven, from the sources.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageFile from '../../../package.json' with { type: 'json' }
import type { Break, Seen } from './children/drive-main.ts'

const root = join(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)
const { getConfig } = require('app-builder-lib/out/util/config/config.js')

const still = {
  electron: packageFile.devDependencies.electron,
  fuses: Object((await getConfig(root, 'electron-builder.yml', null)).electronFuses),
  text: globSync('{electron,renderer}/**/*.{ts,tsx,html}', { cwd: root })
    .map((file) =>
      readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, ''),
    )
    .join('\n'),
}

/** What was driven, beside what stands still. */
type Product = Seen & typeof still

type Item = {
  title: string
  /** What is looked at, and what it has to be. */
  shows: (product: Product) => unknown
  is: unknown
  breaks: (Break | Partial<typeof still>)[]
}

const breakIn =
  (file: string) =>
  (find: string, replace: string): Break => ({ file, find, replace })

const guards = breakIn('electron/desktop/guards.ts')
const windows = breakIn('electron/desktop/window.ts')
const policyFile = breakIn('electron/page/page-files.ts')
const protocol = breakIn('electron/desktop/app-protocol.ts')
const preload = breakIn('electron/preload.ts')
const requests = breakIn('electron/desktop/trusted-request.ts')
const origin = breakIn('electron/desktop/app-origin.ts')
const main = breakIn('electron/main.ts')

const inRights = breakIn('electron/desktop/guards.ts')
const alsoRight = (right: string): Break => inRights('preload,\n', `preload,\n    ${right},\n`)

/** Every window's rights but the preload's path: any right that is not named here fails. */
const rights = ({ rights: all }: Product) => all.map((one) => ({ ...one, preload: undefined }))
const exactRights = [
  { contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
]

function keepsRights(title: string, ...breaks: Break[]): Item {
  return { title, shows: rights, is: exactRights, breaks }
}

/** Whoever changes Electron's version raises this with it: its three newest majors are kept safe by their makers. */
const oldestElectron = 45

const own = 'app://weekloom/'
const foreignAddresses = [
  'http://*/*',
  'https://*/*',
  'ws://*/*',
  'wss://*/*',
  'ftp://*/*',
  'file://*/*',
]

const items: Item[] = [
  {
    title: 'Only load secure content',
    shows: ({ loaded, refused: addresses, privileges }) => ({
      loaded,
      refused: addresses,
      privileges,
    }),
    is: {
      loaded: [['window.loadURL', own]],
      refused: foreignAddresses,
      privileges: { standard: true, secure: true, supportFetchAPI: true },
    },
    breaks: [
      windows('loadURL(startPage)', "loadURL('http://localhost/')"),
      guards("'http://*/*',", ''),
      guards('cancel: true', 'cancel: false'),
      protocol('secure: true', 'secure: false'),
    ],
  },
  keepsRights(
    'Do not enable Node.js integration for remote content',
    inRights('nodeIntegration: false', 'nodeIntegration: true'),
    alsoRight('nodeIntegrationInWorker: true'),
  ),
  keepsRights(
    'Enable context isolation',
    inRights('contextIsolation: true', 'contextIsolation: false'),
  ),
  {
    title: 'Enable process sandboxing',
    shows: (product) => [rights(product), product.sandboxes],
    is: [exactRights, 1],
    breaks: [inRights('sandbox: true,', ''), main('app.enableSandbox()', '')],
  },
  {
    title: 'Handle session permission requests',
    shows: ({ permissions }) => permissions,
    is: [false, false, false],
    breaks: [
      guards('answer(false)', 'answer(true)'),
      guards('setPermissionCheckHandler(() => false)', 'toString()'),
      guards('setDevicePermissionHandler(() => false)', 'setDevicePermissionHandler(() => true)'),
      main('guardSession(session.defaultSession)', ''),
    ],
  },
  keepsRights('Do not disable webSecurity', alsoRight('webSecurity: false')),
  {
    title: 'Define a Content-Security-Policy',
    shows: ({ pages }) => pages.map(({ policy }) => looseEnds(policy ?? '')),
    is: [[], [], []],
    breaks: [
      policyFile("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      policyFile("connect-src 'self'", 'connect-src https:'),
      policyFile(`"require-trusted-types-for 'script'",`, ''),
      policyFile(`"trusted-types 'none'",`, ''),
      protocol('...pageHeaders, ', ''),
      protocol('status: 404, headers: pageHeaders', 'status: 404'),
    ],
  },
  keepsRights(
    'Do not enable allowRunningInsecureContent',
    alsoRight('allowRunningInsecureContent: true'),
  ),
  keepsRights('Do not enable experimental features', alsoRight('experimentalFeatures: true')),
  {
    title: 'Do not use enableBlinkFeatures',
    shows: (product) => [rights(product), product.switches],
    is: [exactRights, []],
    breaks: [
      alsoRight("enableBlinkFeatures: 'Serial'"),
      main(
        'app.enableSandbox()',
        "app.enableSandbox(); app.commandLine.appendSwitch('enable-blink-features')",
      ),
    ],
  },
  {
    title: 'Do not use allowpopups for WebViews',
    shows: (product) => [rights(product), product.text.match(/<webview|allowpopups/i)],
    is: [exactRights, null],
    breaks: [
      inRights('webviewTag: false', 'webviewTag: true'),
      { text: '<webview src="app://weekloom/" allowpopups />' },
    ],
  },
  {
    title: 'Verify WebView options before creation',
    shows: ({ passed }) => passed['will-attach-webview'],
    is: [],
    breaks: [guards("contents.on('will-attach-webview'", "contents.on('x'")],
  },
  {
    title: 'Disable or limit navigation',
    shows: ({ passed }) => [
      passed['will-navigate'],
      passed['will-frame-navigate'],
      passed['will-redirect'],
    ],
    is: [[own], [own], [own]],
    breaks: [
      guards("'will-redirect'", "'did-redirect'"),
      guards("'will-navigate'", "'did-navigate'"),
      guards("'will-frame-navigate'", "'did-frame-navigate'"),
      main('guardPages(app)', ''),
      origin(' && url.host === appHost', ''),
    ],
  },
  {
    title: 'Disable or limit creation of new windows',
    shows: (product) => [
      rights(product),
      product.passed['new window'],
      product.text.match(/new (?:BrowserWindow|BrowserView|WebContentsView)\(/g)?.length,
    ],
    is: [exactRights, [], 1],
    breaks: [
      guards("action: 'deny'", "action: 'allow'"),
      windows('void window.loadURL', 'new BrowserWindow({}); void window.loadURL'),
      { text: `${still.text}new BrowserWindow({ webPreferences: pageRights('') })` },
    ],
  },
  {
    title: 'Do not use shell.openExternal with untrusted content',
    shows: ({ shell, text }) => [shell, text.match(/openExternal/)],
    is: [[['shell.openPath', true]], null],
    breaks: [
      main('shell.openPath(', 'shell.openExternal('),
      { text: "shell['openExternal'](url)" },
    ],
  },
  {
    title: 'Use a current version of Electron',
    shows: ({ electron }) =>
      /^\d+\.\d+\.\d+$/.test(electron) && Number.parseInt(electron, 10) >= oldestElectron,
    is: true,
    breaks: [{ electron: '38.4.1' }, { electron: '>=45.4.1' }, { electron: 'latest' }],
  },
  {
    title: 'Validate the sender of all IPC messages',
    shows: ({ answered, messages }) => ({ answered, messages }),
    is: { answered: ['our page'], messages: [['ipcMain.handle', 'weekloom:request']] },
    breaks: [
      requests('isTrustedSender(event)', 'true'),
      requests('isTrustedSender(event)', 'event.senderFrame !== null'),
      requests(
        'ipcMain.handle(requestChannel',
        "ipcMain.on('open', () => {}); ipcMain.handle(requestChannel",
      ),
    ],
  },
  {
    title: 'Avoid usage of the file protocol',
    shows: (product) => [
      product.loaded,
      product.refused.includes('file://*/*'),
      product.fuses.grantFileProtocolExtraPrivileges,
    ],
    is: [[['window.loadURL', own]], true, false],
    breaks: [
      windows('loadURL(startPage)', "loadFile('index.html')"),
      guards("'file://*/*',", ''),
      { fuses: { grantFileProtocolExtraPrivileges: true } },
      { fuses: {} },
    ],
  },
  {
    title: 'Check which fuses you can change',
    shows: ({ fuses }) => fuses,
    is: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    },
    breaks: [
      { fuses: { ...still.fuses, runAsNode: true } },
      { fuses: { ...still.fuses, onlyLoadAppFromAsar: undefined } },
    ],
  },
  {
    title: 'Do not expose Electron APIs to untrusted web content',
    shows: ({ door }) => door,
    is: {
      exposed: [['weekloom', ['request', 'subscribe']]],
      sent: [
        ['ipcRenderer.invoke', 'weekloom:request', 'load-view', {}],
        ['ipcRenderer.on', 'weekloom:push'],
        ['ipcRenderer.off', 'weekloom:push'],
      ],
      heard: [[{ kind: 'event' }, 1]],
    },
    breaks: [
      preload("'weekloom', bridge)", "'weekloom', { ...bridge, ipcRenderer })"),
      preload('listener(event, rank)', 'listener(_event as never, rank)'),
      preload('invoke(requestChannel, name', 'invoke(name'),
    ],
  },
]

/** What a policy allows beyond our own page, and what it leaves out. */
function looseEnds(policy: string): string[] {
  const directives = policy.split('; ')
  const needed = [
    "default-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return [
    ...needed.filter((directive) => !directives.includes(directive)),
    ...directives.filter(
      (directive) => !/^[a-z-]+ ('none'|'self'|'self' data:|'script')$/.test(directive),
    ),
  ]
}

const isDriven = (one: Item['breaks'][number]): one is Break => 'file' in one

const driven = items.flatMap(({ breaks }) => breaks.filter(isDriven))
const [whole, ...broken] = drive(driven)

function drive(breaks: Break[]): Seen[] {
  const script = join(import.meta.dirname, 'children/drive-main.ts')
  return JSON.parse(
    execFileSync(process.execPath, [script, JSON.stringify(breaks)], { encoding: 'utf8' }),
  )
}

describe("Electron's security checklist", () => {
  test('[C2] has twenty items', () => {
    expect(items).toHaveLength(20)
  })

  test.each(items.map((item, index) => [index + 1, item.title, item] as const))(
    '[C2] %i: %s, holds, and each break is noticed',
    (_rank, _title, { shows, is, breaks }) => {
      const product = { ...whole, ...still } as Product
      expect(shows(product)).toEqual(is)
      for (const each of breaks) {
        const change = isDriven(each) ? broken[driven.indexOf(each)] : each
        expect(shows({ ...product, ...change }), JSON.stringify(each)).not.toEqual(is)
      }
    },
  )
})
