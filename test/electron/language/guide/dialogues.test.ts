// Dialogues with the built-in model over the real session: each ends in exactly the body of work that it should.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../../../shared/language.ts'
import { dayToDate } from '../../../../shared/schedule/calendar.ts'
import { itemsOfClass, type ScheduleState } from '../../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { accept, type Dialogue, type Ends } from './dialogue.ts'
import { englishDoubts } from './dialogues-en-doubts.ts'
import { englishDialogues } from './dialogues-en.ts'
import { chineseDoubts } from './dialogues-zh-doubts.ts'
import { chineseDialogues } from './dialogues-zh.ts'
import { hold, setUpFolders, type Folders, type Held } from './guide-desk.ts'

let folders: Folders

beforeAll(() => {
  folders = setUpFolders()
})

afterAll(() => folders.remove())

/** As the table writes it. */
function endsOf({ state, view }: Held, { ends }: Dialogue): Ends {
  const made = state.taskClasses.findLast(({ title }) => title === ends.title)
  const found = made ?? state.taskClasses.at(-1)
  if (found === undefined) throw new Error('there is no body of work')
  return { ...describeClass(found, state), exam: examOf(view, state) }
}

function describeClass(found: TaskClass, state: ScheduleState): Omit<Ends, 'exam'> {
  const { course, title, fromDay, toDay, strategy } = found
  const items = itemsOfClass(state, found.id)
  return {
    course,
    title,
    items: items.map(({ title: each, duration }) => [each, duration]),
    days: [dayToDate(state.window, fromDay), dayToDate(state.window, toDay)],
    off: { weekdays: found.excludedWeekdays, periods: found.excludedPeriods },
    strategy,
  }
}

function examOf({ draft }: Held['view'], { window }: ScheduleState): string | null {
  const exam = draft?.exam ?? null
  return exam === null ? null : dayToDate(window, exam.day)
}

/** What came of it, and the answers that do not hold the words that they should. */
async function outcomeOf(dialogue: Dialogue, language: Language) {
  const held = await hold(dialogue, language, folders)
  const said = dialogue.says.filter((line) => line !== accept)
  const missed = said.flatMap((line, index) => {
    const reply = held.replies[index] ?? ''
    return typeof line === 'string' || reply.includes(line[1]) ? [] : [{ line, reply }]
  })
  return { missed, state: held.view.state, ends: endsOf(held, dialogue) }
}

const expected = ({ ends }: Dialogue) => ({ missed: [], state: 'FINISHED', ends })

describe('dialogues in English', () => {
  it.each([...englishDialogues, ...englishDoubts])('[B1] [B3] [B6] $name', async (dialogue) => {
    expect(await outcomeOf(dialogue, 'en')).toEqual(expected(dialogue))
  })
})

describe('dialogues in Chinese', () => {
  it.each([...chineseDialogues, ...chineseDoubts])('[B1] [B3] [B6] $name', async (dialogue) => {
    expect(await outcomeOf(dialogue, 'zh')).toEqual(expected(dialogue))
  })
})
