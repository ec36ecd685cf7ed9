// Homework noted in a conversation (H1): the real session and the built-in model, in both languages.
import { expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { readHomework } from '../../../db/homework.ts'
import { readState } from '../../../db/schedule.ts'
import { sayCard } from '../../../shared/conversation/say-card.ts'
import { givenModel } from '../language/given/given-model.ts'
import { resumeText, takeText } from '../../../electron/orchestrator/orchestrate.ts'
import { orchestratorPorts } from '../../../electron/conversation/run-turn.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { dyingPorts } from '../orchestrator/dying-ports.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

async function openTalk(language: 'en' | 'zh' = 'en') {
  const { session } = openDesk({ model: givenModel })
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('set-preferences', { language }))
  const say = async (text: string) => {
    const { content, scene } = valueOf(await session.request('say', { text }))
    return { scene, said: content.kind === 'text' ? content.text : content.kind }
  }
  const card = () =>
    readConversation(session.context.database, shownConversation(session.context)).cards.find(
      ({ status }) => status === 'open',
    )
  const effect = () => {
    const [open, state] = [card(), readState(session.context.database)]
    return open === undefined || state === null ? '' : sayCard(state, open.body, language)
  }
  const accept = async () => {
    const { id: cardId = '', hash = '' } = card() ?? {}
    valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
  }
  /** Says what is to be noted, and takes its card. */
  const note = async (text: string) => {
    const { said } = await say(text)
    expect([text, said]).toEqual([text, 'card'])
    await accept()
  }
  const listed = () =>
    readHomework(session.context.database).map(({ title, course, dueDate, dueTime }) => [
      title,
      course,
      dueDate,
      dueTime,
    ])
  return { session, say, note, effect, accept, listed }
}

it('[H1] “add homework …” is a card with its course, day and time, noted once, and the schedule stays as it is', async () => {
  const { session, say, effect, accept, listed } = await openTalk()
  const before = readState(session.context.database)
  const asked = 'Add homework: problem set 7 for calculus by Friday 17:00'
  expect(await say(asked)).toEqual({ scene: 'homework', said: 'card' })
  expect(effect()).toContain('“Problem set 7” (Calculus), due Fri 27 Nov, 17:00')
  expect(listed()).toEqual([])
  await accept()
  expect(listed()).toEqual([['Problem set 7', 'Calculus', '2026-11-27', '17:00']])
  expect((await say(asked)).said).toContain('already')
  expect((await say('add homework essay')).said).toContain('When is “Essay” due?')
  expect(listed()).toHaveLength(1)
  expect(readState(session.context.database)).toBe(before)
  expect((await say('thanks')).said).not.toContain('due')
})

it('[H1] [D3] undo in the conversation takes homework back in its order, on a card that says so, and redo brings it again', async () => {
  const { session, say, note, effect, accept, listed } = await openTalk()
  await note('Add homework: problem set 7 for calculus by Friday 17:00')
  await say('problem set 7 is done')
  const walk = async (words: string, sentence: string) => {
    await say(words)
    expect(effect()).toContain(sentence)
    await accept()
  }
  await walk('undo', 'Opens the homework')
  expect(readHomework(session.context.database)[0]?.doneAt).toBeNull()
  await walk('undo', 'Deletes the homework')
  expect(listed()).toEqual([])
  valueOf(await session.request('redo', {}))
  expect(listed()).toHaveLength(1)
})

it('[H1] what is told of homework that is due is noted, listed, and ticked off by its name', async () => {
  const { say, note, listed } = await openTalk()
  expect((await say('add homework essay')).said).toContain('When is')
  await note('Friday')
  await note('remember problem sheet 3 due Thursday 5:30 pm')
  await note('I have to hand in the calculus problem set tomorrow at 9')
  expect(listed()).toEqual([
    ['Essay', 'Academic English', '2026-11-27', null],
    ['Problem sheet 3', '', '2026-11-26', '17:30'],
    ['Calculus problem set', 'Calculus', '2026-11-24', '09:00'],
  ])
  const open = /problem set”.*\n.*Problem sheet 3/
  expect((await say('what homework do I have?')).said).toMatch(open)
  expect((await say('what else do i have to hand in?')).said).toMatch(open)
  expect((await say('I handed in problem sheet 3')).said).toContain('“Problem sheet 3” is done')
  // By its course, in a short name of it.
  expect((await say('handed in my calc homework')).said).toContain('“Calculus problem set” is done')
  expect((await say('what homework do I have?')).said).toContain('Open homework: 1.')
})

