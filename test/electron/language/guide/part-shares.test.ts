import { describe, expect, it } from 'vitest'
import { readShares } from '../../../../electron/language/guide/work/part-shares.ts'

const topicsOf = (...titles: string[]) =>
  titles.map((title) => ({ title, minutes: null, count: null }))
const chapters = [{ unit: 'chapter' as const, first: 1, count: 10, minutes: null }]

function told(text: string, ...titles: string[]) {
  const units = titles.length === 0 ? chapters : []
  const { own, eachCount } = readShares(text, { topics: topicsOf(...titles), units })
  const said = own.map(({ title, number, minutes, count }) => [title ?? number, minutes, count])
  return { own: said, eachCount }
}

describe('how often and how long single parts are done', () => {
  it.each([
    ['two per chapter, 75 min', 2],
    ['3 each, 20 min', 3],
    ['每章3次，每次一小时', 3],
    ['各五次，一次30分钟', 5],
  ])('[B10] “%s” is of each part, and its length of one session', (text, eachCount) => {
    expect(told(text)).toEqual({ own: [], eachCount })
  })

  it('[B10] a piece is named by its number, behind what is told of it or before', () => {
    expect(told('one each for 9 and 10').own).toEqual([[9, null, 1], [10, null, 1]]) // prettier-ignore
    expect(told('第八章一次就好').own).toEqual([[8, null, 1]])
    expect(told('one each for 19 and 20').own).toEqual([])
  })

  it('[B10] the rest is of all that was not named', () => {
    const parts = ['find sources', 'outline', 'first draft'] as const
    const said = told('the draft needs 4 sittings, the rest 1 each. 90 mins', ...parts)
    expect(said).toEqual({ own: [['first draft', null, 4]], eachCount: 1 })
    expect(told('初稿三次，其他各一次', '查资料', '写初稿')).toEqual({ own: [['写初稿', null, 3]], eachCount: 1 }) // prettier-ignore
    expect(told('waves 3 hours, the others 2', 'waves', 'optics', 'heat').own).toEqual([['waves', 180, null], ['optics', 120, null], ['heat', 120, null]]) // prettier-ignore
  })

  it('[B10] a slip of the keyboard names the part all the same', () => {
    expect(told('reserach 3x, slides 2x', 'research', 'slides').own).toEqual([['research', null, 3], ['slides', null, 2]]) // prettier-ignore
  })

  it('[B10] what is told of a day, of all or of one session is of no part', () => {
    expect(told('waves, but 2 hours a day at most', 'waves', 'heat').own).toEqual([])
    expect(told('试讲一次，一次50分钟', '查文献', '试讲').own).toEqual([['试讲', null, 1]])
  })

  it('[B10] other words for a part mean the one that they come closest to', () => {
    expect(told('ppt两次,稿子一次,练三次', '做ppt', '写稿', '练讲').own).toEqual([['做ppt', null, 2], ['写稿', null, 1], ['练讲', null, 3]]) // prettier-ignore
    expect(told('practice 3x', 'writing a script', 'practising it out loud').own).toEqual([['practising it out loud', null, 3]]) // prettier-ignore
    expect(told('others 3x', 'writing a script', 'practising it out loud').own).toEqual([])
  })
})
