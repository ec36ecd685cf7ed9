// Runs an app's main file as Electron would: `launch.ts [switches] MAIN [app's own arguments]`.
import inspector from 'node:inspector'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from './app.ts'
import { connectCdp } from './cdp.ts'
import { followDownloads } from './downloads.ts'
import { session } from './electron.ts'
import { host } from './host.ts'
import { startChromium } from './start-chromium.ts'
import { BrowserWindow } from './windows.ts'

const standIn = pathToFileURL(join(import.meta.dirname, 'electron.ts')).href
const args = process.argv.slice(2)
const mainIndex = args.findIndex((arg) => !arg.startsWith('-'))
const mainFile = args[mainIndex]
if (mainFile === undefined) throw new Error('the stand-in needs a main file')
const ownSwitches = args.slice(0, mainIndex)

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
})
process.argv = [process.execPath, ...args]
Object.defineProperty(process.versions, 'electron', { value: 'stand-in' })

// Ready comes only after main has been evaluated: a main that awaits it at its top level hangs, as in Electron.
await import(pathToFileURL(resolve(mainFile)).href)
const address = await startChromium(join(app.getPath('userData'), 'chromium'))
const cdp = await connectCdp(address)
cdp.onClose(() => app.exit(1))
host.cdp = cdp
await cdp.send('Target.setDiscoverTargets', { discover: true })
await followDownloads(cdp, session.defaultSession)
app.announceReady()
await untilFirstWindow()
if (ownSwitches.includes('--inspect=0')) {
  // Playwright connects as soon as it reads this line, so it comes last.
  process.stderr.write(`DevTools listening on ${address}\n`)
  inspector.open(0)
}

async function untilFirstWindow(): Promise<void> {
  await new Promise(setImmediate)
  const [window] = BrowserWindow.getAllWindows()
  await window?.webContents.page
}
