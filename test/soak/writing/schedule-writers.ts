// The schedule, its history, its term, and files that are read into it.
import { legalStarts } from '../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { pick, type Dice } from '../dice.ts'
import { base64, type Ask, type Writers } from './writer.ts'
import type { WritingRequest } from './reading-requests.ts'

type ScheduleRequest = Extract<
  WritingRequest,
  | 'undo'
  | 'redo'
  | 'walk-history'
  | 'set-up-sample'
  | 'set-up-term'
  | 'change-term'
  | 'apply-import'
  | 'apply-syllabus'
  | 'add-study'
  | 'edit-work'
  | 'mark-block'
  | 'edit-by-hand'
  | 'set-caldav'
  | 'leave-caldav'
  | 'make-backup'
  | 'restore-backup'
  | 'move-in'
  | 'erase-everything'
  | 'set-preferences'
>

export const scheduleWriters: Writers<ScheduleRequest> = {
  undo: async (ask, dice) => {
    await editOnce(ask, dice)
    return {}
  },
  redo: async (ask, dice) => {
    await editOnce(ask, dice)
    await ask('undo', {})
    return {}
  },
  'walk-history': async (ask, dice) => {
    await editOnce(ask, dice)
    const { entries } = await ask('read-history', {})
    const applied = entries.filter(({ standing }) => standing === 'done')
    return { direction: 'undo', to: pick(dice, applied.slice(1)).id }
  },
  'set-up-sample': async (ask) => {
    await ask('erase-everything', { word: 'erase' })
    return {}
  },
  'set-up-term': async (ask) => {
    const { term } = await ask('load-view', {})
    await ask('erase-everything', { word: 'erase' })
    const periods = term?.periods ?? []
    return { name: 'Typed', began: '2026-11-23', weeks: 8, periods, blocks: [], withStudies: false }
  },
  'change-term': async (ask, dice) => {
    const { term } = await ask('load-view', {})
    return { wish: { kind: 'details', name: `Term ${dice(1000)}`, weeks: term?.weeks ?? 16 } }
  },
  'apply-import': async (ask, dice) => {
    const { previewId } = await ask('preview-import', {
      fileName: 'a.ics',
      content: base64(icsWith(dice)),
    })
    return { previewId }
  },
  'apply-syllabus': async (ask, dice) => {
    const content = base64(
      `# Linear Algebra\n\nProblem set ${dice(9)} is due on 18 December 2026.\n`,
    )
    const draft = await ask('read-syllabus', {
      fileName: 'a.md',
      content,
      course: 'Linear algebra',
    })
    return { draftId: draft.draftId, picks: draft.lines.map(({ number }) => ({ number })) }
  },
  'add-study': async (_ask, dice) => ({
    course: `Course ${dice(1000)}`,
    sessions: 1 + dice(6),
    periods: 1 + dice(2),
    from: '2026-11-24',
    to: '2026-12-20',
    strategy: 'steady',
    excludedWeekdays: [],
  }),
  'edit-work': async (ask, dice) => {
    const item = pick(dice, await waitingOf(ask))
    return { edit: { kind: 'session', task: item.id, title: `Session ${dice(1000)}` } }
  },
  'mark-block': async (ask, dice) => {
    const { item, place } = await legalMove(ask, dice)
    await ask('edit-by-hand', {
      edit: { kind: 'put', task: item.id, day: place.day, start: place.start },
    })
    return { taskId: item.id, mark: 'done', minutes: 10 + dice(90) }
  },
  'edit-by-hand': async (ask, dice) => {
    const { item, place } = await legalMove(ask, dice)
    return { edit: { kind: 'put', task: item.id, day: place.day, start: place.start } }
  },
  'set-caldav': async (_ask, dice) => ({ settings: calendarSettings(dice) }),
  'leave-caldav': async (ask, dice) => {
    await ask('set-caldav', { settings: calendarSettings(dice) })
    return { removes: false }
  },
  'make-backup': async () => ({}),
  'restore-backup': async (ask, dice) => {
    const { backup } = await ask('make-backup', {})
    await editOnce(ask, dice)
    return { name: backup.name }
  },
  'move-in': async (ask, dice) => {
    const { text } = await ask('export-everything', {})
    await editOnce(ask, dice)
    return { content: base64(text) }
  },
  'erase-everything': async () => ({ word: 'erase' }),
  'set-preferences': async (_ask, dice) => ({
    theme: pick(dice, ['light', 'dark']),
    planning: { ...defaultPreferences, freeEvenings: dice(7) },
  }),
}

async function editOnce(ask: Ask, dice: Dice): Promise<void> {
  await ask('edit-by-hand', await scheduleWriters['edit-by-hand'](ask, dice))
  await ask('edit-by-hand', await scheduleWriters['edit-by-hand'](ask, dice))
}

async function itemsOf(ask: Ask): Promise<{ state: ScheduleState; items: ItemTask[] }> {
  const { state } = await ask('load-view', {})
  if (state === null) throw new Error('there is no term')
  return { state, items: state.tasks.filter((task) => task.kind === 'item') }
}

async function waitingOf(ask: Ask): Promise<ItemTask[]> {
  const { items } = await itemsOf(ask)
  const waiting = items.filter(({ place }) => place === null)
  return waiting.length > 0 ? waiting : items
}

async function legalMove(ask: Ask, dice: Dice) {
  const { state } = await itemsOf(ask)
  const now = { day: 1, period: 1 }
  for (const item of await waitingOf(ask)) {
    const starts = legalStarts(state, item.id, now)
    if (starts.length > 0) return { item, place: pick(dice, starts) }
  }
  throw new Error('no work has a legal place')
}

function calendarSettings(dice: Dice) {
  const user = `student${dice(1000)}`
  return {
    address: 'http://127.0.0.1:9/',
    user,
    calendar: 'Study',
    isAutomatic: false,
    reminder: null,
  }
}

function icsWith(dice: Dice): string {
  const minute = String(10 + dice(49))
  const event = [
    'BEGIN:VEVENT',
    `UID:visit-${dice(1e6)}`,
    `DTSTART:20261212T14${minute}00Z`,
    `DTEND:20261212T15${minute}00Z`,
    'SUMMARY:Visit',
    'END:VEVENT',
  ]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:soak', ...event, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}
