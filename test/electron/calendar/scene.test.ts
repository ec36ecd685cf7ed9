// The timetable in a conversation (B8): the real session, graph and data file, in both languages.
import { expect, it } from 'vitest'
import { followWith } from '../../../db/conversations.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { openTalk } from './open-talk.ts'
import { queueOf } from '../../../electron/session/queue.ts'
import { valueOf } from '../session/open-desk.ts'

/** Monday of the third week is day 15. */
const friday = 19

it('[B8] a lesson is cancelled once, on a card with its true effect, and undo brings it back exactly', async () => {
  const { session, say, brief, accept, plan, events } = await openTalk()
  const before = plan()
  await say("badminton's cancelled this friday")
  const [gone] = Object.values(brief().diff.removed)
  expect(gone).toMatchObject({ title: 'Badminton', place: { day: friday } })
  expect(Object.keys(brief().diff.removed)).toHaveLength(1)
  expect(brief().document[0]?.preview).toContain('Cancel “Badminton” on Fri 27 Nov 19:00–20:35')
  const count = events(/Badminton/).length
  await accept()
  expect(events(/Badminton/)).toHaveLength(count - 1)
  valueOf(await session.request('undo', {}))
  expect(plan()).toEqual(before)
})

it('[B8] an appointment at a time that is taken is a question that names what stands there; a time that is free completes it', async () => {
  const { say, card, brief, accept, events } = await openTalk()
  const asked = await say('dentist thursday 3pm, about an hour')
  expect(asked.said).toContain('“Data structures: lab” stands there on Thu 26 Nov')
  expect(asked.suggested).toContain('19:00')
  expect(card()).toBeUndefined()
  await say('19:00')
  expect(brief().document[0]?.preview).toBe('Add “Dentist” on Thu 26 Nov 19:00–20:00')
  await accept()
  expect(events(/Dentist/)).toMatchObject([
    { eventKind: 'personal', clock: { start: '19:00', end: '20:00' }, locked: false },
  ])
})

it.each([
  ['en', 'dentist thursday 3pm, about an hour', 'yes', 'no', '19:00'],
  ['zh', '周四下午三点看牙，一小时', '好', '不用了', '19:00'],
] as const)(
  '[B8] [O6] a question ends its turn as one; a bare yes has it asked again, a no leaves it: %s',
  async (language, request, yes, no, choice) => {
    const { say, card, brief } = await openTalk(language)
    const asked = await say(request)
    expect(asked).toMatchObject({ ending: 'question' })
    expect(asked.suggested).toContain(choice)
    expect(await say(yes)).toEqual(asked)
    expect(await say(no)).toMatchObject({ ending: 'completed' })
    expect(card()).toBeUndefined()
    await say(request)
    await say(choice)
    expect(brief().document).toHaveLength(1)
  },
)

it.each([
  ['en', 'add a dentist appointment on thursday', '11:30, half an hour', /Thu 26 Nov 11:30–12:00/],
  ['en', 'put coffee with ana in on saturday', 'at 4 pm', /Sat 28 Nov 16:00/],
  [
    'en',
    'add a dentist appointment',
    'umm thursday, they said half past eleven',
    /Thu 26 Nov 11:30/,
  ],
  ['en', 'cancel my badminton', 'oh just the one this week', /on Fri 27 Nov/],
  ['en', 'cancel my badminton', 'all of them, my knee is broken', /\d+ times/],
  ['en', 'remind me before class', '15 minuets', /"reminderLead":15/],
  ['zh', '加一个看牙，周四', '十一点半，半小时', /11月26日 周四 11:30–12:00/],
  ['zh', '加一个看牙', '不是周四，周六十点吧', /看牙”：11月28日 周六 10:00/],
  ['zh', '羽毛球取消', '就这周那次', /11月27日/],
  ['zh', '上课前提醒我', '十五分钟吧', /"reminderLead":15/],
] as const)(
  '[B8] [B9] an answer holds the value that was asked for, whatever stands around it: %s %s – %s',
  async (language, request, answer, written) => {
    const { say, brief } = await openTalk(language)
    expect(await say(request)).toMatchObject({ ending: 'question' })
    await say(answer)
    expect(JSON.stringify(brief())).toMatch(written)
  },
)

it.each([
  ['en', 'add a dentist appointment on thursday', "what's on friday"],
  ['en', 'add a dentist appointment on thursday', 'the hairdresser is at 4'],
  ['en', 'add a dentist appointment on thursday', 'not before 4'],
  ['en', 'cancel my badminton', 'plan my week'],
  ['zh', '加一个看牙，周四', '理发五点'],
  ['zh', '加一个看牙，周四', '周四有什么课'],
] as const)(
  '[B8] words that ask, deny or name something else complete nothing: %s %s – %s',
  async (language, request, answer) => {
    const { say, card } = await openTalk(language)
    expect(await say(request)).toMatchObject({ ending: 'question' })
    await say(answer)
    expect(JSON.stringify(card() ?? null)).not.toMatch(/[Dd]entist|看牙|[Bb]adminton/)
  },
)

