// The document of a draft and its editor: what a draft comes to, that it is legal, and that undoing it restores everything.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  editDocument,
  type DocumentPorts,
} from '../../../electron/guide/execution/edit-document.ts'
import { askHere } from '../../../electron/planner/ask-planner.ts'
import { walkProfile } from '../../../shared/agent/profile-change.ts'
import { noStudentProfile, type StudentProfile } from '../../../shared/agent/student-profile.ts'
import { buildDocument } from '../../../shared/guide/execution/build-document.ts'
import {
  executionDocSchema,
  type ExecutionDoc,
  type ExecutionOperation,
} from '../../../shared/agent/execution-doc.ts'
import { fitDraft, type GuideDraft } from '../../../shared/guide/guide-draft.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { usualPreferences } from '../../../shared/preferences/preference-change.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { applyDiff, reverseDiff } from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import {
  type Moment,
  type ScheduleState,
  findTaskClass,
  itemsOfClass,
} from '../../../shared/schedule/state.ts'
import { hours, term } from '../../builders.ts'
import { aDraft, anyDraft, busyState, guideState } from '../guide/drafts.ts'

const now: Moment = { day: 2, period: 0 }

function portsOf(state: ScheduleState, standing: StudentProfile = noStudentProfile): DocumentPorts {
  return {
    state,
    standing,
    preferences: { ...usualPreferences, language: 'en' },
    now,
    ids: { task: 100, class: 50, series: 100 },
    language: 'en',
    replan: async (from, values) => {
      const context = { state: from, now, language: 'en' as const, preferences: defaultPreferences }
      const outcome = await askHere(
        { kind: 'planning', wish: { name: 'replan', values, context } },
        new AbortController().signal,
      )
      return outcome?.kind === 'change' ? succeed(outcome.diff) : fail(outcome?.text ?? '')
    },
    term: term({ weeks: 4, periods: hours(6) }),
    takenLessons: () => [],
    newHomework: () => fail('no list'),
    planRecalls: () => fail('none are due'),
  }
}

function build(draft: GuideDraft, state: ScheduleState, standing = noStudentProfile): ExecutionDoc {
  const settled = fitDraft(draft, state.window).draft
  const built = buildDocument(settled, { state, standing, now, language: 'en' })
  return built.ok ? built.value : []
}

async function apply(document: ExecutionDoc, state: ScheduleState) {
  const edited = await editDocument(document, portsOf(state))
  if (!edited.ok) throw new Error(edited.failure)
  const after = applyDiff(state, edited.value.diff)
  if (!after.ok) throw new Error('the diff does not start from the state')
  return { ...edited.value, after: after.value }
}

const head = { taskId: null, section: 'work', itemId: null, preview: '', reason: '' }

