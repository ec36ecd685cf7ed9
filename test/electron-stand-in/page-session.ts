// One page of Chromium as the stand-in drives it: worlds, bindings, custom schemes, and where it may go.
import type { Cdp, Params } from './cdp.ts'
import { matchesFilter, toChromiumUrl, toElectronUrl } from './custom-schemes.ts'
import { host } from './host.ts'
import {
  bindingName,
  pageScript,
  preloadScript,
  preloadWorld,
  sayToPreload,
  type ToHost,
} from './page-worlds.ts'

/** Set by `npm run soak:late`: answers come so much later than pushes. */
const lateMs = Number(process.env['LATE_ANSWERS_MS'] ?? 0)

type Frame = { id: string; url: string; parentId?: string }

export type PageEvents = {
  loaded: () => void
  /** The page called window.open. */
  openWanted: (url: string) => void
  closed: () => void
  /** The page's process has ended. */
  crashed: () => void
  /** True when the page may go there. */
  mayNavigate: (url: string, isMainFrame: boolean) => boolean
  invoked: (channel: string, args: unknown[], frame: Frame) => unknown
}

export type PageSession = {
  targetId: string
  load(url: string): Promise<void>
  send(channel: string, args: unknown[]): void
  url(): string
  reload(): void
  crash(): void
  close(): Promise<void>
}

/** `preload` is the script's source. */
type PageOptions = { preload: string; width: number; height: number }

export async function openPage(
  cdp: Cdp,
  { preload, width, height }: PageOptions,
  events: PageEvents,
): Promise<PageSession> {
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', width, height })
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: true })
  const session = String(sessionId)
  const frames = new Map<string, Frame>()
  const worlds = new Map<number, string>()
  let wanted = ''
  const command = (method: string, params: Params = {}): Promise<Params> =>
    cdp.send(method, params, session)

  const handlers: Record<string, (params: Params) => void> = {
    'Page.frameNavigated': ({ frame }: { frame: Frame }) => frames.set(frame.id, frame),
    'Page.domContentEventFired': events.loaded,
    'Runtime.executionContextCreated': ({ context }: { context: WorldContext }) => {
      if (context.name === preloadWorld) worlds.set(context.id, context.auxData.frameId)
    },
    'Runtime.executionContextDestroyed': ({ executionContextId }: { executionContextId: number }) =>
      worlds.delete(executionContextId),
    'Runtime.executionContextsCleared': () => worlds.clear(),
    'Runtime.bindingCalled': (call: BindingCall) => void answerBinding(call),
    'Inspector.targetCrashed': events.crashed,
    'Fetch.requestPaused': (paused: PausedRequest) => void answerRequest(paused),
  }
  cdp.listen(({ method, params, sessionId: from }) => {
    if (from === session) handlers[method]?.(params)
    if (method === 'Target.targetDestroyed' && params.targetId === targetId) events.closed()
  })

  async function answerBinding({ payload, executionContextId }: BindingCall): Promise<void> {
    const message: ToHost = JSON.parse(payload)
    if (message.kind === 'open-window') return events.openWanted(message.url)
    const { id, channel, args } = message
    const frame = frames.get(worlds.get(executionContextId) ?? '')
    if (frame === undefined) return
    const settle = (ok: boolean, value: unknown): Promise<unknown> =>
      evaluate(executionContextId, sayToPreload({ kind: 'settle', id, ok, value }))
    try {
      const answer = await events.invoked(channel, args, {
        ...frame,
        url: toElectronUrl(frame.url),
      })
      if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs))
      await settle(true, answer)
    } catch (error) {
      await settle(false, String(error))
    }
  }

  async function answerRequest({
    requestId,
    request,
    frameId,
    resourceType,
  }: PausedRequest): Promise<void> {
    const url = toElectronUrl(request.url)
    const isNavigation = resourceType === 'Document' && url !== wanted
    const isMainFrame = frames.get(frameId)?.parentId === undefined
    if (isNavigation && !events.mayNavigate(url, isMainFrame)) {
      return void (await command('Fetch.failRequest', { requestId, errorReason: 'Aborted' }))
    }
    const handler = host.schemes.get(new URL(url).protocol.slice(0, -1))
    if (handler) {
      const response = await handler(new Request(url, { method: request.method }))
      return void (await command('Fetch.fulfillRequest', {
        requestId,
        responseCode: response.status,
        responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
        body: Buffer.from(await response.arrayBuffer()).toString('base64'),
      }))
    }
    if (isCancelled(url)) {
      return void (await command('Fetch.failRequest', {
        requestId,
        errorReason: 'BlockedByClient',
      }))
    }
    await command('Fetch.continueRequest', { requestId })
  }

  /** A page may be gone by the time an answer comes; that is nobody's failure. */
  function evaluate(contextId: number, expression: string): Promise<unknown> {
    return command('Runtime.evaluate', { contextId, expression }).catch(() => undefined)
  }

  await command('Page.enable')
  await command('Inspector.enable')
  await command('Runtime.addBinding', { name: bindingName, executionContextName: preloadWorld })
  await command('Page.addScriptToEvaluateOnNewDocument', { source: pageScript() })
  await command('Page.addScriptToEvaluateOnNewDocument', {
    source: preloadScript(preload),
    worldName: preloadWorld,
  })
  await command('Runtime.enable')
  await command('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  return {
    targetId: String(targetId),
    load: async (url) => {
      wanted = url
      await command('Page.navigate', { url: toChromiumUrl(url, host.schemes.keys()) })
    },
    send: (channel, args) => {
      for (const contextId of worlds.keys()) {
        void evaluate(contextId, sayToPreload({ kind: 'event', channel, args }))
      }
    },
    url: () => toElectronUrl([...frames.values()].find((frame) => !frame.parentId)?.url ?? ''),
    reload: () => void command('Page.reload'),
    // The answer never comes: nobody is left to give it.
    crash: () => void command('Page.crash').catch(() => undefined),
    close: async () => void (await cdp.send('Target.closeTarget', { targetId })),
  }
}

type WorldContext = { id: number; name: string; auxData: { frameId: string } }
type BindingCall = { payload: string; executionContextId: number }
type PausedRequest = {
  requestId: string
  request: { url: string; method: string }
  frameId: string
  resourceType: string
}

function isCancelled(url: string): boolean {
  const guard = host.requestGuard
  if (guard === null || !matchesFilter(url, guard.urls)) return false
  let isCancelled = false
  guard.decide({ url }, (decision) => {
    isCancelled = decision.cancel === true
  })
  return isCancelled
}
