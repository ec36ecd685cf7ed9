// Tests layouts in which strangers keep and send their timetables: columns of spaces, cells one a line, messages, lists under a course.
import { describe, expect, it } from 'vitest'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { propose } from './import-builders.ts'

const autumn: Partial<ImportInput> = {
  now: { date: '2026-09-01', minute: 600 },
  answers: { began: '2026-09-07', weeks: 14 },
}

function linesOf(text: string, changes: Partial<ImportInput> = {}): string[] {
  const { reading } = propose(text, { ...autumn, fileName: '', isPasted: true, ...changes })
  return reading.lines.flatMap((line) =>
    line.kind === 'read' ? [line.understood] : line.kind === 'unread' ? [`! ${line.problem}`] : [],
  )
}

describe('tables of a stranger', () => {
  it('[X7] columns made with spaces are a list, and a cell as wide as its column ends where the next begins', () => {
    const text = `Spring classes            Printed 01/02/2027
Code  Title            Days  Time                 Dates        Where         Staff
1101  Optics           MW    9:00 am - 9:50 am    01/11-04/30  Hill 5        Reed, A.
                       F     1:00 pm - 2:15 pm    01/11-02/26  Hill 7 LAB A  Moss, B.
1102  Genetics         TR    4:30 pm - 5:20 pm    01/11-04/30  Brook Hall 12 Hale, C.
1103  Ethics           --    -- DROPPED --`
    expect(linesOf(text, { zone: 'America/Chicago', answers: { began: '2027-01-11' } })).toEqual([
      'Mon 09:00–09:50 Optics, Hill 5, 2027-01-11 – 2027-04-30; Wed 09:00–09:50 Optics, Hill 5, 2027-01-11 – 2027-04-30',
      'Fri 13:00–14:15 Optics, Hill 7 LAB A, 2027-01-11 – 2027-02-26',
      'Tue 16:30–17:20 Genetics, Brook Hall 12, 2027-01-11 – 2027-04-30; Thu 16:30–17:20 Genetics, Brook Hall 12, 2027-01-11 – 2027-04-30',
      '“Ethics”: marked as dropped, or not got',
    ])
  })

  it('[X7] a length ends a class, and a cell may list the dates between which it is held', () => {
    const text = `Subject Code,Subject Description,Day,Time,Location,Duration,Dates
A1,Optics,Mon,13:00,Hill 5,1.5 hrs,"7/9-21/9, 5/10-26/10"
A2,Genetics,Wed,08:00,Hill 7,50 mins,"9/9, 23/9-7/10"`
    const { events, reading } = propose(text, { ...autumn, fileName: 'a.csv' })
    expect(reading.table?.roles.slice(4)).toEqual(['room', 'length', 'date'])
    expect(events.map(({ title, weekly }) => `${title} ${weekly}`)).toEqual([
      'Optics Mon 13:00–14:30, weeks 1–3, 5–8',
      'Genetics Wed 08:00–08:50, weeks 1, 3–5',
    ])
  })

  it.each([
    [
      'what,who,which day,from when,till when,where\nOptics,Reed,Mon,09:00,10:30,B12\nEthics,Moss,Friday,14:00,15:00,A14',
      'a.csv',
    ],
    ['Optics;B12;1;0900;1030;1-14\nEthics;A14;5;1400;1500;1-14', 'a.csv'],
    [
      'Matière;Jour;Heure de début;Heure de fin;Salle\nOptics;lundi;9h;10h30;B12\nEthics;vendredi;14h00;15h;A14',
      'a.csv',
    ],
    [
      'My courses\nCourse\nDay\nTime\nRoom\nOptics\nMonday\n9:00-10:30\nB12\nEthics\nFriday\n14:00-15:00\nA14',
      '',
    ],
    [
      'Optics\nDays: Mon\nTime: 9:00 AM - 10:30 AM\nRoom: B12\nEthics\nDays: Fri\nTime: 2:00 PM - 3:00 PM\nRoom: A14',
      '',
    ],
  ])(
    '[X7] columns are known by what they hold, whatever they are called and wherever they stand: %j',
    (text, fileName) => {
      const lines = linesOf(text, { fileName }).filter((line) => !line.startsWith('!'))
      expect(lines.map((line) => line.replace(/, (?:weeks 1–14|every week)$/, ''))).toEqual([
        'Mon 09:00–10:30 Optics, B12',
        'Fri 14:00–15:00 Ethics, A14',
      ])
    },
  )

  it('[X7] weekdays of a weekly table may have the names of another language', () => {
    expect(
      linesOf(',Mo,Di,Mi\n08:15-09:45,Optik (HS 1),,Ethik\n10:15-11:45,,Latein,', {
        fileName: 'a.csv',
      }),
    ).toEqual([
      'Mon 08:15–09:45 Optik, HS 1, every week',
      'Wed 08:15–09:45 Ethik, every week',
      'Tue 10:15–11:45 Latein, every week',
    ])
  })

  it('[X7] signs part what a cell holds, and a stroke its classes where each says its weeks', () => {
    const text = `节次\t星期一\t星期二\t星期三\n1-2\t植物学◇1-8周◇北楼-203◇方明\t\t动物学◇2-14周(双)◇南楼-112◇阮玲/地质学◇1-13周(单)◇南楼-114◇佟伟`
    expect(linesOf(text)).toEqual([
      'Mon 1–2 植物学, 北楼-203, weeks 1–8',
      'Wed 1–2 动物学, 南楼-112, weeks 2–14 even',
      'Wed 1–2 地质学, 南楼-114, weeks 1–13 odd',
    ])
  })
})