describe('the document of a draft', () => {
  it('[B5] makes the body of work with its sessions, the exam, and what is to be remembered', async () => {
    const exam = { day: 26, slot_start: 1, slot_end: 2 }
    const document = build({ ...aDraft, exam, profile: 'likes proofs' }, guideState)
    expect(document.map(({ operation }) => operation)).toEqual([
      'upsert_task_class',
      'update_calendar',
      'update_profile',
    ])
    expect(executionDocSchema.parse(document)).toEqual(document)
    expect(document[0]?.preview).toBe('Add “Chapters 1 to 3” with 3 sessions')
    const { after, standing, text } = await apply(document, guideState)
    expect(findTaskClass(after, 50)).toMatchObject({ course: 'Algebra', toDay: 24 })
    expect(itemsOfClass(after, 50).map(({ title, duration }) => [title, duration])).toEqual([
      ['Chapter 1', 2],
      ['Chapter 2', 2],
      ['Chapter 3', 1],
    ])
    expect(after.tasks.find(({ title }) => title === 'Algebra exam')?.place).toEqual({
      day: 26,
      start: 1,
      end: 2,
    })
    expect(standing?.to).toEqual([{ course: 'Algebra', portrait: 'likes proofs' }])
    expect(text).toContain('remembers what “Algebra” is like for you')
    expect(
      build({ ...aDraft, exam, profile: 'likes proofs' }, after, {
        ...noStudentProfile,
        courses: [{ course: 'Algebra', portrait: 'likes proofs' }],
      }),
    ).toEqual([])
  })

  it('[B5] [B6] [P3] changes the work that is there: what is pinned stays, what no longer fits is placed again', async () => {
    const draft: GuideDraft = {
      ...aDraft,
      class_id: 1,
      title: 'All chapters',
      from_day: 1,
      to_day: 20,
      exclude_weekdays: [5],
      exam: { day: 26, slot_start: 5, slot_end: 6 },
    }
    const document = build(draft, busyState)
    expect(document.map(({ operation }) => operation)).toEqual([
      'update_items',
      'upsert_task_class',
      'update_calendar',
      'replan',
    ])
    const { after } = await apply(document, busyState)
    const items = itemsOfClass(after, 1)
    // Begun and pinned sessions keep their places and their lengths.
    expect(items.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3'])
    expect(items[0]?.place).toEqual({ day: 1, start: 1, end: 2 })
    expect(items[2]?.place).toEqual({ day: 13, start: 2, end: 3 })
    // Chapter 2 lay on a Friday, and has left it.
    const moved = items[1]?.place
    expect(moved).not.toBeNull()
    expect(after.window.days[(moved?.day ?? 1) - 1]?.weekday).not.toBe(5)
    expect(after.tasks.find(({ id }) => id === 2)?.place).toEqual({ day: 26, start: 5, end: 6 })
    expect(findTaskClass(after, 1)).toMatchObject({ title: 'All chapters', toDay: 20 })
  })

  it('[B5] names what stands in the way, and then does nothing at all', async () => {
    const one = (operation: ExecutionOperation) => editDocument([operation], portsOf(busyState))
    const exam = { title: 'Quiz', course: 'Art', kind: 'exam' as const }
    const at = (day: number, slotStart: number, slotEnd: number, eventId: number | null = null) =>
      one({
        ...head,
        operation: 'update_calendar',
        changes: { ...exam, eventId, day, slotStart, slotEnd },
      })
    expect(await at(3, 2, 3)).toMatchObject({ ok: true })
    const dentist = { title: 'Dentist', course: '', kind: 'personal' as const, eventId: null }
    const changes = { ...dentist, day: 3, slotStart: 2, slotEnd: 3 }
    expect(await one({ ...head, operation: 'update_calendar', changes })).toMatchObject({
      failure: expect.stringContaining('“Lecture”'),
    })
    expect(await at(20, 3, 3)).toMatchObject({ failure: expect.stringContaining('at that time') })
    expect(await at(29, 1, 1)).toMatchObject({ failure: expect.stringContaining('does not have') })
    expect(await at(1, 1, 1)).toMatchObject({ failure: expect.stringContaining('has begun') })
    expect(await at(9, 1, 1, 99)).toMatchObject({ failure: expect.stringContaining('is gone') })
    const item = { title: 'More', duration: 1 }
    const add = { ...head, operation: 'add_item' as const, changes: { item } }
    expect(await one(add)).toMatchObject({
      failure: expect.stringContaining('not in the schedule'),
    })
    expect(await one({ ...add, taskId: 9 })).toMatchObject({ ok: false })
    expect(
      await one({ ...add, changes: { item: { title: '\u0000 ', duration: 1 } }, taskId: 1 }),
    ).toMatchObject({ ok: false })
    const long = {
      ...head,
      operation: 'update_profile' as const,
      changes: { course: 'Art', portrait: 'x'.repeat(2_000) },
    }
    const full = { ...noStudentProfile, profile: 'y'.repeat(2_000), goals: 'z'.repeat(2_000) }
    expect(await editDocument([long], portsOf(busyState, full))).toMatchObject({
      failure: expect.stringContaining('no room'),
    })
    const both = await editDocument(
      [
        { ...add, taskId: 1 },
        { ...add, taskId: 9 },
      ],
      portsOf(busyState),
    )
    expect(both.ok).toBe(false)
    const wide = {
      ...head,
      operation: 'upsert_task_class' as const,
      taskId: 1,
      changes: { fields: { toDay: 40 }, items: [] },
    }
    expect(await one(wide)).toMatchObject({ failure: expect.stringContaining('does not have') })
  })

  it('[B5] [S7] [D1] of any draft it is legal, and its reverse restores all; the standing context likewise', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, fc.constantFrom(guideState, busyState), async (draft, state) => {
        const document = build(draft, state)
        if (document.length === 0) return
        expect(executionDocSchema.safeParse(document).success).toBe(true)
        const edited = await editDocument(document, portsOf(state))
        const failure = edited.ok ? 'none' : edited.failure
        expect(failure).not.toBe('')
        if (!edited.ok) return
        const { diff, standing } = edited.value
        const after = applyDiff(state, diff)
        if (!after.ok) throw new Error('the diff does not start from the state')
        expect(newViolations(state, after.value, now)).toEqual([])
        expect(applyDiff(after.value, reverseDiff(diff))).toEqual({ ok: true, value: state })
        if (standing === null) return
        const told = walkProfile(noStudentProfile, 'redo', standing)
        expect(walkProfile(told, 'undo', standing)).toEqual(noStudentProfile)
        const courses = told.courses.map(({ course }) => ({ course, portrait: 'mine' }))
        const written = { ...told, courses }
        expect(walkProfile(written, 'undo', standing)).toEqual(written)
      }),
      { numRuns: 40 },
    )
  })
})
