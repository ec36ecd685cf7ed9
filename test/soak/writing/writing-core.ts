// A core on a folder for the runs that cut it off: clock, ids and model are scripted, so the same requests write the same file.
import { openCore, type RequestCore } from '../../../electron/core/open-core.ts'
import { offlineModel } from '../../../electron/language/offline-model.ts'
import type { Model } from '../../../electron/model/model.ts'
import { seededDice } from '../dice.ts'
import { moverModel } from '../card-kill/mover-model.ts'
import { courseWriters } from './course-writers.ts'
import type { WritingRequest } from './reading-requests.ts'
import { scheduleWriters } from './schedule-writers.ts'
import { askOf, type Writers } from './writer.ts'

/** One write: what is asked, and the dice of its input. */
export type Write = { name: WritingRequest; seed: number }

const writers: Writers<WritingRequest> = { ...scheduleWriters, ...courseWriters }

/** A model that was given, as here, has no readings to choose from; that choice is cut off in its own test (M8). */
export const writingRequests = (Object.keys(writers) as WritingRequest[]).filter(
  (name) => name !== 'choose-reading',
)

export const writingNow = '2026-11-23T07:30:00Z'

/** Changes as the mover makes them; the scenes that it does not know are the built-in model's. */
const model: Model = (request, report, signal) =>
  /^(chat|plan|execute|deliver)$/.test(request.stage) && !/^guide/i.test(request.facts.request)
    ? moverModel(request, report, signal)
    : offlineModel(request, report, signal)

/** `run` tells the ids of one process from those of the ones before it. */
export function openWritingCore(folder: string, run: string): RequestCore {
  let ids = 0
  return openCore({
    folder,
    clock: () => writingNow,
    newId: () => `${run}-${(ids += 1)}`,
    pause: () => Promise.resolve(),
    model,
    zone: 'UTC',
  })
}

/** Brings the file to where the request writes, and answers with what sends it. */
export async function prepareWrite(
  core: RequestCore,
  { name, seed }: Write,
): Promise<() => Promise<unknown>> {
  const ask = askOf(core)
  const input = await writers[name](ask, seededDice(seed))
  // Which request it is for is known where it was made; the union of them all is not the input of each.
  return () => ask(name, input as never)
}
