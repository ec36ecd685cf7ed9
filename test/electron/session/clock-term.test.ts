// A term whose rows are clock times speaks in clock times (U9), and is understood so: the real session, graph and data file.
import { expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import { givenModel } from '../language/given/given-model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { sayMove } from '../../../renderer/reasons/say-move.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import { openDesk, valueOf } from './open-desk.ts'

it.each(['en', 'zh'] as const)(
  '[U9] [P2] “move there” names the clock time, which leads to just that place, and numbers no row (%s)',
  async (language) => {
    const { session } = openDesk({ model: givenModel })
    const { context } = session
    valueOf(await session.request('set-preferences', { language }))
    valueOf(
      await session.request('set-up-term', {
        name: '',
        began: '2026-11-23',
        weeks: 4,
        periods: presets['half-hours'],
        blocks: [],
        withStudies: false,
      }),
    )
    const work = { course: 'Physics', title: 'Proofs', sessions: 1, periods: 3 }
    const days = { from: '2026-11-23', to: '2026-12-18', strategy: 'steady' } as const
    valueOf(await session.request('add-study', { ...work, ...days, excludedWeekdays: [] }))
    const item = readState(context.database)?.tasks[0]
    const put = { kind: 'put', task: item?.id ?? 0, day: 4, start: 3 } as const
    valueOf(await session.request('edit-by-hand', { edit: put }))
    const state = readState(context.database)
    const task = state?.tasks[0]
    if (state === null || task === undefined) throw new Error('no work')
    const text = sayMove(task, { day: 5, start: 18, end: 20 }, state, language) ?? ''
    expect(text).toContain('16:30')
    valueOf(await session.request('say', { text }))
    const { cards, timeline } = readConversation(context.database, shownConversation(context))
    expect(cards[0]?.body).toMatchObject({
      call: { arguments: { new_day: 5, new_slot_start: 18 } },
    })
    const said = timeline.flatMap(({ event }) => (event.kind === 'text' ? [event.text] : []))
    expect(said.join(' ')).toContain('16:30')
    expect(said.join(' ')).not.toMatch(/\bperiods?\b|\d ?节/)
  },
)
