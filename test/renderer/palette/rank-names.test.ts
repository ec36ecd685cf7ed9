// What is typed finds what is meant: the whole name first, other words for it last, nothing for nonsense.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionIds } from '../../../renderer/palette/action.ts'
import { nameActions } from '../../../renderer/palette/name-actions.ts'
import { rankNames } from '../../../renderer/palette/rank-names.ts'

const english = nameActions(actionIds, 'en')
const chinese = nameActions(actionIds, 'zh')

test.each([
  ['undo', 'undo'],
  ['REDO', 'redo'],
  ['dark', 'theme-dark'],
  ['night', 'theme-dark'],
  ['plan', 'plan-week'],
  ['key', 'assistant'],
  ['ics', 'import'],
  ['next w', 'next-week'],
  ['expt', 'export'],
  ['中文', 'other-language'],
  ['导出', 'export'],
])('[U3] “%s” finds %s first', (query, id) => {
  expect(rankNames(query, english)[0]).toBe(id)
})

test.each([
  ['撤销', 'undo'],
  ['深色', 'theme-dark'],
  ['复习', 'plan-week'],
  ['密钥', 'assistant'],
  ['english', 'other-language'],
  ['export', 'export'],
  ['UNDO', 'undo'],
  ['plan', 'plan-week'],
  ['settings', 'settings'],
  ['dark', 'theme-dark'],
])('[U3] “%s” finds %s first in Chinese', (query, id) => {
  expect(rankNames(query, chinese)[0]).toBe(id)
})

test('[U3] nothing typed is every action in its order, nonsense is none, a name finds itself', () => {
  expect(rankNames('  ', english)).toEqual(actionIds)
  expect(rankNames('qqxz', english)).toEqual([])
  for (const { id, name } of [...english, ...chinese])
    expect(rankNames(name, [...english, ...chinese])).toContain(id)
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = rankNames(query, english)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
