import { describe, expect, it } from 'vitest'
import { exportJson, readWeekloomJson } from '../../../../electron/exchange/export/weekloom-json.ts'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import { proposeImport } from '../../../../electron/exchange/timetable/propose-import.ts'
import { accept, emptyState, importInput, next, propose } from '../timetable/import-builders.ts'
import { readFixture } from '../calendar-text.ts'

const imported = propose(readFixture('university.ics'))
const state = accept(imported)
const text = exportJson(imported.term, state)

const changed = (change: (file: { term: typeof imported.term; state: typeof state }) => void) => {
  const file = JSON.parse(text)
  change(file)
  return readWeekloomJson(JSON.stringify(file))
}

describe('the complete export', () => {
  it('[X3] reads back as the same term and state', () => {
    expect(readWeekloomJson(text)).toEqual({ ok: true, value: { term: imported.term, state } })
  })

  it('[X3] goes into an empty data folder through the same door as a calendar', () => {
    const proposal = propose(text, { fileName: 'weekloom.json' })
    expect(proposal.term).toEqual(imported.term)
    const after = applyDiff(emptyState(proposal.term), proposal.diff)
    expect(after).toEqual({ ok: true, value: state })
    expect(proposal.studies).toEqual(imported.studies)
  })

  it('[X3] does not go into a folder that holds a term', () => {
    const proposal = proposeImport(importInput(text, next(imported.term, state)))
    expect(proposal.ok ? '' : proposal.failure).toContain('empty data folder')
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
    expect(readWeekloomJson(text.slice(0, -20))).toEqual(broken)
    expect(readWeekloomJson('{"format":"weekloom-2"}')).toEqual(broken)
    expect(readWeekloomJson('[]')).toEqual({ ok: false, failure: 'not-a-calendar' })
  })
})
