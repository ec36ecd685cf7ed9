// Timetables, syllabuses and weekdays in traditional characters: read as simplified ones, shown as they were written.
import { expect, test } from 'vitest'
import { roleOfName } from '../../../electron/timetable/lessons/role-names.ts'
import {
  readWeekday as readCell,
  readWeekdayName as readWeekday,
} from '../../../shared/time/weekdays.ts'
import { readText } from '../../../electron/timetable/lessons/read-text.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import { isPrivateHead } from '../../../electron/timetable/feed/private-words.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import { readWeeks } from '../../../shared/time/weeks-text.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'

const lines = [
  '週三 3-4節 高等數學 1-16週(單) 教三樓201',
  '禮拜五 第五、六節 線性代數 雙週',
  '星期二 下午2點-4點 大學物理實驗',
  '週日 10:00-11:35 讀書會 每週',
]

const outcomesOf = (text: string) => readText(text, 'day-first').lines.map(({ outcome }) => outcome)

test('[X7] a pasted line in traditional characters is read like the same line in simplified ones', () => {
  const [first] = outcomesOf(lines.join('\n'))
  expect(first).toMatchObject({
    kind: 'lessons',
    lessons: [{ title: '高等數學', day: { kind: 'weekly', weekday: 3 } }],
  })
  const simplified: unknown = JSON.parse(toSimple(JSON.stringify(outcomesOf(lines.join('\n')))))
  expect(simplified).toEqual(outcomesOf(toSimple(lines.join('\n'))))
})

test('[X7] [C4] weekdays, weeks, columns and kinds of events are known in both ways of writing', () => {
  expect(['週三', '禮拜天', '星期六', '周一'].map(readWeekday)).toEqual([3, 7, 6, 1])
  expect(['週三', '禮拜天', '星期六', '周一'].map(readCell)).toEqual([3, 7, 6, 1])
  expect(['Weds', 'wedn', 'TUES', 'mo', 'moon'].map(readWeekday)).toEqual([3, 3, 2, null, null])
  expect(readWeeks('第1-8週(雙)', 16)).toEqual({ ok: true, value: [2, 4, 6, 8] })
  expect(
    ['課程名稱', '節次', '開始時間', '地點', '週數'].map((name) => roleOfName(name)?.role),
  ).toEqual(['title', 'period', 'start', 'room', 'weeks'])
  expect([isExamTitle('線性代數期末考試'), isPrivateHead('羽毛球社團')]).toEqual([true, true])
})

const syllabus = [
  '課程：線性代數',
  '期中考試：10月27日 14:00，佔總評30%',
  '第5週 作業二截止 10月9日',
  '期末考試：12月18日',
].join('\n')

async function readTyped(text: string) {
  const bytes = new TextEncoder().encode(text)
  const term = { firstMonday: '2026-09-07', weeks: 16 }
  const reading = await readSyllabus({ fileName: 'a.txt', bytes, term }, () => {})
  if (!reading.ok) throw new Error(reading.failure)
  return reading.value
}

test('[X9] a syllabus in traditional characters has the facts of the same one in simplified ones, in its own words', async () => {
  const [own, plain] = await Promise.all([readTyped(syllabus), readTyped(toSimple(syllabus))])
  expect(plain.facts.length).toBeGreaterThan(2)
  expect(own.facts.map((fact) => ({ ...fact, title: toSimple(fact.title) }))).toEqual(plain.facts)
  expect(own.facts.map(({ title }) => title)).toContain('期中考試')
  expect(own.text.lines[1]?.text).toBe('期中考試：10月27日 14:00，佔總評30%')
})