describe('lists of a stranger', () => {
  it('[X7] what stands below a course, further in or a kind of lesson, is a part of it', () => {
    const text = `BIO1021 Plants
  Lecture   Mon 9:00-10:00  Wks 1-5, 7-11  Room Hill 2
  Open lab  Fri 10:00-13:00  Wks 2, 4  Room Hill 3
BIO1022 Animals
Seminar/B Wed 12:00-13:00 Wks 1-11`
    expect(linesOf(text)).toEqual([
      'Mon 09:00–10:00 BIO1021 Plants (Lecture), Room Hill 2, weeks 1–5, 7–11',
      'Fri 10:00–13:00 BIO1021 Plants (Open lab), Room Hill 3, weeks 2, 4',
      'Wed 12:00–13:00 BIO1022 Animals (Seminar/B), weeks 1–11',
    ])
  })

  it('[X7] a message says hours without minutes, several classes of a day, and weeks in words', () => {
    const text = `[10:02, 01/09/2026] Ann: my new week
mon 9-11 optics in the big hall
wed 10-12 ethics then 12-1 latin
[10:03, 01/09/2026] Ann: fri 9.30-11 writing but only the first 4 weeks, library
[10:03, 01/09/2026] Ann: oh and choir is every other thursday 5-6 starting week 2`
    expect(linesOf(text)).toEqual([
      '! no weekday and no date',
      'Mon 09:00–11:00 optics in the big hall, every week',
      'Wed 10:00–12:00 ethics, every week; Wed 12:00–13:00 latin, every week',
      'Fri 09:30–11:00 writing, weeks 1–4',
      'Thu 17:00–18:00 choir, even weeks',
    ])
  })

  it('[X7] bare numbers stay periods where nothing shows that they are hours', () => {
    expect(linesOf('Mon 3-4 Optics\nTue 10:00-11:35 Ethics')[0]).toBe('Mon 3–4 Optics, every week')
  })

  it('[X7] a course may be called by a number, and a day beside its time is its only one', () => {
    const text = `Vorlesungszeit: 12.10.2026 – 05.02.2027  Vorlesungsfrei: 24.12.2026 – 06.01.2027
61203  Optik (Vorlesung)
Mo  10:15 bis 11:45  12.10.2026 bis 01.02.2027  HS 3
61204  Ethik (Übung)
Do  14:00 c.t. bis 16:00  14tägl.  22.10.2026 bis 28.01.2027
61205  Ausflug
Sa  09:00 bis 17:00  am 24.10.2026`
    const { events, reading, term } = propose(text, {
      now: { date: '2026-10-01', minute: 0 },
      fileName: '',
      isPasted: true,
    })
    expect(events.map(({ weekly }) => weekly)).toEqual([
      'Mon 10:15–11:45, weeks 1–11, 14–17',
      'Thu 14:15–16:00, weeks 2, 4, 6, 8, 10, 14, 16',
      'Sat 24 Oct 09:00–17:00',
    ])
    expect(term.overrides).toHaveLength(14)
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['days'])
  })

  it('[X7] from a date on is held for as many weeks as are said, else until the term ends', () => {
    expect(linesOf('Choir Wednesdays 7-9pm, 10 weeks from 16 September')).toEqual([
      'Wed 19:00–21:00 Choir, 2026-09-16 – 2026-11-18',
    ])
    expect(linesOf('Choir Wednesdays 7-9pm from 16 September')).toEqual([
      'Wed 19:00–21:00 Choir, every week, from 2026-09-16 on',
    ])
    expect(linesOf('Choir 7-9pm from 16 September')).toEqual([
      '! it begins on “16 September 2026”, and when it ends is not said',
    ])
  })

  it('[X7] a day whose month has its name has a year, and is no weekday of every week', () => {
    expect(linesOf('Optics test Fri 6 Nov 2pm-4pm, Hill Hall')).toEqual([
      'Fri 6 Nov 2026 14:00–16:00 Optics test, Hill Hall',
    ])
  })
})

