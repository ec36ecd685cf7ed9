// Tests that a list whose classes take several lines each is read by what all of them hold in the same place.
import { describe, expect, it } from 'vitest'
import { propose } from './import-builders.ts'

const linesOf = (text: string) =>
  propose(text, {
    now: { date: '2026-09-01', minute: 600 },
    fileName: 'shared.txt',
  }).reading.lines.flatMap((line) => (line.kind === 'read' ? [line.understood] : []))

describe('classes of several lines', () => {
  it('[X7] the time may stand above the name, and signs part what follows', () => {
    const text = `我的课表

周一
第1-2节 08:00-09:35
植物学
📍 逸夫楼502  👤 方明远  第1-16周

第5-6节 14:00-15:35
动物学
📍 化学楼201  👤 阮玲  第4-14周 双周

周二
第3-4节 09:55-11:30
古生物
📍 线上  👤 佟教授  第6、8、10周

周末没课🎉`
    expect(linesOf(text)).toEqual([
      'Mon 08:00–09:35 植物学, 逸夫楼502, weeks 1–16',
      'Mon 14:00–15:35 动物学, 化学楼201, weeks 4–14 even',
      'Tue 09:55–11:30 古生物, 线上, weeks 6–10 even',
    ])
  })

  it('[X7] rooms and weeks on lines of their own are those of the class above, and a teacher is no name', () => {
    const text = `Dr. Reed
Botany
Mon 9:00-10:30
Room 204
Weeks 1-8

Dr. Hay
Zoology
Tue 11:00-12:30
Lab 3
Weeks 9-16

Dr. Ivy
Geology
Fri 14:00-15:30
Main Hall
Weeks 1-16`
    expect(linesOf(text)).toEqual([
      'Mon 09:00–10:30 Botany, Room 204, weeks 1–8',
      'Tue 11:00–12:30 Zoology, Lab 3, weeks 9–16',
      'Fri 14:00–15:30 Geology, Main Hall, weeks 1–16',
    ])
  })

  it('[X7] a letter with times in it has no such classes', () => {
    const text = `Dear all,
on Monday from 9:00-10:00 there is cake.
Bring a fork.

On Tuesday 10:00-11:00 there is tea.
Please be on time.

On Wednesday 12:00-13:00 there is none.
Thank you, Ann`
    for (const name of ['Bring a fork', 'Please be on time', 'Dear all'])
      expect(linesOf(text).join('\n')).not.toContain(name)
  })
})
