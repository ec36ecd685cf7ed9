import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { exportIcs, type IcsExport } from '../../../../electron/export/formats/export-ics.ts'
import { sampleTerm } from '../../../../electron/timetable/sample/sample-term.ts'
import { planTerm } from '../../../../electron/planner/plan-term.ts'
import { acceptSuggested, applyDiff } from '../../../../shared/schedule/diff.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../../shared/schedule/task.ts'
import type { Term } from '../../../../shared/schedule/term.ts'
import { starts } from '../calendar-text.ts'
import { emptyState, propose } from '../timetable/import-builders.ts'

function plannedSample(
  zone: string,
  language: 'en' | 'zh' = 'en',
): { term: Term; state: ScheduleState } {
  const sample = sampleTerm({
    date: '2026-10-12',
    language,
    zone,
    ids: { task: 1, class: 1, series: 1 },
  })
  const base = applyDiff(emptyState(sample.term), sample.diff)
  if (!base.ok) throw new Error('sample does not apply')
  const now = { day: 15, period: 0 }
  const built = planTerm(base.value, { classIds: null, scope: null, now }, { steps: 2_000 }, 1)
  const planned = applyDiff(base.value, acceptSuggested(built.diff))
  if (!planned.ok) throw new Error('plan does not apply')
  return { term: sample.term, state: planned.value }
}

function exported(changes: Partial<IcsExport> = {}, zone = 'Europe/Berlin') {
  return exportIcs({
    ...plannedSample(zone, changes.language),
    folderId: 'f1',
    from: '2026-09-01',
    to: '2027-03-01',
    withEvents: false,
    at: '2026-10-12T08:30:15.000Z',
    version: '0.1.0',
    language: 'en',
    sequenceOf: () => 0,
    ...changes,
  })
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')

describe('exportIcs', () => {
  it('[X3] one event for each study block, at the block’s instant, read back by another reader', () => {
    const { term, state } = plannedSample('Europe/Berlin')
    const { text, blocks } = exported()
    const items = state.tasks.filter(isPlacedItem)
    expect(blocks).toBe(items.length)
    const root = new ICAL.Component(ICAL.parse(text))
    const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone'))
    for (const event of root.getAllSubcomponents('vevent')) {
      const id = Number(
        /^task-(\d+)\.f1@weekloom$/.exec(String(event.getFirstPropertyValue('uid')))?.[1],
      )
      const item = items.find((one) => one.id === id)
      const date = state.window.days[(item?.place.day ?? 0) - 1]?.date
      const start = term.periods[(item?.place.start ?? 0) - 1]?.start
      const time = new ICAL.Event(event).startDate
      expect(event.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/Berlin')
      expect(time.toString()).toBe(`${date}T${start}:00`)
      // Standard time begins on 25 October.
      expect(zone.utcOffset(time)).toBe((date ?? '') < '2026-10-25' ? 7200 : 3600)
    }
    expect(starts(text, '2026-09-01', '2027-03-01')).toHaveLength(items.length)
  })

  it('[X3] lines end in CRLF, have at most 75 octets, and say who wrote them', () => {
    const { text } = exported({ language: 'zh', withEvents: true })
    const lines = text.split('\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(lines).toContain('PRODID:-//Weekloom//Weekloom 0.1.0//EN')
    expect(lines).toContain('DTSTAMP:20261012T083015Z')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })

  it('[X3] escapes text and writes the sequence of each task', () => {
    const { term, state } = plannedSample('Europe/Berlin')
    const first = state.tasks.find(isPlacedItem)
    const tasks = state.tasks.map((task) =>
      task === first ? { ...task, title: 'Sets, maps;\\ and\nmore 数学' } : task,
    )
    const { text } = exported({ term, state: { ...state, tasks }, sequenceOf: (id) => id + 1 })
    expect(text).toContain('SUMMARY:Sets\\, maps\\;\\\\ and more 数学')
    const event = eventsIn(text).find((one) =>
      String(one.getFirstPropertyValue('summary')).startsWith('Sets'),
    )
    expect(event?.getFirstPropertyValue('summary')).toBe('Sets, maps;\\ and more 数学')
    expect(event?.getFirstPropertyValue('sequence')).toBe((first?.id ?? 0) + 1)
  })

  it('[X3] takes the dates that are asked for, and events only when wanted', () => {
    const week = { from: '2026-10-12', to: '2026-10-18' }
    const blocksOnly = exported(week)
    const all = exported({ ...week, withEvents: true })
    expect(eventsIn(blocksOnly.text)).toHaveLength(blocksOnly.blocks)
    const { state } = plannedSample('Europe/Berlin')
    const lessons = state.tasks.filter(({ kind, place: lies }) => {
      const date = state.window.days[(lies?.day ?? 0) - 1]?.date ?? ''
      return kind === 'event' && week.from <= date && date <= week.to
    })
    expect(lessons.length).toBeGreaterThan(10)
    expect(eventsIn(all.text)).toHaveLength(blocksOnly.blocks + lessons.length)
    expect(exported({ from: '2030-01-01', to: '2030-02-01' }).blocks).toBe(0)
  })

  it('[X3] the same schedule gives the same text', () => {
    expect(exported().text).toBe(exported().text)
  })

  it('[X3] writes UTC where no zone description is right', () => {
    const local = exported({ withEvents: true }, 'Asia/Shanghai')
    const odd = exported({ withEvents: true }, 'UTC')
    expect(local.text).toContain('TZID=Asia/Shanghai')
    expect(eventsIn(odd.text).length).toBe(eventsIn(local.text).length)
  })

  it('[X2] the exported term comes back whole, without our own blocks', () => {
    const { term, state } = plannedSample('Europe/Berlin')
    const { text, blocks } = exported({ withEvents: true })
    const again = propose(text, { term, state, ids: { task: 900, class: 90, series: 90 } })
    expect(again.diff.added).toEqual({})
    expect(again.alreadyThere).toBe(state.tasks.filter(({ kind }) => kind === 'event').length)
    expect(again.problems[0]).toContain(`${blocks} study blocks of Weekloom’s own`)
    expect(findViolations(state)).toEqual([])
  })
})
