// Tests what a text says short, in another language or in a mail's form, before its layout is read.
import { describe, expect, it } from 'vitest'
import { decodeMail } from '../../../../electron/text/decode-mail.ts'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { accept, propose, sayEvents } from './import-builders.ts'

function linesOf(text: string, changes: Partial<ImportInput> = {}): string[] {
  const { reading } = propose(text, {
    now: { date: '2026-09-01', minute: 600 },
    answers: { began: '2026-09-07', weeks: 14 },
    fileName: '',
    isPasted: true,
    ...changes,
  })
  return reading.lines.flatMap((line) =>
    line.kind === 'read'
      ? [line.understood.replaceAll(', every week', '')]
      : line.kind === 'unread'
        ? [`! ${line.problem}`]
        : [],
  )
}

describe('what a text says in its own way', () => {
  it('[X7] a mail is its text, whatever it was sent in', () => {
    const mail =
      'From: a@b.example\nSubject: Week\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nMon 9:00=E2=80=9310:30 Op=\ntics'
    expect(decodeMail(mail)).toBe('Mon 9:00–10:30 Optics')
    expect(decodeMail('From: nowhere\nMon 9-10')).toBe('From: nowhere\nMon 9-10')
  })

  it.each([
    'Montag 9:00-10:30 Optics\nDienstag 14:00-15:00 Ethics',
    'lun. 9:00-10:30 Optics\nmar. 14:00-15:00 Ethics',
    'Optics, lunedì, 9:00-10:30\nEthics, martedì, 14:00-15:00',
  ])('[X7] weekdays of another language: %j', (text) => {
    expect(linesOf(text)).toEqual(['Mon 09:00–10:30 Optics', 'Tue 14:00–15:00 Ethics'])
  })

  it('[X7] a person may be called Freitag, and one such word alone is no weekday', () => {
    expect(linesOf('Mon 9:00-10:30 Optics with Max Freitag')).toEqual([
      'Mon 09:00–10:30 Optics with Max Freitag',
    ])
  })

  it('[X7] figures without a colon are times, and years are not', () => {
    expect(linesOf('Mon 0830-0920 Optics\nTue 1400-1550 Ethics 2025-2026')[0]).toBe(
      'Mon 08:30–09:20 Optics',
    )
  })

  it('[X7] a short name is what the text says that it stands for', () => {
    const text = `,Mon,Tue,Wed
P1,A,,B
P2,C,A,
P3,,B,C
A = Optics
B = Ethics
C = Genetics
`
    const timed = text.replaceAll(/P(\d)/g, (_, at) => `${Number(at) + 8}:00-${Number(at) + 8}:50`)
    expect(linesOf(timed, { fileName: 'a.csv', isPasted: false }).slice(0, 3)).toEqual([
      'Mon 09:00–09:50 Optics',
      'Wed 09:00–09:50 Ethics',
      'Mon 10:00–10:50 Genetics',
    ])
  })
})

