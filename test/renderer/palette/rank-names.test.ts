// What is typed finds what is meant: the whole name first, other words for it last, nothing for nonsense.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionIds } from '../../../renderer/palette/action.ts'
import { nameActions } from '../../../renderer/palette/palette-dialog.tsx'
import { rankNames } from '../../../renderer/kit/rank-names.ts'

const named = nameActions(actionIds)

test.each([
  ['undo', 'undo'],
  ['REDO', 'redo'],
  ['dark', 'theme-dark'],
  ['night', 'theme-dark'],
  ['plan', 'plan-week'],
  ['model', 'assistant'],
  ['keys', 'shortcuts'],
  ['ics', 'import'],
  ['next w', 'next-week'],
  ['expt', 'export'],
  ['中文', 'other-language'],
  ['导出', 'export'],
  ['撤销', 'undo'],
  ['深色', 'theme-dark'],
  ['复习', 'plan-week'],
  ['密钥', 'assistant'],
  ['english', 'other-language'],
  ['export', 'export'],
  ['UNDO', 'undo'],
  ['settings', 'settings'],
])('[U3] “%s” finds %s first, in a window of either language', (query, id) => {
  expect(rankNames(query, named)[0]).toBe(id)
})

test('[U3] nothing typed is every action in its order, nonsense is none, a name finds itself', () => {
  expect(rankNames('  ', named)).toEqual(actionIds)
  expect(rankNames('qqxz', named)).toEqual([])
  for (const { id, names } of named)
    for (const { name } of names) expect(rankNames(name, named)[0]).toBe(id)
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = rankNames(query, named)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
