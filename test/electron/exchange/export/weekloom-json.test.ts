import { describe, expect, it } from 'vitest'
import { exportJson, readWeekloomJson } from '../../../../electron/export/formats/weekloom-json.ts'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import type { EventTask } from '../../../../shared/schedule/task.ts'
import { accept, emptyState, next, propose, sayEvents } from '../timetable/import-builders.ts'
import { readFixture } from '../calendar-text.ts'

const imported = propose(readFixture('university.ics'))
const state = accept(imported)
const text = exportJson(imported.term, state)

type OwnFile = { term: typeof imported.term; state: typeof state }

function eventOf({ state: { tasks } }: OwnFile) {
  const found = tasks.find((task) => task.kind === 'event')
  if (found === undefined) throw new Error('no event')
  return found
}

function itemOf({ state: { tasks } }: OwnFile) {
  const found = tasks.find((task) => task.kind === 'item')
  if (found === undefined) throw new Error('no item')
  return found
}

function classOf({ state: { taskClasses } }: OwnFile) {
  const [found] = taskClasses
  if (found === undefined) throw new Error('no class')
  return found
}

/** Nothing has begun: every block is judged by its limits. */
const dawn = { date: '1970-01-01', minute: 0 }

const changed = (change: (file: OwnFile) => void) => {
  const file = JSON.parse(text)
  change(file)
  return readWeekloomJson(JSON.stringify(file), dawn)
}

/** Read with two appointments of one time. */
const twice = (place: Place, clock: EventTask['clock']) =>
  changed((file) => {
    const last = Math.max(...file.state.tasks.map(({ id }) => id))
    const { dropped: _, ...one } = eventOf(file)
    const call = { ...one, eventKind: 'personal' as const, guestIds: [], place, clock }
    for (const id of [last + 1, last + 2]) file.state.tasks.push({ ...call, id, series: id })
  })

