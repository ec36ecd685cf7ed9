// Statements on `scene_state`.
import { isIntact, prepareSealed } from '../integrity/sealed-tables.ts'
import type { Connection, Statement } from '../sqlite.ts'

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

export function prepareSceneStateTable(connection: Connection) {
  const columns = `conversation, scene, last_event, version, json,
    ${isIntact(connection, 'scene_state')} AS intact`
  const newest: Statement<[conversation: number, scene: string], SceneRow> = connection.prepare(
    `SELECT ${columns} FROM scene_state WHERE conversation = ? AND scene = ?
     ORDER BY last_event DESC LIMIT 1`,
  )
  const write = prepareSealed<Omit<SceneRow, 'intact'>>(connection, 'scene_state', 'REPLACE')
  const readOf: Statement<[conversation: number], SceneRow> = connection.prepare(
    `SELECT ${columns} FROM scene_state WHERE conversation = ? ORDER BY scene, last_event`,
  )
  const forgetOld: Statement<[conversation: number, scene: string, of: number, like: string]> =
    connection.prepare(
      `DELETE FROM scene_state WHERE conversation = ? AND scene = ? AND last_event <= (
         SELECT last_event FROM scene_state WHERE conversation = ? AND scene = ?
         ORDER BY last_event DESC LIMIT 1 OFFSET ${kept}
       )`,
    )
  /** Of any conversation, with this text somewhere in it. */
  const readNaming: Statement<[text: string], SceneRow> = connection.prepare(
    `SELECT ${columns} FROM scene_state WHERE instr(json, ?) > 0`,
  )
  const clear: Statement<[conversation: number]> = connection.prepare(
    'DELETE FROM scene_state WHERE conversation = ?',
  )
  return { newest, write, readOf, readNaming, forgetOld, clear }
}