it.each([
  ['en', 'dentist tuesday 8:30 for an hour', 'Add it anyway, without “Data structures”'],
  ['zh', '周二上午八点半看牙，一小时', '照样加上，那天不上“数据结构”'],
] as const)(
  '[B8] [S3] an appointment in a lesson may be added all the same: the lesson is off that day, on one card: %s',
  async (language, request, anyway) => {
    const { session, say, brief, accept, plan } = await openTalk(language)
    const before = plan()
    expect((await say(request)).suggested[0]).toBe(anyway)
    await say(anyway)
    expect(brief().document.map(({ operation }) => operation)).toEqual([
      'remove_events',
      'add_events',
    ])
    expect(Object.keys(brief().diff.removed)).toHaveLength(1)
    await accept()
    valueOf(await session.request('undo', {}))
    expect(plan()).toEqual(before)
  },
)

it('[B8] words that answer nothing are taken as what they are, and the question lets go', async () => {
  const { say, card } = await openTalk()
  await say('dentist thursday 3pm, about an hour')
  expect((await say('what is my next class?')).said).toContain('“Calculus”, Mon 23 Nov 08:00')
  await say('19:00')
  expect(card()).toBeUndefined()
})

it('[B8] a weekly lesson stands in every week that comes; what is taken is left out and said', async () => {
  const { say, brief, accept, events } = await openTalk()
  await say('add a lecture: statistics, mon 4-5pm, every week')
  expect(brief().document[0]?.preview).toContain(
    'Add “Statistics” every Monday 16:00–17:00, 14 times',
  )
  await accept()
  const weekly = events(/Statistics/)
  expect(new Set(weekly.map(({ place }) => place.day % 7))).toEqual(new Set([1]))
  expect(weekly[0]).toMatchObject({ course: 'Statistics', eventKind: 'class', locked: true })
  const { said } = await say('football training mondays and wednesdays 7pm-8:30pm')
  expect(said).toMatch(/Wed 16 Dec 19:00–20:30 is left out: “Linear algebra midterm exam”/)
})

it('[B8] study in the way goes back to waiting on the same card, and that is said', async () => {
  const { session, say, brief, accept, plan } = await openTalk()
  const state = plan().state
  const item = state?.tasks.find((task) => task.kind === 'item')
  if (item === undefined) throw new Error('no work')
  valueOf(
    await session.request('edit-by-hand', {
      edit: { kind: 'put', task: item.id, day: friday - 1, start: 10 },
    }),
  )
  const before = plan()
  const { said } = await say('dentist thursday 7pm, about an hour')
  expect(said).toContain(`“${item.title}” makes room and waits for a new place`)
  expect(brief().diff.updated[`task:${item.id}`]?.[1]).toMatchObject({ place: null })
  await accept()
  valueOf(await session.request('undo', {}))
  expect(plan()).toEqual(before)
})

it('[B8] [U6] a day off takes its lessons, study stays, and undo gives the day back to the term', async () => {
  const { session, say, brief, accept, plan } = await openTalk()
  const before = plan()
  await say('no uni on 1 dec, national holiday')
  expect(brief()).toMatchObject({
    term: { to: { overrides: expect.arrayContaining([{ kind: 'off', date: '2026-12-01' }]) } },
    document: [{ preview: 'No lessons on Tue 1 Dec', reason: 'Study in that time stays.' }],
  })
  await accept()
  const lessons = plan().state?.tasks.filter(
    (task) => task.kind === 'event' && task.eventKind === 'class' && task.place.day === 23,
  )
  expect(lessons).toEqual([])
  expect(plan().term?.overrides).toContainEqual({ kind: 'off', date: '2026-12-01' })
  valueOf(await session.request('undo', {}))
  expect(plan()).toEqual(before)
})

it('[B8] a lesson that is named is off, and not its whole day', async () => {
  const { say, brief } = await openTalk('zh')
  await say('明天数据结构不上课')
  expect(brief().document.map(({ preview }) => preview)).toEqual([
    '取消11月24日 周二 08:00–09:35的“数据结构”',
  ])
})

it('[B8] 周六补周一的课 brings the lessons of that Monday', async () => {
  const { say, brief, accept, plan } = await openTalk('zh')
  await say('周六补周一的课')
  expect(brief().document[0]?.preview).toBe('11月28日 周六上11月23日 周一的课')
  await accept()
  const titles = (day: number) =>
    plan().state?.tasks.flatMap((task) =>
      task.kind === 'event' && task.eventKind === 'class' && task.place.day === day
        ? [task.title]
        : [],
    )
  expect(titles(20)).toEqual(titles(15))
})

it('[B8] 老师说明天的数据结构调到周五第一节 moves that lesson alone, as long as it is', async () => {
  const { say, brief } = await openTalk('zh')
  await say('老师说明天的数据结构调到周五第一节')
  const moved = Object.values(brief().diff.updated).filter(([from]) => from.kind === 'event')
  expect(moved).toHaveLength(1)
  expect(moved[0]?.[1]).toMatchObject({
    title: '数据结构',
    place: { day: friday, start: 1, end: 2 },
  })
})

