// A data folder with something in most tables, and all that is read of it, as one text.
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { abilityStatements, writeAbilities, writePreferences } from '../../../db/preferences.ts'
import { readCaldav, readResources, readSentEntries } from '../../../db/exports.ts'
import { readEverything } from '../../../db/everything.ts'
import { historyHeads } from '../../../db/history.ts'
import { openCards } from '../../../db/conversation.ts'
import { addSource, searchSources } from '../../../db/sources.ts'
import { addMaterial } from '../../../db/recite.ts'
import { backUpDaily } from '../../../db/file/backup.ts'
import { databaseFile } from '../../../db/file/file-names.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { newId, systemClock } from '../../../electron/machine/clock.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import { moverModel } from '../card-kill/mover-model.ts'

const firstDay = '2026-11-02T08:00:00.000Z'
export const nextDay = '2026-11-03T08:00:00.000Z'

/** Filled as a student would, with a daily backup beside it. */
export async function fillFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const opened = openSession({
    folder,
    clock: systemClock,
    newId,
    pause: () => Promise.resolve(),
    model: moverModel,
    zone: 'UTC',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const session = opened.value
  await session.request('set-up-sample', {})
  for (let turn = 0; turn < 12; turn += 1) {
    const said = await session.request('say', { text: `change block number ${turn}` })
    const view = await session.request('load-view', {})
    const card =
      view.ok && said.ok ? view.value.cards.find(({ id }) => id === said.value.cardId) : undefined
    if (card !== undefined && turn < 11) {
      const verdict = turn % 3 === 2 ? 'reject' : 'accept'
      await session.request('answer-card', { cardId: card.id, hash: card.hash, verdict, note: '' })
    }
    if (turn % 4 === 3) await session.request('start-conversation', {})
  }
  fillCourses(session.context.database)
  writePreferences(session.context.database, session.context.preferences)
  await session.close()
  const database = mustOpen(folder)
  const kept = backUpDaily(database, folder, firstDay)
  if (!kept.ok) throw new Error(kept.failure.message)
  database.close()
}

const words = 'matrix vector field ring group proof lemma limit series norm'.split(' ')

function fillCourses(database: WeekloomDatabase): void {
  const lines = Array.from({ length: 400 }, (_, index) => ({
    number: index + 1,
    page: 1 + Math.floor(index / 40),
    line: 1 + (index % 40),
    heading: index % 20 === 0 ? 1 : null,
    text: `${words[index % 10]} and ${words[(index * 7 + 3) % 10]} ${index}`,
  }))
  addSource(
    database,
    {
      course: 'Algebra',
      file: 'notes.pdf',
      kind: 'pdf',
      pages: 10,
      addedAt: firstDay,
      hash: 'a'.repeat(64),
    },
    lines,
  )
  for (let index = 0; index < 20; index += 1) {
    addMaterial(
      database,
      {
        title: `Text ${index}`,
        course: 'Algebra',
        text: `${words.join(' ')} ${index}`,
        taskId: null,
      },
      firstDay,
    )
  }
  writeAbilities(database, 'http://localhost/v1 m', {
    format: 'plain',
    without: ['think'],
    contextTokens: 8_192,
  })
}

function mustOpen(folder: string): WeekloomDatabase {
  const opened = openDatabase(folder, { create: false, at: nextDay })
  if (!opened.ok) throw new Error(opened.failure.kind)
  return opened.value
}

/** All that a person can be shown of the file; `damaged` names what was left out of it. */
export function readAll(database: WeekloomDatabase): { text: string; damaged: string[] } {
  const { damaged, ...everything } = readEverything(database, { at: firstDay, version: '0' })
  const text = JSON.stringify([
    everything,
    historyHeads(database),
    openCards(database),
    words.map((word) => searchSources(database, 'Algebra', word, 20)),
    readCaldav(database),
    [...readResources(database)],
    readSentEntries(database, 'file'),
    abilityStatements(database).read.get('http://localhost/v1 m')?.abilities,
  ])
  return { text, damaged }
}

export function copyFolder(from: string, to: string): void {
  mkdirSync(join(to, 'backups'), { recursive: true })
  cpSync(databaseFile(from), databaseFile(to))
  cpSync(join(from, 'backups'), join(to, 'backups'), { recursive: true })
}