describe('the complete export', () => {
  it('[X3] reads back as the same term and state', () => {
    expect(readWeekloomJson(text, dawn)).toEqual({
      ok: true,
      value: { term: imported.term, state },
    })
  })

  it('[X3] [S3] is taken with an overlap beside the rows, and with none on them', () => {
    expect(twice({ day: 6, start: 1, end: 0 }, { start: '05:00', end: '05:30' }).ok).toBe(true)
    expect(twice({ day: 6, start: 1, end: 1 }, null)).toEqual({
      ok: false,
      failure: 'broken-own-file',
    })
  })

  it('[X3] goes into an empty data folder through the same door as a calendar', () => {
    const proposal = propose(text, { fileName: 'weekloom.json' })
    expect(proposal.term).toEqual(imported.term)
    const after = applyDiff(emptyState(proposal.term), proposal.diff)
    expect(after).toEqual({ ok: true, value: state })
    expect(proposal.studies).toEqual(imported.studies)
  })

  it.each(['weekloom-everything-1', 'weekloom-everything-2'])(
    '[X3] a file of everything brings its term and week, those of an earlier number too: %s',
    (format) => {
      const everything = JSON.stringify({ ...JSON.parse(text), format, version: '0.5.0' })
      const proposal = propose(everything, { fileName: 'weekloom.json' })
      expect(applyDiff(emptyState(proposal.term), proposal.diff)).toEqual({
        ok: true,
        value: state,
      })
      expect(proposal.feeds).toEqual([])
    },
  )

  it('[X3] into a folder that holds a term it brings its timetable and says that its work stays behind', () => {
    const into = { ...next(imported.term, emptyState(imported.term)), fileName: 'weekloom.json' }
    const proposal = propose(text, into)
    expect(proposal.createsTerm).toBe(false)
    expect(proposal.problems.join(' ')).toContain('Move in from another computer')
    expect(sayEvents(accept(proposal, emptyState(imported.term)))).toEqual(sayEvents(state))
    const again = propose(text, { ...next(imported.term, state), fileName: 'weekloom.json' })
    expect(again.events).toEqual([])
    expect(again.diff).toEqual({ added: {}, updated: {}, removed: {} })
  })

  it('[X3] a file that breaks a rule is refused whole', () => {
    expect(changed(() => undefined).ok).toBe(true)
    const broken = { ok: false, failure: 'broken-own-file' }
    expect(changed(({ term }) => void (term.weeks = 99))).toEqual(broken)
    expect(changed(({ term }) => void (term.firstMonday = '2026-09-07'))).toEqual(broken)
    expect(changed((file) => void (file.state.tasks = [...state.tasks, ...state.tasks]))).toEqual(
      broken,
    )
    expect(changed((file) => void (file.state.taskClasses = []))).toEqual(broken)
    expect(
      changed((file) => {
        for (const task of file.state.tasks) {
          if (task.kind === 'event') task.place = { day: 1, start: 1, end: 2 }
        }
      }),
    ).toEqual(broken)
    expect(readWeekloomJson(text.slice(0, -20), dawn)).toEqual(broken)
    expect(readWeekloomJson('{"format":"weekloom-2"}', dawn)).toEqual(broken)
    expect(readWeekloomJson('[]', dawn)).toEqual({ ok: false, failure: 'not-a-calendar' })
  })

  it('[X3] half characters and control characters in its titles become harmless', () => {
    const spelled = text.replaceAll('Calculus I', String.raw`Calculus\ud83d\u202e\u0007I`)
    const read = readWeekloomJson(spelled, dawn)
    if (!read.ok) throw new Error(read.failure)
    const titles = read.value.state.tasks.map(({ title }) => title)
    expect(titles).toContain('MATH-101: Calculus\ufffd I (Lecture)')
    expect(JSON.stringify(read.value)).not.toContain(String.raw`\ud83d`)
    expect(applyDiff(emptyState(read.value.term), propose(spelled).diff)).toEqual({
      ok: true,
      value: read.value.state,
    })
  })

  it.each<[string, (file: OwnFile) => void]>([
    [
      'two items with one rank',
      ({ state: { tasks } }) => {
        const [first, second] = tasks.filter((task) => task.kind === 'item')
        if (first !== undefined && second !== undefined) second.order = first.order
      },
    ],
    [
      'a date overridden twice',
      ({ term }) => {
        const off = { kind: 'off' as const, date: term.firstMonday }
        term.overrides = [off, off]
      },
    ],
    [
      'meetings of a series that disagree',
      (file) => {
        const lesson = file.state.tasks.findLast((task) => task.kind === 'event')
        if (lesson !== undefined) lesson.course = 'Another'
      },
    ],
    [
      'a place that ends before it starts',
      (file) => {
        eventOf(file).place = { day: 1, start: 5, end: 2 }
      },
    ],
    [
      'an item that is longer than its place',
      (file) => {
        Object.assign(itemOf(file), { status: 'existing', place: { day: 13, start: 1, end: 1 } })
      },
    ],
    [
      'an item that is pending in a place',
      (file) => {
        Object.assign(itemOf(file), { place: { day: 13, start: 1, end: 2 } })
      },
    ],
    [
      'work at a place where its block does not lie',
      (file) => {
        const place = { day: 1, start: 1, end: 2 }
        const mark = { outcome: 'done', place, planned: 90, minutes: 90, restId: null }
        Object.assign(itemOf(file), { log: [mark] })
      },
    ],
    [
      'a rest that leads in a circle',
      (file) => {
        const item = itemOf(file)
        const place = { day: 13, start: 1, end: item.duration }
        const mark = { outcome: 'partly', place, planned: 90, minutes: 9, restId: item.id }
        Object.assign(item, { status: 'existing', place, log: [mark] })
      },
    ],
    [
      'a pending item with a host',
      (file) => {
        itemOf(file).hostId = eventOf(file).id
      },
    ],
    [
      'guests that come twice',
      (file) => {
        eventOf(file).guestIds = [itemOf(file).id]
      },
    ],
    [
      'an unknown zone',
      ({ term }) => {
        term.zone = 'Mars/Olympus'
      },
    ],
    [
      'a range that ends in ten thousand years',
      (file) => {
        classOf(file).toDay = 4_000_000
      },
    ],
    [
      'a range that begins after any term',
      (file) => {
        classOf(file).fromDay = 212
      },
    ],
    [
      'ids without room for another',
      (file) => {
        const last = file.state.tasks.at(-1)
        if (last !== undefined) last.id = 1_000_000_000
      },
    ],
    [
      'an id as large as numbers go',
      (file) => {
        const last = file.state.tasks.at(-1)
        if (last !== undefined) last.id = Number.MAX_SAFE_INTEGER
      },
    ],
    [
      'a series as large as numbers go',
      ({ state: { tasks } }) => {
        for (const task of tasks) if (task.kind === 'event') task.series = Number.MAX_SAFE_INTEGER
      },
    ],
    [
      'a rank as large as numbers go',
      (file) => {
        itemOf(file).order = Number.MAX_SAFE_INTEGER
      },
    ],
    [
      'tasks that do not ascend',
      ({ state: { tasks } }) => {
        tasks.reverse()
      },
    ],
    [
      'a title of 201 characters',
      (file) => {
        eventOf(file).title = '长'.repeat(201)
      },
    ],
    [
      'a term of the last year there is',
      (file) => {
        file.term.firstMonday = '9999-12-27'
        Object.assign(file.state, emptyState({ ...file.term, weeks: 1 }))
        file.term.weeks = 1
      },
    ],
    [
      'a term that begins on a Tuesday',
      (file) => {
        file.term.firstMonday = '2026-10-13'
        Object.assign(file.state, emptyState(file.term))
      },
    ],
    [
      'a make-up of a week that no term has',
      ({ term }) => {
        term.overrides = [{ kind: 'follows', date: term.firstMonday, week: 31, weekday: 1 }]
      },
    ],
  ])('[X3] a file with %s is refused whole, and nothing is thrown', (_, change) => {
    expect(changed(change)).toEqual({ ok: false, failure: 'broken-own-file' })
  })

  it('[X3] a file with more than 20,000 records, or nested without end, is refused', () => {
    const tooMany = changed((file) => {
      const item = itemOf(file)
      file.state.tasks = file.state.tasks.filter(({ kind }) => kind === 'event')
      for (let count = 1; count <= 20_001; count += 1) {
        file.state.tasks.push({ ...item, id: 10_000 + count, order: count })
      }
    })
    expect(tooMany).toEqual({ ok: false, failure: 'broken-own-file' })
    const deep = `{"format":"weekloom-1","term":${'['.repeat(200_000)}`
    expect(readWeekloomJson(deep, dawn)).toEqual({ ok: false, failure: 'broken-own-file' })
    expect(readWeekloomJson(`${deep}${']'.repeat(200_000)}}`, dawn)).toEqual({
      ok: false,
      failure: 'broken-own-file',
    })
  })
})