it('[B8] traditional characters are read, and a title stays as it was typed', async () => {
  const { say, brief } = await openTalk('zh')
  await say('禮拜日下午兩點到四點教會活動')
  expect(brief().document[0]).toMatchObject({
    changes: { title: '教會活動', clock: { start: '14:00', end: '16:00' }, places: [{ day: 21 }] },
  })
})

it('[B8] [G13] several acts of one message are one card; what else it asks for follows as a turn of its own', async () => {
  const { session, say, brief, card, accept } = await openTalk()
  await say('cancel badminton on friday and move vector spaces to sunday')
  expect(brief().document).toHaveLength(1)
  expect(queueOf(session.context)).toMatchObject([{ text: 'move vector spaces to sunday' }])
  await accept()
  await Promise.all(session.context.running)
  expect(queueOf(session.context)).toEqual([])
  expect(card()?.body).toMatchObject({ call: { name: 'place' } })
})

it('[G13] what follows a message that a kill cut off is queued once', async () => {
  const { session } = await openTalk()
  const { database } = session.context
  const id = shownConversation(session.context)
  followWith(database, id, ['first', 'second'])
  followWith(database, id, ['first', 'second'])
  expect(queueOf(session.context).map(({ text }) => text)).toEqual(['first', 'second'])
})

it('[B8] an answer in Chinese to words in Chinese, whatever the window speaks', async () => {
  const { say } = await openTalk('en')
  expect((await say('明天三点开班会')).said).toMatch(/[一-鿿]/u)
})

it('[B8] a time told at the card is the same act at that time', async () => {
  const { say, brief } = await openTalk()
  await say('dentist thursday 7pm, about an hour')
  await say('make it 8pm')
  expect(brief().document[0]?.preview).toBe('Add “Dentist” on Thu 26 Nov 20:00–21:00')
})

it.each([
  ['cancel badminton yesterday', /Sun 22 Nov is over/],
  ['no lectures on 1 january 2020', /is outside of your term/],
  ['add dentist at 25:00 on friday', /What time is “Dentist” on Fri 27 Nov/],
  ['add a dentist appointment on 3 march 2027 at 10:00', /is outside of your term/],
  ['add dentist in period 15 on friday', /periods of your day are 08:00–12:15.*no|none of them/],
])('[B8] %s is answered by a sentence and changes nothing', async (text, said) => {
  const { say, card, plan } = await openTalk()
  const before = plan()
  expect((await say(text)).said).toMatch(said)
  expect(card()).toBeUndefined()
  expect(plan()).toEqual(before)
})

it.each([
  [
    'en',
    'i have a linear algebra quiz on friday at 19:00',
    'move the linear algebra quiz of friday to saturday 10:00',
    'Badminton on Fri 27 Nov 19:00–20:35 is off: “Linear algebra quiz” is held then. It comes back if the exam moves or goes.',
    'Badminton on Fri 27 Nov 19:00–20:35 is held again.',
  ],
  [
    'zh',
    '周五19:00到20:30有线性代数考试',
    '把周五的线性代数考试改到周六10点',
    '11月27日 周五 19:00–20:35的羽毛球取消：那时有“线性代数考试”。考试改期或取消后，会自动恢复。',
    '11月27日 周五 19:00–20:35的羽毛球恢复进行。',
  ],
] as const)(
  '[B8] [X2] an exam that is told takes the time of a lesson, which is held again when the exam moves (%s)',
  async (language, added, moved, off, back) => {
    const { session, say, accept, plan, events } = await openTalk(language)
    const before = plan()
    expect((await say(added)).said).toContain(off)
    await accept()
    expect(events(/quiz|考试/).flatMap(({ dropped }) => dropped ?? [])).toHaveLength(1)
    const after = plan()
    expect((await say(moved)).said).toContain(back)
    await accept()
    const held = ({ state }: typeof before) =>
      state?.tasks.filter(({ title }) => /Badminton|羽毛球/.test(title))
    expect(held(plan())).toEqual(held(before))
    valueOf(await session.request('undo', {}))
    expect(plan()).toEqual(after)
    valueOf(await session.request('undo', {}))
    expect(plan()).toEqual(before)
  },
)

it('[B8] of lessons of two courses that are called the same it is asked which, in both ways of writing', async () => {
  const { say, card } = await openTalk('zh')
  for (const text of ['习题课我不去了', '習題課我不去了']) {
    expect((await say(text)).said).toContain('“高等数学习题课”还是“线性代数习题课”')
    expect(card()).toBeUndefined()
  }
})

it('[B8] [M3] a question about a time is no trap: what is wanted of something else is that', async () => {
  const { say, plan } = await openTalk()
  const before = plan()
  expect((await say('dentist on friday')).said).toContain('What time')
  const { said } = await say('move linked list to sunday morning')
  expect(said).not.toContain('Dentist')
  expect((await say('never mind')).said).not.toContain('Dentist')
  expect(plan()).toEqual(before)
})