it('[H1] 周五交作业3 likewise, and an answer with the day alone', async () => {
  const { say, note, listed } = await openTalk('zh')
  await note('周五交作业3')
  await note('线代作业下周一交，帮我加进去')
  await note('记一个作业：实验报告三，周五下午5点前交')
  await say('记一个作业：英语作文')
  await note('下周五')
  expect(listed()).toEqual([
    ['作业3', '', '2026-11-27', null],
    ['线代作业', 'Linear algebra', '2026-11-30', null],
    ['实验报告三', '', '2026-11-27', '17:00'],
    ['英语作文', 'Academic English', '2026-12-04', null],
  ])
  expect((await say('还有什么作业没交？')).said).toContain('还有 4 项作业没交')
  expect((await say('作业3做完了')).said).toContain('“作业3”已经标记为完成')
})

it('[H1] what is told in passing has its bare title and its time, and is due so many days later on a card', async () => {
  const { say, note, listed } = await openTalk()
  await note("oh and we've got problem sheet 5 for algorithms due next friday at noon")
  await note('so, there’s problem sheet 6 due by next friday noon')
  await note('remember the essay assignment due 2027-01-08')
  expect(listed().slice(0, 2)).toEqual([
    ['Problem sheet 5', 'algorithms', '2026-12-04', '12:00'],
    ['Problem sheet 6', '', '2026-12-04', '12:00'],
  ])
  expect((await say('what’s due')).said).toMatch(
    /Open homework: 3\.\n.*sheet 5.*Fri 4 Dec, 12:00\n.*sheet 6.*\n.*Fri 8 Jan 2027$/,
  )
  await note('problem sheet 5 is due a day later')
  await note('problem sheet 6 is due 2 weeks later')
  expect(listed().slice(0, 2)).toEqual([
    ['Problem sheet 5', 'algorithms', '2026-12-05', '12:00'],
    ['Problem sheet 6', '', '2026-12-18', '12:00'],
  ])
})

it('[H1] 实验报告二写完了 ticks it off, and a look at the list or a new item is taken while something waits', async () => {
  const { session, say, note, accept, listed } = await openTalk('zh')
  await note('记一个作业：实验报告二，周五下午5点前交')
  await note('记一个作业：作业4，2027-01-08前交')
  await note('实验报告二推迟两天交')
  expect(listed()[0]).toEqual(['实验报告二', '', '2026-11-29', '17:00'])
  expect((await say('把学习任务挪一下')).said).toContain('哪一次学习')
  expect((await say('还有什么作业没交')).said).toMatch(/^还有 2 项作业没交：[^]*2027年1月\d日/)
  await say('算了')
  expect((await say('实验报告二写完了')).said).toContain('“实验报告二”已经标记为完成')
  // A plan that waits stays where only a look is asked for, and makes way for a new item.
  await say('帮我安排这周')
  const open = () =>
    readConversation(session.context.database, shownConversation(session.context)).cards.filter(
      ({ status }) => status === 'open',
    )
  expect(open()).toHaveLength(1)
  await say('还有什么作业没交')
  expect(open()).toHaveLength(1)
  await say('记一个作业：英语作文，周日交')
  await accept()
  expect(listed()).toHaveLength(3)
})

it('[H1] “that’s done now” is what was noted right before, and the reading of a course without study is its homework', async () => {
  const { say, note } = await openTalk()
  await note('add homework for calculus: page 12, due friday')
  expect((await say("that's done now")).said).toContain('“Page 12” is done')
  await note('add homework for Microeconomics: read chapter 3, due wednesday')
  expect((await say('done w the micro reading btw')).said).toContain('“Read chapter 3” is done')
})

it('[H1] homework is told of the days and courses that are asked about, and how much else is open', async () => {
  const { say, note } = await openTalk()
  await note('Add homework: problem set 7 for calculus by Friday 17:00')
  await note('remember problem sheet 3 due Thursday 5:30 pm')
  expect((await say('what homework is due on Friday?')).said).toMatch(
    /^Open homework: 1\.\n.*Problem set 7.*$/,
  )
  expect((await say('what homework do I have for calculus?')).said).not.toContain('sheet 3')
  expect((await say('what homework do I have for linear algebra?')).said).toContain(
    'other open homework: 2',
  )
})

it('[H1] 作业3 is the homework of that title, and no session of 大作业', async () => {
  const { say, note } = await openTalk('zh')
  await say('安排这周')
  await note('作业3周五交')
  expect((await say('作业3做完了')).said).toContain('“作业3”已经标记为完成')
})

it('[H1] a day that is over is asked about, and its answer moves the item that it was said of', async () => {
  const { say, note, listed } = await openTalk()
  await note('remember problem sheet 3 due Thursday')
  expect((await say('problem sheet 3 is due on 2 November')).said).toContain('is over')
  await note('Friday')
  expect(listed()).toEqual([['Problem sheet 3', '', '2026-11-27', null]])
})

it('[H1] homework that is told while a plan waits is noted, and no part of the plan', async () => {
  const { say, note, listed } = await openTalk()
  expect((await say('plan my week')).said).toBe('card')
  await note('micro worksheet 2, due Friday 10am')
  expect(listed()).toEqual([['Worksheet 2', 'Microeconomics', '2026-11-27', '10:00']])
})

