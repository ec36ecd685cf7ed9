// What was set aside: data files of which no backup could be made, and logs that were not replayed (D5).
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { failureOf } from '../sqlite.ts'
import { stampInstant } from './file-names.ts'

export type Aside = {
  name: string
  /** ISO instant. */
  at: string
  kind: 'file' | 'log'
  bytes: number
}

/** Newest first; what can't be looked at is passed over. */
export function listAside(folder: string): Aside[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => readName(folder, name))
      .sort((a, b) => (a.name < b.name ? 1 : -1))
  } catch (error) {
    if (failureOf(error) === null) throw error
    return []
  }
}

function readName(folder: string, name: string): Aside[] {
  const parts = /^weekloom-aside-(.+Z)(?:-\d+)?\.db(-wal|-journal)?$/.exec(name)
  if (parts?.[1] === undefined) return []
  const at = stampInstant(parts[1])
  const { size: bytes } = statSync(join(folder, name))
  const kind = parts[2] === undefined ? 'file' : 'log'
  return z.iso.datetime().safeParse(at).success ? [{ name, at, kind, bytes }] : []
}
