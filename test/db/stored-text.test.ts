// What no text of the file can hold is refused, so that checksum and diff always say what the rows say.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { commitChange, writeTerm } from '../../db/change.ts'
import { rowChecksum } from '../../db/store/sqlite.ts'
import { fromText, linesOf, toLines, toText } from '../../db/store/stored-text.ts'
import { readState } from '../../db/schedule.ts'
import { emptyDiff } from '../../shared/schedule/diff.ts'
import { item, taskClass, term } from '../builders.ts'
import { byPerson, dump, emptyFolder, now, open, openWith } from './data-folder.ts'

const half = '\ud83d'

test('[D4] half a character is not written', () => {
  for (const text of [half, `a${half}b`, '\udc00', `\\${half}`, `\\\\${half}`]) {
    expect(() => toText(z.string(), text)).toThrow(/not well formed/)
    expect(() => toText(z.strictObject({ a: z.array(z.string()) }), { a: [text] })).toThrow(
      /not well formed/,
    )
  }
})

test('[D4] whole characters are written, and words about half ones too', () => {
  for (const text of ['🎓 数学', '\\ud83d', '\\\\ud83d', '\u0000\u007f']) {
    expect(fromText(z.string(), toText(z.string(), text), 'row')).toBe(text)
  }
})

test('[D4] values come back from their lines whatever they hold, and half a character is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ stringUnit: 'binary' })), (values) => {
      // No value of ours has this key, and zod drops it on the way back.
      fc.pre(!JSON.stringify(values).includes('"__proto__"'))
      const read = linesOf(toLines(values)).map((line) => fromText(z.json(), line, 'line'))
      expect(read).toEqual(JSON.parse(JSON.stringify(values)))
    }),
  )
  expect(linesOf(toLines(['a\nb\r\u2028', '']))).toHaveLength(2)
  expect(() => toLines(['whole', half])).toThrow(/not well formed/)
})

test('[D4] a flipped bit anywhere changes the checksum', () => {
  const text = '7 1 {"phase":"executing","outcomes":["answered"]}'
  const whole = rowChecksum(7, text)
  for (let bit = 0; bit < text.length * 7; bit += 1) {
    const flipped = Buffer.from(text)
    const place = Math.floor(bit / 7)
    flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << (bit % 7)), place)
    expect(rowChecksum(7, flipped.toString())).not.toBe(whole)
  }
})

test('[D2] a change with half a character in a title leaves the file as it was', () => {
  const database = openWith(emptyFolder())
  const before = dump(database)
  const state = readState(database)
  for (const record of [taskClass(9, { title: half }), item(9, { title: half })]) {
    const diff = emptyDiff()
    diff.added[record.kind === 'class' ? 'class:9' : 'task:9'] = record
    expect(() => commitChange(database, { at: now, change: byPerson(diff) })).toThrow(
      /not well formed/,
    )
  }
  expect(() =>
    commitChange(database, { at: now, change: byPerson(emptyDiff(), `because ${half}`) }),
  ).toThrow(/not well formed/)
  expect(dump(database)).toEqual(before)
  expect(readState(database)).toEqual(state)
})

test('[D4] nor does a term get such a name', () => {
  const database = open(emptyFolder())
  expect(() => writeTerm(database, term({ name: half }))).toThrow(/not well formed/)
})
