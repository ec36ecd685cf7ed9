// Tests that spreadsheets are read: the weekly table with its merged cells, and a list of classes.
import { utils, write, type BookType } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { decodeImport } from '../../../../electron/timetable/import/decode-import.ts'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import { importInput } from './import-builders.ts'

type Span = { s: { r: number; c: number }; e: { r: number; c: number } }

function bytesOf(rows: string[][], bookType: BookType, merges: Span[] = []): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = merges
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  return new Uint8Array(write(book, { type: 'buffer', bookType }))
}

function read(bytes: Uint8Array) {
  const input = importInput('', {
    fileName: 'plan.xls',
    answers: { began: '2026-09-07', weeks: 8 },
  })
  const proposed = proposeImport({ ...input, ...decodeImport(bytes) })
  if (!proposed.ok) throw new Error(proposed.failure)
  return proposed.value.reading.lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : [],
  )
}

describe('a spreadsheet', () => {
  it.each(['xlsx', 'biff8'] as const)(
    '[X7] a cell that is merged over rows is one lesson: %s',
    (type) => {
      const rows = [
        ['', '周一', '周二', '周三'],
        ['1', '声学\n1-4周\n南楼201', '', ''],
        ['2', '', '', '光学\n2-3([周])[0203节]\n南楼202'],
        ['3', '', '', ''],
      ]
      const merges = [
        { s: { r: 1, c: 1 }, e: { r: 2, c: 1 } },
        { s: { r: 2, c: 3 }, e: { r: 3, c: 3 } },
      ]
      expect(read(bytesOf(rows, type, merges))).toEqual([
        expect.stringMatching(/^Mon 1–2 声学, 南楼201/),
        expect.stringMatching(/^Wed 2–3 光学, 南楼202/),
      ])
    },
  )

  it('[X7] a list may begin below the headings of the sheet', () => {
    const rows = [
      ['My schedule'],
      [],
      ['Course Listing', 'Meeting Patterns', 'Start Date', 'End Date'],
      ['BIOL 12 - Cells', 'M W | 9:00 AM - 9:50 AM | Hall 3', '9/14/26', '10/23/26'],
    ]
    expect(read(bytesOf(rows, 'xlsx'))).toEqual([
      expect.stringMatching(/Mon 09:00–09:50 BIOL 12.*; Wed/),
    ])
  })

  it('[X4] an archive that is none ends in a sentence', () => {
    const bytes = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 60 }, () => 7)])
    expect(proposeImport({ ...importInput(''), ...decodeImport(bytes) }).ok).toBe(false)
  })
})
