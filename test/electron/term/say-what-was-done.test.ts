// What the history and the line below the bar say of a class or an appointment that was made, changed or deleted.
import { expect, test } from 'vitest'
import { newBlock } from '../../../shared/timetable/edit-block.ts'
import { readTimetable, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

test.each([
  [
    'en',
    'personal',
    ['Added your appointment “X”', 'Changed your appointment “X”', 'Deleted your appointment “X”'],
  ],
  ['zh', 'personal', ['添加个人安排“X”', '修改个人安排“X”', '删除个人安排“X”']],
  [
    'en',
    'class',
    ['Added “X” to the timetable', 'Changed the timetable: “X”', 'Took “X” off the timetable'],
  ],
] as const)('[U1] [D3] what was done is said (%s, %s)', async (language, kind, said) => {
  const { session } = openDesk()
  valueOf(await session.request('set-preferences', { language }))
  const { term: sample } = valueOf(await session.request('set-up-sample', {}))
  const weeks = sample?.weeks ?? 1
  const made: WeeklyBlock = {
    ...newBlock({ weekday: 7, start: 10, end: 10 }, weeks),
    kind,
    title: 'X',
    weeks: [weeks],
  }
  const find = async (): Promise<WeeklyBlock> => {
    const { term, state } = valueOf(await session.request('load-view', {}))
    const blocks = term === null || state === null ? [] : readTimetable(term, state)
    return blocks.map(({ block }) => block).find(({ title }) => title === 'X') ?? made
  }
  const change = async (from: WeeklyBlock | null, to: WeeklyBlock | null): Promise<string> => {
    const wish = { kind: 'timetable', edits: [{ from, to }], withStudies: false } as const
    return valueOf(
      await session.request('change-term', { wish: { ...wish, edits: [...wish.edits] } }),
    ).summary
  }
  const summaries = [await change(null, made)]
  const there = await find()
  summaries.push(await change(there, { ...there, location: 'Town' }))
  summaries.push(await change(await find(), null))
  expect(summaries).toEqual(said)
})