it('[H1] [D3] several that are told with their days are one card and one entry, and what is listed already is said', async () => {
  const { say, effect, accept, listed } = await openTalk()
  const both = [
    ['Sheet 3', 'Calculus', '2026-11-27', null],
    ['Lab report', 'University physics', '2026-11-26', '08:00'],
  ]
  const told = 'note down: calculus sheet 3 due friday, lab report due thursday 8am'
  expect((await say(told)).said).toBe('card')
  expect(effect()).toContain('“Sheet 3”')
  expect(effect()).toContain('“Lab report”')
  await accept()
  expect(listed()).toEqual(both)
  expect((await say('undo')).said).toBe('card')
  await accept()
  expect(listed()).toEqual([])
  expect((await say('redo')).said).toBe('card')
  await accept()
  expect(listed()).toEqual(both)
  expect((await say(told)).said).toContain('already')
})

it.each([
  // One of them is denied, is listed already, or has no day of its own.
  "add homework sheet 4 due Friday and don't add the physics homework due Monday",
  'move the lab report deadline to Monday and note homework sheet 4 due Tuesday',
  'add homework: calc sheet 4 due Friday and physics lab report',
])('[H1] no card takes both of “%s”', async (told) => {
  const { say, note, effect } = await openTalk()
  await note('remember the lab report homework due Friday')
  await say(told)
  expect(effect()).not.toMatch(/Notes the homework.*Notes the homework|physics (?:homework|lab)/is)
})

it('[H1] 周五交…，周一交… likewise', async () => {
  const { note, listed } = await openTalk('zh')
  await note('记一下作业：周五交高数作业3，下周一交实验报告')
  expect(listed().map(([title, , due]) => [title, due])).toEqual([
    ['作业3', '2026-11-27'],
    ['实验报告', '2026-11-30'],
  ])
})

it.each(['remember problem sheet 3 due Friday', 'problem sheet 3 is done'])(
  '[H1] [G6] a kill between “%s” and its answer loses nothing and counts nothing twice',
  async (words) => {
    const { session, note, effect, listed } = await openTalk()
    const isDone = words.endsWith('done')
    if (isDone) await note('remember problem sheet 3 due Friday')
    const { context } = session
    const id = shownConversation(context)
    const ports = orchestratorPorts(context, id, null)
    const { signal } = new AbortController()
    // The words are kept and the list is written; then the lights go out.
    const dying = dyingPorts(session, 1)
    const conversation = () => readConversation(context.database, id)
    await expect(takeText(dying, conversation(), words, signal)).rejects.toThrow('killed')
    const standing = readHomework(context.database)
    const resumed = await resumeText(ports, conversation(), signal)
    const told = resumed?.content.kind === 'text' ? resumed.content.text : effect()
    expect(told).toContain(isDone ? 'is done' : '“Problem sheet 3”')
    expect(readHomework(context.database)).toEqual(standing)
    expect(listed()).toHaveLength(isDone ? 1 : 0)
  },
)

it.each([
  'plan the problem set that is due Friday',
  'move my homework to Friday',
  'add a task: problem set 4 for linear algebra, due Sunday, 90 minutes',
  'the exam is a day later',
  'is my homework due on Friday?',
  'no homework due Friday',
  '周五的作业不用交了',
  '把作业挪到周五',
])('[H1] nothing is noted of “%s”', async (words) => {
  const { effect, say, listed } = await openTalk()
  await say(words)
  expect(effect()).not.toContain('Notes the homework')
  expect(listed()).toEqual([])
})

it.each([
  ['en', 'I have homework due yesterday in calculus', '22 Nov'],
  ['en', 'calculus homework was due last Friday', '20 Nov'],
  ['en', 'a worksheet for calculus was due the day before yesterday', '21 Nov'],
  ['en', 'the calculus assignment was due 20 November', '20 Nov'],
  ['en', 'calculus problem set due last Thursday', '19 Nov'],
  ['en', 'calculus homework due yesterday at 5pm', '22 Nov'],
  ['zh', '我有一份高数作业昨天交', '11月22日'],
  ['zh', '高数作业上周五交', '11月20日'],
  ['zh', '线性代数习题前天截止', '11月21日'],
  ['zh', '高數作業昨天要交', '11月22日'],
  ['zh', '高数作业11月20日截止', '11月20日'],
  ['zh', '线代作业上周四交', '11月19日'],
] as const)(
  '[H1] a day that is over is asked about and moves nothing: %s “%s”',
  async (language, text, day) => {
    const { session, say, listed } = await openTalk(language)
    const { said } = await say(text)
    expect(said).toMatch(/ is over\. When is|已经过去了。.*什么时候交？/)
    expect(said).toContain(day)
    expect(listed()).toEqual([])
    expect(
      readConversation(session.context.database, shownConversation(session.context)).cards,
    ).toEqual([])
  },
)