describe('what the rest of a text says of its classes', () => {
  it('[X7] dates in the heads of parts are those of all classes below', () => {
    const text = `UNIT OF GEOLOGY - AUTUMN 2026
PART 1  ROCKS   7 Sep - 2 Oct 2026
   Rocks lecture    Mon, Wed   08:00 - 09:50   Hall 1
PART 2  WATER   5 Oct - 30 Oct 2026
   Water lecture    Tue   10:00 - 11:50   Hall 2
   Part 2 exam: Friday 30 October 2026, 09:00`
    expect(linesOf(text).filter((line) => !line.startsWith('!'))).toEqual([
      'Mon 08:00–09:50 Rocks lecture, Hall 1, 2026-09-07 – 2026-10-02; Wed 08:00–09:50 Rocks lecture, Hall 1, 2026-09-07 – 2026-10-02',
      'Tue 10:00–11:50 Water lecture, Hall 2, 2026-10-05 – 2026-10-30',
    ])
  })

  it('[X7] a part may list the weeks that it is held in by their first days, and have no name of its own', () => {
    const text = `Week A (w/c 7 Sep, 21 Sep, 12 Oct)
Monday 09:00-12:00 Joinery
Week B (w/c 14 Sep, 28 Sep)
Monday 09:00-12:00 Drawing`
    expect(linesOf(text)).toEqual([
      'Mon 7 Sep 2026 09:00–12:00 Joinery; Mon 21 Sep 2026 09:00–12:00 Joinery; Mon 12 Oct 2026 09:00–12:00 Joinery',
      'Mon 14 Sep 2026 09:00–12:00 Drawing; Mon 28 Sep 2026 09:00–12:00 Drawing',
    ])
  })

  it('[X7] letters of the Spanish week, and weeks that are listed with a word between them', () => {
    const text = `Asignatura;Día;Hora;Aula;Semanas
Química;L y X;8:30-10:00;Aula 5;1-14
Física;J;9:00-11:00;Aula 2;3, 5, 7 y 9`
    expect(linesOf(text, { fileName: 'a.csv' })).toEqual([
      'Mon 08:30–10:00 Química, Aula 5, weeks 1–14; Wed 08:30–10:00 Química, Aula 5, weeks 1–14',
      'Thu 09:00–11:00 Física, Aula 2, weeks 3–9 odd',
    ])
  })

  it('[X7] weeks of the year, over its end too', () => {
    const text = `Mo 10:00-12:00 Statistik, KW 42-5
Di 10:00-12:00 Analysis, KW 43-45`
    expect(linesOf(text)).toEqual([
      'Mon 10:00–12:00 Statistik, calendar weeks 1–5, 42–53',
      'Tue 10:00–12:00 Analysis, calendar weeks 43–45',
    ])
    const { events, term } = propose(text, { ...autumn, fileName: '', isPasted: true, answers: {} })
    expect(term.firstMonday).toBe('2026-10-12')
    expect(events.map(({ weekly }) => weekly)[1]).toBe('Tue 10:00–12:00, weeks 2–4')
  })

  it('[X7] a week with its days down may have a note below, and fields with strokes', () => {
    const text = `我的课表,,,
,第1-2节,第3-4节,第5-6节
周一,高等代数/3教201/1-16周,,大学物理/2教105/1-16周
周二,,程序设计/机房B/1-12周,
周三,大学物理/2教105/1-8周,,
备注,带校园卡,,`
    const lines = linesOf(text, { fileName: 'a.csv', language: 'zh' })
    expect(lines).toContain('周一 第5–6节 大学物理，2教105，第1–16周')
    expect(lines).toHaveLength(4)
  })

  it('[X7] a column of days and times, the quarter hours of German universities, and two meetings in a cell', () => {
    const text = `| Veranstaltung | Tag / Zeit | Raum | LP |
|---|---|---|---|
| Linguistik | Di 14–16 c.t. | HS 3 | 4 |
| Statistik | Mo 10.00–11.30 s.t. | HS 1 | 5 |
| Rhetorik | Fr 13.11. 14:00–18:00 und Sa 14.11. 09:00–17:00 | Aula | 2 |`
    expect(linesOf(text, { fileName: 'a.md' })).toEqual([
      'Tue 14:15–15:45 Linguistik, HS 3, every week',
      'Mon 10:00–11:30 Statistik, HS 1, every week',
      'Fri 13 Nov 2026 14:00–18:00 Rhetorik, Aula; Sat 14 Nov 2026 09:00–17:00 Rhetorik, Aula',
    ])
  })

  it('[X7] all weeks behind a comma in brackets are read, none is taken for a room', () => {
    const week = [
      '节次\t星期一\t星期二\t星期三',
      '1-2\t"声学\n(1-5,8-12周)\n主楼 201"\t\t',
      '3-4\t\t"光学\n(1-16周)\n主楼 202"\t',
    ]
    expect(linesOf(week.join('\n'), { language: 'zh' })).toEqual([
      '周一 第1–2节 声学，主楼 201，第1–5、8–12周',
      '周二 第3–4节 光学，主楼 202，第1–16周',
    ])
  })

  it('[X7] what was dropped, and the hours of an office, are no class', () => {
    const text = `Course: Italian B2.1
Tuesdays and Thursdays, 6:30 pm - 8:00 pm, from 15 September to 19 November 2026 (no lessons on 13 and 15 October)
DROPPED 8/19: ART 150 Drawing Mon 3:00-5:50 pm
Our office is open Monday to Friday 9 am - 7 pm`
    const [first = '', ...others] = linesOf(text)
    expect(first).toContain('Italian B2.1, 2026-09-15 – 2026-11-19, not on 2026-10-13, 2026-10-15')
    expect(others).toEqual(['“ART 150 Drawing”: marked as dropped, or not got', '! no course name'])
  })
})
