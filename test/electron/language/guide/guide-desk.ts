// A guide in the real session with the built-in model: one folder for each talk, copied from one that was set up once.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitChange } from '../../../../db/change.ts'
import { openCards } from '../../../../db/conversation.ts'
import { openDatabase } from '../../../../db/file/open-database.ts'
import { readState } from '../../../../db/schedule.ts'
import { givenModel } from '../given/given-model.ts'
import type { GuideView } from '../../../../shared/guide/requests.ts'
import type { Language } from '../../../../shared/language.ts'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { term } from '../../../builders.ts'
import { byPerson, now } from '../../../db/data-folder.ts'
import { openDesk, valueOf } from '../../session/open-desk.ts'
import { chinese, empty, english } from '../states.ts'
import { accept, type Dialogue } from './dialogue.ts'

const states: Record<Dialogue['start'], ScheduleState> = { empty, english, chinese }

export type Folders = { copy: (start: Dialogue['start']) => string; remove: () => void }

/** On Wednesday 2026-11-25 at 09:00, the term's zone. */
export function setUpFolders(): Folders {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-guide-'))
  let count = 0
  for (const [start, state] of Object.entries(states)) fill(join(parent, start), state)
  return {
    copy: (start) => {
      const folder = join(parent, `talk-${(count += 1)}`)
      cpSync(join(parent, start), folder, { recursive: true })
      return folder
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

function fill(folder: string, state: ScheduleState): void {
  const opened = openDatabase(folder, { create: true, at: now })
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
  const { periods, days } = state.window
  commitChange(opened.value, {
    at: now,
    change: byPerson(diffStates({ ...state, tasks: [], taskClasses: [] }, state)),
    term: term({ firstMonday: '2026-11-09', weeks: days.length / 7, periods, zone: 'UTC' }),
  })
  opened.value.close()
}

export type Held = {
  /** What came back to each line, in order. */
  replies: string[]
  state: ScheduleState
  view: GuideView
}

export async function hold(
  { start, says }: Pick<Dialogue, 'start' | 'says'>,
  language: Language,
  folders: Folders,
): Promise<Held> {
  const { session } = openDesk({
    folder: folders.copy(start),
    model: givenModel,
    now: '2026-11-25T09:00:00Z',
  })
  if (language === 'zh') valueOf(await session.request('set-preferences', { language }))
  const replies: string[] = []
  for (const line of says) {
    if (line === accept) {
      const [card] = openCards(session.context.database)
      if (card === undefined) throw new Error(`no card after ${replies.at(-1)}`)
      const { id: cardId, hash } = card
      const asked = { cardId, hash, verdict: 'accept' as const, note: '' }
      expectAccepted(valueOf(await session.request('answer-card', asked)).outcome)
      continue
    }
    const text = typeof line === 'string' ? line : line[0]
    const { content } = valueOf(await session.request('say', { text }))
    replies.push(content.kind === 'text' ? content.text : `(${content.kind})`)
  }
  const state = readState(session.context.database)
  if (state === null) throw new Error('there is no term')
  const view = valueOf(await session.request('read-guide', {}))
  await session.close()
  return { replies, state, view }
}

function expectAccepted(outcome: string): void {
  if (outcome !== 'accepted') throw new Error(`the card was ${outcome}`)
}
