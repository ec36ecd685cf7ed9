// Tests that records of a school's site are read by what their fields are called and hold.
import { describe, expect, it } from 'vitest'
import { readActivities } from '../../../../electron/timetable/lessons/records/read-activities.ts'
import { readJson } from '../../../../electron/timetable/lessons/records/read-json.ts'
import type { OutcomeLine } from '../../../../electron/timetable/lessons/lesson.ts'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import { importInput } from './import-builders.ts'

const say = (lines: OutcomeLine[] | null) =>
  (lines ?? []).flatMap(({ outcome }) =>
    outcome.kind === 'lessons'
      ? outcome.lessons.map(({ title, location, day, time }) => {
          const said = day.kind === 'weekly' ? `${day.weekday} | ${day.weeks.weeks.join(',')}` : ''
          return `${title} | ${said} | ${time.start}-${time.end} | ${location}`
        })
      : [outcome.kind],
  )

describe('records', () => {
  it('[X7] fields are known by their names, and by what they hold', () => {
    const rows = [
      { kcmc: '热学', xqj: '2', jcs: '3-4', zcd: '2-4周(双),7周', cdmc: '北楼11', zcmc: '讲师' },
      { KCM: '力学', SKXQ: '5', KSJC: '1', JSJC: '2', SKZC: '011000000000', JASMC: '东馆' },
      {
        courseName: 'Ethics',
        weekday: 3,
        startUnit: 7,
        endUnit: 8,
        weekIndexes: [1, 9],
        room: 'H2',
      },
    ]
    expect(say(readJson(JSON.stringify({ data: { list: rows } })))).toEqual([
      '热学 | 2 | 2,4,7 | 3-4 | 北楼11',
      '力学 | 5 | 2,3 | 1-2 | 东馆',
      'Ethics | 3 | 1,9 | 7-8 | H2',
    ])
  })

  it('[X7] the name stands in the record around a meeting, and what stands inside it is no other', () => {
    const meeting = {
      id: { skxq: 1, skjc: 5 },
      classDay: 1,
      classSessions: 5,
      continuingSession: 3,
    }
    const text = JSON.stringify([
      { courseName: '测量', timeAndPlaceList: [{ ...meeting, weeks: '3' }] },
    ])
    expect(say(readJson(text))).toEqual(['测量 | 1 | 3 | 5-7 | '])
  })

  it('[X4] other JSON ends in a sentence', () => {
    expect(readJson('{"a":[1,{"weekday":1}]}')).toBeNull()
    const proposed = proposeImport(importInput('[{"name":"x"}]', { fileName: 'x.json' }))
    expect(proposed.ok).toBe(false)
  })

  it('[X7] a script that fills an empty table says where each class stands', () => {
    const page = `var unitCount = 10; activity = new TaskActivity("1","周老师","12(B.1)","水文(B70001.1)","3","河楼5","00101","x","0010100000000");
      index =2*unitCount+4; index =2*unitCount+5; index = 4*10+0;`
    expect(say(readActivities(page.replace('"00101","x",', '')))).toEqual([
      '水文 | 3 | 2,4 | 5-6 | 河楼5',
      '水文 | 5 | 2,4 | 1-1 | 河楼5',
    ])
  })
})
