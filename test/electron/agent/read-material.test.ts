// The agent reads course packs and files with its tools, in a conversation about the schedule; it can't write into them.
import { expect, test } from 'vitest'
import { toPack } from '../../../shared/pack/pack.ts'
import { tools } from '../../../shared/tools/catalogue.ts'
import { calls, delivers, executes, openWorld, plans, say, takesTask, timelineOf } from './world.ts'

const goal = {
  course: 'Algebra',
  key: 'goal',
  version: 1,
  text: 'Pass with 80',
  status: 'ready',
  citations: [],
  madeFrom: [],
  scheduleMark: null,
  withoutSources: [],
  who: 'person',
  why: '',
  at: '2026-11-02T08:00:00Z',
} as const

const quote = { page: 2, line: 5, text: 'Homework is due on Fridays.' }

function openPacks(script: string[]) {
  const world = openWorld([
    takesTask,
    plans(),
    calls('context_tools_add', { packs: ['materials'] }),
    ...script,
    executes({ action: 'done', goal_check: 'read' }),
    delivers('Done.'),
  ])
  const fields = toPack('Algebra', [{ ...goal, citations: [], madeFrom: [], withoutSources: [] }])
  world.ports.packs = {
    courses: () => ['Algebra'],
    read: () => ({ pack: fields, world: { scheduleMark: null, sourceIds: null, sources: [] } }),
    lookUp: async () => ({
      lines: [
        {
          kind: 'deadline',
          text: 'Due on Fridays',
          citation: { sourceId: 1, file: 'a.pdf', quote },
        },
      ],
      notes: [],
    }),
  }
  return world
}

const endsOf = (world: ReturnType<typeof openPacks>) =>
  timelineOf(world).flatMap((event) =>
    event.kind === 'tool-call-end' ? [[event.outcome, event.text]] : [],
  )

test('[K5] [T6] read_field and research answer once the pack materials is there, and name what they do not know', async () => {
  const world = openPacks([
    calls('read_field', { course: 'algebra', field: 'goal' }),
    calls('read_field', { course: 'Algebra', field: 'topics' }),
    calls('read_field', { course: 'History', field: 'goal' }),
    calls('research', { course: 'Algebra', question: 'When is homework due?' }),
  ])
  await say(world, 'what is my goal?')
  expect(endsOf(world).slice(1)).toEqual([
    ['answered', 'Pass with 80'],
    ['refused', '“Topics” of the course pack of “Algebra” is empty.'],
    ['refused', 'There is no course “History”. The courses: “Algebra”.'],
    ['answered', '- Due on Fridays [a.pdf, page 2, line 5]'],
  ])
})

test('[K5] a wrong field is a correction, and no tool of the agent writes into a pack', async () => {
  const world = openPacks([
    calls('read_field', { course: 'Algebra', field: 'grades' }),
    calls('update_field', { course: 'Algebra', field: 'goal', text: 'x' }),
  ])
  await say(world, 'change my goal')
  expect(endsOf(world)).toHaveLength(1)
  const ofPack = Object.values(tools).filter(({ pack }) => pack === 'materials')
  expect(ofPack.every(({ effect }) => effect === 'material')).toBe(true)
})
