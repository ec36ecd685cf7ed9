// A session on a new data folder with the clock at a fixed instant, and a record of what it pushed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import type { Model } from '../../../electron/model/model.ts'
import { givenModel } from '../language/given/given-model.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'

export const monday = '2026-11-23T07:30:00Z'

let count = 0

export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-session-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}

/** The built-in model in the place where it is at home: what is given from outside is another's (O7). */
function placeOf(model: Model | undefined): { model?: Model; builtInModel?: Model } {
  if (model === undefined) return {}
  return model === givenModel ? { builtInModel: model } : { model }
}

export function openDesk(options: { folder?: string; model?: Model; now?: string } = {}): {
  folder: string
  session: Session
  pushed: PushEvent[]
} {
  const folder = options.folder ?? newFolder()
  const opened = openSession({
    folder,
    clock: () => options.now ?? monday,
    newId: () => `id-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    ...placeOf(options.model),
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const session = opened.value
  onTestFinished(() => session.close())
  const pushed: PushEvent[] = []
  session.subscribe((event) => pushed.push(event))
  return { folder, session, pushed }
}

/** The value of a reply that must be good. */
export function valueOf<Value>(
  reply: { ok: true; value: Value } | { ok: false; failure: unknown },
): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure))
  return reply.value
}