describe('weeks and hours that are said in their own way', () => {
  it.each([
    ['Mon 9:00-10:30 Optics, semaines 2 à 9', 'Mon 09:00–10:30 Optics, weeks 2–9'],
    ['Mon 9:00-10:30 Optics S1 à S8 et S10', 'Mon 09:00–10:30 Optics, weeks 1–8, 10'],
    ['Mon 9:00-10:30 Optics S1 to S8', 'Mon 09:00–10:30 Optics S1 to S8'],
    ['Montag 9h-10h30 Optics, Wochen 3, 5 und 7', 'Mon 09:00–10:30 Optics, weeks 3–7 odd'],
    ['Mon 14-16 c.t. Optics', 'Mon 14:15–15:45 Optics'],
    ['Mon 9 bis 12 Uhr Optics', 'Mon 09:00–12:00 Optics'],
    ['Mon 1O:15-11:3O Optics, weeks 1-1O', 'Mon 10:15–11:30 Optics, weeks 1–10'],
    ['Mon 9:00-10:30 Optics until week 6', 'Mon 09:00–10:30 Optics, weeks 1–6'],
    [
      'lun. 9:00-10:30 Optics, semaines paires\nmar. 9:00-10:00 Ethics',
      'Mon 09:00–10:30 Optics, even calendar weeks',
    ],
    ['lun. 9:00-10:30 Optics, quinzaine\nmar. 9:00-10:00 Ethics', '! it does not say'],
  ])('[X7] %j', (text, said) => {
    expect(linesOf(text)[0]).toContain(said)
  })

  it.each([
    ['周一 下午2:00-4:30 光学 第2周到第13周', '周一 14:00–16:30 光学，第2–13周'],
    ['周一 3-4节 光学 到16周为止', '周一 第3–4节 光学，第1–16周'],
    ['周一 3-4节 光学 周次：1-4周,6-9周', '周一 第3–4节 光学，第1–4、6–9周'],
    ['星 期 一   第 3 - 4 节   光学   周 次 ： 1 - 16 单周', '周一 第3–4节 光学，第1–15周（单周）'],
  ])('[X7] %j', (text, said) => {
    expect(linesOf(text, { language: 'zh' })).toEqual([said])
  })

  it('[X7] the days of a week have names in two languages', () => {
    const text =
      '時限\t月 Mon\t火 Tue\t水 Wed\n1限 9:00-10:40\tOptics\t\t\n2限 10:50-12:30\t\t\tEthics'
    expect(linesOf(text).length).toBe(2)
  })
})

describe('the days of a class', () => {
  it.each([
    [
      'Mon 9:00-10:30 Optics, 7 Sep 2026 - 30 Nov 2026 (not 12 October 2026)',
      'Mon 09:00–10:30 Optics, 2026-09-07 – 2026-11-30, not on 2026-10-12',
    ],
    ['Mon 9:00-10:30 Optics until 12 Oct', 'Mon 09:00–10:30 Optics, until 2026-10-12'],
    ['Mo 9:00-10:30 Optics, nur bis einschl. 12.10.', 'Mon 09:00–10:30 Optics, until 2026-10-12'],
    [
      'Mon 9:00-10:30 Optics, first one 7 Sep, last one 12 Oct',
      'Mon 09:00–10:30 Optics, 2026-09-07 – 2026-10-12',
    ],
    ['Mon 9:00-10:30 Optics weeks 1-12, except week 7', 'Mon 09:00–10:30 Optics, weeks 1–6, 8–12'],
    ['Mon 9:00-10:30 Optics, odd weeks, weeks 1-9', 'Mon 09:00–10:30 Optics, weeks 1–9 odd'],
    [
      'Optics: Sat 12 Sep + Sat 26 Sep 10:00-16:00',
      'Sat 12 Sep 2026 10:00–16:00 Optics; Sat 26 Sep 2026 10:00–16:00 Optics',
    ],
    [
      'Mon 9:00-10:30 Optics, 14-täglich ab 7.9.',
      'Mon 09:00–10:30 Optics, every second week, from 2026-09-07 on',
    ],
    [
      'Mon 9:00-10:30 Optics, 14-täglich, erstmals 7.9., letztmals 5.10.',
      'Mon 09:00–10:30 Optics, every second week, 2026-09-07 – 2026-10-05',
    ],
  ])('[X7] %j', (text, said) => {
    expect(linesOf(text)[0]).toContain(said)
  })

  it('[X7] that is left out has no meeting on it', () => {
    const text = 'Mon 9:00-10:30 Optics, 7 Sep 2026 - 28 Sep 2026 (not 14 September 2026)'
    const proposal = propose(text, {
      fileName: '',
      isPasted: true,
      answers: { began: '2026-09-07' },
    })
    expect(sayEvents(accept(proposal)).map((said) => said.slice(0, 10))).toEqual([
      '2026-09-07',
      '2026-09-21',
      '2026-09-28',
    ])
  })

  it('[X7] of the list are in its term, also where one is held once', () => {
    const rows = ['11', '18', '25'].map((day) => `${day}.09.2026;Fr;17:30;20:45;Optics`)
    const text = ['Datum;Tag;Beginn;Ende;Modul', ...rows, '02.10.2026;Fr;10:00;11:30;Ethics'].join(
      '\n',
    )
    expect(sayEvents(accept(propose(text, { fileName: 'a.csv' }))).at(-1)).toBe(
      '2026-10-02 10:00–11:30 Ethics',
    )
  })

  it('[X7] 月日 without a year is near the term', () => {
    const text =
      '日期　　时间　　　　　课程　　教室\n9月7日（周一）　9:00-11:30　　光学　　6楼A\n9月14日（周一）　13:30-16:00　光学　　6楼C'
    expect(linesOf(text, { language: 'zh', zone: 'Asia/Shanghai' })).toEqual([
      '9月7日 周一 2026 09:00–11:30 光学，6楼A',
      '9月14日 周一 2026 13:30–16:00 光学，6楼C',
    ])
  })
})

