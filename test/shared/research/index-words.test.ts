// The cutting of lines and searches into words: Chinese by words and pairs, no operators, the same for both sides.
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { indexLines, indexWords, searchWords } from '../../../shared/research/index-lines.ts'
import { readWebAddress, searchAddress, webHostOf } from '../../../shared/research/web-address.ts'

test.for([
  ['Midterm EXAM', ['midterm', 'exam']],
  ['café, naïve, Gödel’s', ['cafe', 'naive', 'godels']],
  ['期中考试', ['期中', '考试', '中考']],
  ['ＰＨＹＳ１００２', ['phys1002']],
  ['第8周 midterm 占30%', ['第', '8', '周', 'midterm', '占', '30']],
  ['“—” · ! ⺀', []],
  ['期中考試ＭＡＴＨ２１０３', ['期中', '考试', '中考', 'math2103']],
  ['Eigenwert特征值eigenvalue', ['eigenwert', '特征', '值', '征值', 'eigenvalue']],
] as const)('[K3] %s is cut into its words', ([text, words]) => {
  expect(indexWords(text)).toEqual(words)
})

test('[K3] a word of any Chinese text is found by every pair of its characters', () => {
  const words = new Set(indexWords('电磁感应中的楞次定律'))
  for (const pair of ['电磁', '磁感', '感应', '楞次', '次定', '定律']) expect(words).toContain(pair)
})

test('[K3] words of a search are letters and digits, at most sixty, and a lone character finds what begins with it', () => {
  expect(searchWords('课')).toEqual([{ text: '课', isStart: true }])
  expect(searchWords('when is the midterm').map(({ text }) => text)).toEqual(['midterm'])
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const words = searchWords(text)
      expect(words.length).toBeLessThanOrEqual(60)
      for (const word of words) expect(word.text).toMatch(/^[\p{L}\p{N}]+$/u)
      // What is searched for is found where it stands.
      const known = new Set(indexWords(text))
      for (const word of words) expect(known).toContain(word.text)
    }),
  )
})

test('[K3] a line is indexed with the headings above it and its neighbours up to the next heading', () => {
  const texts: [string, number | null][] = [
    ['Physics', 1],
    ['Exams', 2],
    ['Closed book', null],
    ['January', null],
    ['Homework', 2],
    ['Weekly', null],
  ]
  const lines = texts.map(([text, heading], index) => ({
    text,
    heading,
    number: index + 1,
    line: index + 1,
    page: null,
  }))
  const indexed = indexLines(lines)
  expect(indexed[2]).toEqual({ words: 'closed book', heads: 'physics exams', around: 'january' })
  expect(indexed[5]).toEqual({ words: 'weekly', heads: 'physics homework', around: '' })
  expect(indexed[1]?.heads).toBe('physics exams')
})

test('[K3] a search address is sealed or on this machine, and words never change where it goes', () => {
  for (const wrong of ['', 'search.example', 'http://search.example/?q={query}', 'ftp://a.example'])
    expect(readWebAddress(wrong)).toBeNull()
  expect(readWebAddress('https://user:word@search.example/?q={query}')).toBeNull()
  expect(webHostOf('http://127.0.0.1:8080/search?q={query}')).toBe('127.0.0.1:8080')
  expect(searchAddress('https://a.example/search', 'a&b=c')?.href).toBe(
    'https://a.example/search?q=a%26b%3Dc&format=json',
  )
  expect(searchAddress('https://{query}.example/', 'evil')).toBeNull()
  // Half of a character is sent as a whole one, and stops nothing.
  expect(searchAddress('https://a.example/?q={query}', '\ud83d')?.search).toBe('?q=%EF%BF%BD')
  assert(
    property(string({ unit: 'grapheme' }), (query) => {
      const url = searchAddress('https://a.example/search?q={query}&format=json', query)
      expect(url?.origin).toBe('https://a.example')
      expect(url?.searchParams.get('format')).toBe('json')
    }),
  )
})
