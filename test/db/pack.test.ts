// Course packs in the file: versions, damage, steps of the agent, renamed courses.
import { describe, expect, it } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { commitAgentStep } from '../../db/commit-step.ts'
import {
  commitPack,
  countVersions,
  findFieldVersion,
  listPackCourses,
  readFieldVersions,
  readPack,
  removePack,
} from '../../db/pack.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { readEverything } from '../../db/everything.ts'
import { readState } from '../../db/schedule.ts'
import { ensureConversation } from '../../db/conversation.ts'
import type { PackWorld } from '../../shared/pack/pack.ts'
import { acceptVersion, writeByAgent, writeByHand } from '../../shared/pack/pack-write.ts'
import { renameCourse } from '../../shared/schedule/work/work-edit.ts'
import { at, event, schedule, taskClass } from '../builders.ts'
import { step } from './agent-steps.ts'
import { byPerson, emptyFolder, now, open, openWith, smallState } from './data-folder.ts'
import { tamper } from './damage.ts'

const course = 'Algebra'
const world: PackWorld = { scheduleMark: 'a-1', sourceIds: null, sources: [] }

function type(database: WeekloomDatabase, text: string, key: 'goal' | 'demands' = 'goal'): void {
  const pack = readPack(database, course)
  const base = pack.fields[key]?.version ?? 0
  commitPack(database, [writeByHand(pack, { key, text, base }, world)], now)
}

function rename(database: WeekloomDatabase, from: string, name: string) {
  const present = readState(database)
  if (present === null) throw new Error('no term')
  const renamed = renameCourse(present, { course: from, name })
  if (!renamed.ok) throw new Error(renamed.failure.kind)
  return commitChange(database, { at: now, change: byPerson(renamed.value.diff) })
}

describe('the versions of a field', () => {
  it('[K7] are all kept, the newest counts, and settling one makes no other', () => {
    const folder = emptyFolder()
    const database = openWith(folder)
    type(database, 'Pass')
    type(database, 'Pass well – 考试')
    const pack = readPack(database, course)
    commitPack(database, [acceptVersion(pack, { key: 'goal', version: 2 }, world)], now)
    database.close()
    const again = open(folder)
    const versions = readFieldVersions(again, course, 'goal')
    expect(versions.map(({ version, text, status }) => [version, text, status])).toEqual([
      [2, 'Pass well – 考试', 'ready'],
      [1, 'Pass', 'draft'],
    ])
    expect(readPack(again, course).fields.goal).toEqual(versions[0])
    expect(readPack(again, 'Physics').fields).toEqual({})
    removePack(again, course)
    expect(listPackCourses(again)).toEqual([])
  })

  it('[K7] [D4] a damaged one is as one that never was, and its number is not given again', () => {
    const database = openWith(emptyFolder())
    type(database, 'Pass')
    type(database, 'Pass well')
    tamper(database, "UPDATE pack_field SET text = 'Fail' WHERE version = 2 AND key = 'goal'")
    expect(readPack(database, course).fields.goal).toMatchObject({ version: 1, text: 'Pass' })
    expect(findFieldVersion(database, { course, key: 'goal', version: 2 })).toBeNull()
    expect(countVersions(database, course).get('goal')).toBe(2)
    type(database, 'Pass again')
    expect(readPack(database, course).fields.goal).toMatchObject({ version: 3 })
    const { damaged, packs } = readEverything(database, { at: now, version: '1' })
    expect(damaged).toEqual(['version 2 of goal in the pack of Algebra'])
    expect(packs.map(({ version }) => version)).toEqual([1, 3])
  })

  it('[K7] [D2] of several writes all are made or none', () => {
    const database = openWith(emptyFolder())
    const pack = readPack(database, course)
    const first = writeByHand(pack, { key: 'goal', text: 'Pass', base: 0 }, world)
    const second = writeByHand(pack, { key: 'demands', text: 'Exam', base: 7 }, world)
    expect(() => commitPack(database, [first, second], now)).toThrow('conflict')
    expect(listPackCourses(database)).toEqual([])
  })
})

describe('a step of the agent', () => {
  it('[K7] [G6] writes its fields with the step, and a refused one takes the step back', () => {
    const database = openWith(emptyFolder())
    const conversationId = ensureConversation(database, now)
    const draft = { key: 'goal' as const, text: 'Pass', citations: [], why: '', base: 0 }
    const write = writeByAgent(readPack(database, course), draft, world)
    commitAgentStep(database, step({ conversationId, pack: [write] }))
    expect(readPack(database, course).fields.goal).toMatchObject({ version: 1, who: 'agent' })
    type(database, 'In my own words')
    const over = writeByAgent(readPack(database, course), { ...draft, text: 'New', base: 2 }, world)
    const text = { kind: 'turn-start', text: 'Write it' } as const
    const refused = step({ conversationId, pack: [over], events: [text] })
    expect(() => commitAgentStep(database, refused)).toThrow('persons-words')
    expect(readPack(database, course).fields.goal).toMatchObject({ version: 2, who: 'person' })
    const again = { ...draft, text: 'New', base: 2, replacesPerson: true }
    const yes = writeByAgent(readPack(database, course), again, world)
    commitAgentStep(database, step({ conversationId, pack: [yes] }))
    expect(readPack(database, course).fields.goal).toMatchObject({ version: 3, text: 'New' })
  })
})

describe('a course that gets another name', () => {
  const state = schedule([
    event(1, at(1, 3, 4), { title: course, course }),
    taskClass(1, { course }),
    ...smallState.tasks.filter(({ kind }) => kind === 'item'),
  ])

  it('[K7] [U8] takes its pack along, and back when that is undone', () => {
    const database = openWith(emptyFolder(), state)
    type(database, 'Pass')
    const { entryId } = rename(database, course, 'Linear algebra')
    expect(listPackCourses(database)).toEqual(['Linear algebra'])
    expect(readPack(database, 'Linear algebra').fields.goal).toMatchObject({ text: 'Pass' })
    commitChange(database, { at: now, change: { kind: 'undo', entryId } })
    expect(listPackCourses(database)).toEqual([course])
    commitChange(database, { at: now, change: { kind: 'redo', entryId } })
    expect(listPackCourses(database)).toEqual(['Linear algebra'])
  })

  it('[K7] [U8] leaves both packs as they are where the new name has one', () => {
    const database = openWith(emptyFolder(), state)
    type(database, 'Pass')
    const other = { course: 'Linear algebra', fields: {} }
    const kept = writeByHand(other, { key: 'goal', text: 'Kept', base: 0 }, world)
    commitPack(database, [kept], now)
    rename(database, course, 'Linear algebra')
    expect(readPack(database, course).fields.goal?.text).toBe('Pass')
    expect(readPack(database, 'Linear algebra').fields.goal?.text).toBe('Kept')
  })
})
