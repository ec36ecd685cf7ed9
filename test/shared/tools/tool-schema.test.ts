import { expect, test } from 'vitest'
import { isToolName, tools } from '../../../shared/tools/catalogue.ts'
import { describeTool, toolJsonSchema } from '../../../shared/tools/tool-schema.ts'

const names = Object.keys(tools).filter(isToolName)

test('[T1] the ten tools bear the names and arguments of the design, in its order', () => {
  const ten = names
    .filter((name) => tools[name].pack === 'schedule/core')
    .filter((name) => tools[name].effect === 'read' || tools[name].effect === 'write')
    .map((name) => [name, Object.keys(toolJsonSchema(name).properties ?? {})])
  expect(ten).toEqual([
    ['get_overview', []],
    ['query_range', ['day', 'slot_start', 'slot_end']],
    ['find_free', ['duration', 'day', 'limit']],
    ['list_tasks', ['category', 'status']],
    ['get_task_info', ['task_id']],
    ['place', ['task_id', 'day', 'slot_start']],
    ['move', ['task_id', 'new_day', 'new_slot_start']],
    ['swap', ['task_a', 'task_b']],
    ['batch_move', ['moves']],
    ['unplace', ['task_id', 'also']],
  ])
})

test('[T1] the model is shown the schema that arguments are parsed with', () => {
  expect(toolJsonSchema('find_free')).toEqual({
    type: 'object',
    properties: {
      duration: { type: 'integer', minimum: 1 },
      day: { type: 'integer', minimum: 1 },
      limit: { type: 'integer', minimum: 1, maximum: 200 },
    },
    required: ['duration'],
    additionalProperties: false,
  })
})

test('[T1] no schema carries bounds that say nothing, and all forbid unknown keys', () => {
  for (const name of names) {
    expect(JSON.stringify(toolJsonSchema(name))).not.toMatch(/9007199254740991|\$schema/)
    expect(toolJsonSchema(name).additionalProperties).toBe(false)
  }
})

test('[T2] every tool is described in both languages', () => {
  for (const name of names) {
    expect(describeTool(name, 'en')).toMatch(/^[A-Z].*\.$/)
    expect(describeTool(name, 'zh')).toMatch(/\p{Script=Han}.*。$/u)
  }
})

test('[T6] undo and redo live in a pack that is not on from the start', () => {
  expect([tools.undo_change.pack, tools.redo_change.pack]).toEqual([
    'schedule/mutation',
    'schedule/mutation',
  ])
})
