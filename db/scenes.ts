// Keeps where each scene of a conversation stands: written with the step that moves it, read by the scene itself.
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { z } from 'zod'
import { conversationStatements, cursorOf, requireConversation } from './conversation.ts'
import { conversationId } from './ids.ts'
import { isIntact, prepareSealed } from './store/seals.ts'
import { fromText, toText, unlessDamaged, wellFormed } from './store/stored-text.ts'
import type { SceneWrite } from '../shared/agent/agent-step.ts'

export type SceneRow = {
  conversation: number
  scene: string
  /** Number of the conversation's newest event after the step that wrote it. */
  last_event: number
  version: number
  json: string
  /** 1 where it is as it was written. */
  intact: number
}

/** So many rows of a scene are kept: as far back as a conversation can branch off with its scene. */
const kept = 60

export const sceneStatements = defineStatements((connection) => {
  const columns = `conversation, scene, last_event, version, json,
    ${isIntact(connection, 'scene_state')} AS intact`
  return {
    newest: connection.prepare<[conversation: number, scene: string], SceneRow>(
      `SELECT ${columns} FROM scene_state WHERE conversation = ? AND scene = ?
     ORDER BY last_event DESC LIMIT 1`,
    ),
    write: prepareSealed<Omit<SceneRow, 'intact'>>(connection, 'scene_state', 'REPLACE'),
    readOf: connection.prepare<[conversation: number], SceneRow>(
      `SELECT ${columns} FROM scene_state WHERE conversation = ? ORDER BY scene, last_event`,
    ),
    forgetOld: connection.prepare<[conversation: number, scene: string, of: number, like: string]>(
      `DELETE FROM scene_state WHERE conversation = ? AND scene = ? AND last_event <= (
         SELECT last_event FROM scene_state WHERE conversation = ? AND scene = ?
         ORDER BY last_event DESC LIMIT 1 OFFSET ${kept}
       )`,
    ),
    /** Of any conversation, with this text somewhere in it. */
    readNaming: connection.prepare<[text: string], SceneRow>(
      `SELECT ${columns} FROM scene_state WHERE instr(json, ?) > 0`,
    ),
    clear: connection.prepare<[conversation: number]>(
      'DELETE FROM scene_state WHERE conversation = ?',
    ),
  }
}, wholeTables('scene_state'))

export type StoredScene = { version: number; json: string }

/** Null where the scene has never run in the conversation, and when its row is damaged. */
export function readScene(
  database: WeekloomDatabase,
  conversation: string,
  scene: string,
): StoredScene | null {
  const key = requireConversation(database, conversation)
  const row = sceneStatements(database).newest.get(key, scene)
  return row === undefined ? null : toScene(row)
}

/** Where the scene stands in each conversation that it has run in, the newest conversation first. */
export function readSceneEverywhere(
  database: WeekloomDatabase,
  scene: string,
): (StoredScene & { conversation: string })[] {
  return conversationStatements(database)
    .readKeys.all()
    .toReversed()
    .flatMap(({ key }) => {
      const conversation = conversationId(key)
      const stored = readScene(database, conversation, scene)
      return stored === null ? [] : [{ conversation, ...stored }]
    })
}

/** Outside any turn, for a scene that is restored from a file. Throws when there is no such conversation. */
export function writeScene(
  database: WeekloomDatabase,
  conversation: string,
  scene: SceneWrite,
): void {
  writeTransaction(database, () => {
    const { key, lastEvent } = cursorOf(database, conversation)
    putScene(database, key, lastEvent, scene)
  })
}

/** To be called in a transaction; `lastEvent` is the number of the newest event after the step. */
export function putScene(
  database: Store,
  key: number,
  lastEvent: number,
  { name, version, json }: SceneWrite,
): void {
  sceneStatements(database).write.run({
    conversation: key,
    scene: name,
    last_event: lastEvent,
    version,
    json,
  })
  sceneStatements(database).forgetOld.run(key, name, key, name)
}

/** To be called in a transaction: what stood before the event `seq`, with the new ids of the cards that it names. */
export function copyScenes(
  database: Store,
  {
    from,
    to,
    seq,
    cards,
  }: { from: number; to: number; seq: number; cards: ReadonlyMap<string, string> },
): void {
  for (const row of sceneStatements(database).readOf.all(from)) {
    if (row.last_event >= seq || toScene(row) === null) continue
    const { scene: name, last_event: lastEvent, version } = row
    putScene(database, to, lastEvent, { name, version, json: withCards(row.json, cards) })
  }
}

/** The newest row of each scene that is intact. */
export function readScenes(
  database: WeekloomDatabase,
  key: number,
): (StoredScene & { scene: string })[] {
  const newest = new Map<string, StoredScene & { scene: string }>()
  for (const row of sceneStatements(database).readOf.all(key)) {
    const stored = toScene(row)
    if (stored !== null) newest.set(row.scene, { scene: row.scene, ...stored })
  }
  return [...newest.values()]
}

/** To be called in a transaction: what says that it is about the course `from` is about `to`, in every conversation. */
export function renameInScenes(database: Store, { from, to }: { from: string; to: string }): void {
  for (const row of sceneStatements(database).readNaming.all(JSON.stringify(from))) {
    const { intact: _, ...written } = row
    if (toScene(row) === null) continue
    const record =
      unlessDamaged(() => fromText(sceneRecord, row.json, `scene ${row.scene}`)) ?? null
    const renamed = record === null ? null : renameIn(record, from, wellFormed(to))
    if (renamed === null) continue
    sceneStatements(database).write.run({ ...written, json: toText(sceneRecord, renamed) })
  }
}

const aboutCourse = z.looseObject({ course: z.string() })

/** The draft of a guide is about a course too. */
const sceneRecord = z.looseObject({
  course: z.string().exactOptional(),
  draft: aboutCourse.nullable().exactOptional(),
  previous: aboutCourse.nullable().exactOptional(),
})

type SceneRecord = z.infer<typeof sceneRecord>

/** Null where it is about another. */
function renameIn(record: SceneRecord, from: string, to: string): SceneRecord | null {
  const { course, draft, previous } = record
  const isAbout = (each: { course: string } | null | undefined) => each?.course === from
  if (course !== from && !isAbout(draft) && !isAbout(previous)) return null
  return {
    ...record,
    ...(course === from ? { course: to } : {}),
    ...(draft != null && isAbout(draft) ? { draft: { ...draft, course: to } } : {}),
    ...(previous != null && isAbout(previous) ? { previous: { ...previous, course: to } } : {}),
  }
}

/** Ids of cards are long and random: nothing else in a record reads like one. */
function withCards(json: string, cards: ReadonlyMap<string, string>): string {
  let text = json
  for (const [from, to] of cards) text = text.replaceAll(JSON.stringify(from), JSON.stringify(to))
  return text
}

/** The scene that moved last, if it has since the event `seq`; null where none has. */
export function readSceneSince(
  database: WeekloomDatabase,
  conversation: string,
  seq: number,
): (StoredScene & { scene: string }) | null {
  const key = requireConversation(database, conversation)
  const rows = sceneStatements(database)
    .readOf.all(key)
    .filter((row) => row.last_event >= seq)
  const last = rows.toSorted((a, b) => a.last_event - b.last_event).at(-1)
  const stored = last === undefined ? null : toScene(last)
  return last === undefined || stored === null ? null : { scene: last.scene, ...stored }
}

function toScene({ version, json, intact }: SceneRow): StoredScene | null {
  return intact === 1 ? { version, json } : null
}
