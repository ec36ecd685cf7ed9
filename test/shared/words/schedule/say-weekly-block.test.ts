// What a change of a weekly class is called before it is saved.
import { expect, test } from 'vitest'
import type { WeeklyBlock } from '../../../../shared/timetable/weekly-block.ts'
import { sayBlockEdit } from '../../../../shared/words/schedule/say-weekly-block.ts'
import { week } from '../../../builders.ts'

const from: WeeklyBlock = {
  series: 1,
  title: 'Physics',
  course: 'Physics',
  kind: 'class',
  location: 'Hall 4',
  weekday: 1,
  start: 3,
  end: 4,
  clock: null,
  hosts: false,
  weeks: [1, 2, 3],
}

test.for([
  [{ end: 3 }, 'Physics: Mon 10:00–11:45, weeks 1-3 → Mon 10:00–10:45, weeks 1-3'],
  [
    { location: 'Room 9' },
    'Physics: details changed, stays Mon 10:00–11:45, weeks 1-3; now in Room 9',
  ],
  [
    { weekday: 2, location: '' },
    'Physics: Mon 10:00–11:45, weeks 1-3 → Tue 10:00–11:45, weeks 1-3; without a place',
  ],
  [
    { title: 'Optics', end: 3 },
    'Optics (was Physics): Mon 10:00–11:45, weeks 1-3 → Mon 10:00–10:45, weeks 1-3',
  ],
] as const)('[U6] [U9] its new time, place and name are all said: %o', ([change, said]) => {
  expect(sayBlockEdit({ from, to: { ...from, ...change } }, week(), 'en')).toBe(said)
})

test('[U6] the same in Chinese', () => {
  const to = { ...from, title: '光学', end: 3, location: '教三 101' }
  expect(sayBlockEdit({ from, to }, week(), 'zh')).toBe(
    '光学（原为Physics）：周一 10:00–11:45，第1-3周 → 周一 10:00–10:45，第1-3周；地点改为教三 101',
  )
})