describe('columns of a stranger', () => {
  it('[X7] have names in two languages, minutes without a unit, and hours without minutes', () => {
    const text = `Course / Fach;Day / Tag;from;mins
Optics;Mo;0900;50
Ethics;Th;1330;110`
    expect(linesOf(text, { fileName: 'a.csv', isPasted: false })).toEqual([
      'Mon 09:00–09:50 Optics',
      'Thu 13:30–15:20 Ethics',
    ])
    const hours = 'Course,Day,Time\nOptics,Mon,9-12\nEthics,Thu,14-16'
    expect(linesOf(hours, { fileName: 'a.csv', isPasted: false })).toEqual([
      'Mon 09:00–12:00 Optics',
      'Thu 14:00–16:00 Ethics',
    ])
  })

  it('[X7] begin and end on dates where their cells do, and hold weeks by letters', () => {
    const text = `Rotation,Start,End,Activity,Day,Time
Surgery,09/07/2026,09/28/2026,Optics,Monday,7:00 AM - 8:00 AM`
    expect(linesOf(text, { fileName: 'a.csv', isPasted: false, zone: 'America/Chicago' })).toEqual([
      'Mon 07:00–08:00 Optics, 2026-09-07 – 2026-09-28',
    ])
    const letters = `Week A starts 7 Sep, Week B 14 Sep
Rota,Day,From,To,Unit
A,Mon,0900,1200,Optics
B,Mon,0900,1200,Ethics
A & B,Tue,1030,1230,Genetics`
    expect(linesOf(letters, { fileName: 'a.csv', isPasted: false })).toEqual([
      'Mon 09:00–12:00 Optics, odd weeks',
      'Mon 09:00–12:00 Ethics, even weeks',
      'Tue 10:30–12:30 Genetics',
    ])
  })

  it('[X7] an hour that nothing is held in may have no row, and a break is no class', () => {
    const text =
      ',Mon,Tue,Wed\n8:00,Optics,,\n9:00,,Ethics,\n10:00,Descanso,,\n13:00,,,Optics\n14:00,,,'
    expect(linesOf(text, { fileName: 'a.csv', isPasted: false })).toEqual([
      'Mon 08:00–09:00 Optics',
      'Tue 09:00–10:00 Ethics',
      'Wed 13:00–14:00 Optics',
    ])
  })

  it('[X7] a row of a week may say its hour once for two, or its end in a cell of its own', () => {
    const half =
      ',Mon,Tue,Wed\n9:00,Optics,,\n,Ethics,,\n10:00,,Optics,\n,,,Ethics\n11:00,,,Optics\n,,,'
    expect(linesOf(half, { fileName: 'a.csv', isPasted: false })).toEqual([
      'Mon 09:00–09:30 Optics',
      'Mon 09:30–10:00 Ethics',
      'Tue 10:00–10:30 Optics',
      'Wed 10:30–11:00 Ethics',
      'Wed 11:00–11:30 Optics',
    ])
    const apart = 'from,to,Mon,Tue,Wed\n9:00,9:50,Optics,,\n10:00,10:50,,Ethics,'
    expect(linesOf(apart, { fileName: 'a.csv', isPasted: false })).toEqual([
      'Mon 09:00–09:50 Optics',
      'Tue 10:00–10:50 Ethics',
    ])
  })
})
