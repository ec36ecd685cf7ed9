// A session whose model is a server on the loopback, with a key that nobody but that server may see.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { KeyStore } from '../../../electron/session/key-store.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
  type SeenRequest,
} from '../../model-server/start-model-server.ts'
import { monday, newFolder, valueOf } from './open-desk.ts'

export const secret = 'sk-secret/0123+456.789'

export type EndpointDesk = {
  session: Session
  server: ModelServerUnderTest
  folder: string
  pushed: PushEvent[]
  /** What the store holds, by owner. */
  kept: Map<string, string>
}

let count = 0

export async function openEndpointDesk(reply: Reply): Promise<EndpointDesk> {
  const server = await startModelServer(reply)
  onTestFinished(() => server.close())
  const folder = newFolder()
  const kept = new Map<string, string>()
  const opened = openSession({
    folder,
    clock: () => monday,
    newId: () => `id-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    keys: keysIn(kept),
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const session = opened.value
  onTestFinished(() => session.close())
  const pushed: PushEvent[] = []
  session.subscribe((event) => pushed.push(event))
  valueOf(await session.request('set-up-sample', {}))
  const endpoint = { family: 'other', baseUrl: server.baseUrl, model: 'tutor-8b' }
  valueOf(await session.request('set-preferences', { model: { kind: 'endpoint', endpoint } }))
  valueOf(await session.request('set-model-key', { baseUrl: server.baseUrl, key: secret }))
  return { session, server, folder, pushed, kept }
}

function keysIn(kept: Map<string, string>): KeyStore {
  return {
    source: 'keychain',
    isForThisRun: true,
    read: (owner) => kept.get(owner) ?? null,
    write(owner, key) {
      if (key === null) kept.delete(owner)
      else kept.set(owner, key)
    },
  }
}

/** The stage that a prompt is for, as its system message names it. */
export function stageOf({ body }: SeenRequest): string {
  return (
    /Stage (chat|plan|execute|deliver|guide|pack)\b/.exec(JSON.stringify(body['messages']))?.[1] ??
    ''
  )
}

/** The files under a folder in which a text stands. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text))
}
