// A course pack in a conversation: the real session, the built-in model, and cards answered in every way.
import { describe, expect, it } from 'vitest'
import { readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import { fieldsOf } from '../../../shared/pack/pack-phase.ts'
import { packPhases } from '../../../shared/pack/fields.ts'
import { readTopics } from '../../../shared/pack/topic-lines.ts'
import { readWork } from '../../../shared/pack/work-lines.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { valueOf } from '../session/open-desk.ts'
import {
  answer,
  english,
  lastText,
  openCard,
  openTalk,
  say,
  sayAll,
  states,
  talkOf,
  textsOf,
} from './pack-talk.ts'

describe('from nothing to placed work', () => {
  it('[K2] [K4] [K5] asks, writes phase after phase, each settled on its card, up to work that the planner places', async () => {
    const session = await openTalk()
    const { database } = session.context
    const opened = await say(session, english[0] ?? '')
    expect(opened).toMatchObject({
      scene: 'pack',
      phase: 'intent',
      suggested: ['that’s all', 'Leave the course pack'],
    })
    expect(opened.said).toContain('step 1 of 8')
    for (const text of english.slice(1)) await say(session, text)
    // Questions and answers are no fields.
    expect(textsOf(session, 'Linear algebra')).toEqual({})
    const written = await say(session, 'that’s all')
    expect(written.ending).toBe('card')
    expect(textsOf(session, 'Linear algebra')).toMatchObject({
      goal: expect.stringMatching(/^pass with 80 points\nExam: Linear algebra midterm/),
      knowledge: 'I know elimination, but eigenvalues are hard',
      conditions: '6 hours a week, not on Sundays',
    })
    for (const phase of ['intent', 'research', 'outline', 'tasks'] as const) {
      const { body } = openCard(session)
      expect(body).toMatchObject({ kind: 'checkpoint', phase, course: 'Linear algebra' })
      expect((await answer(session)).ending).toBe('card')
      for (const key of fieldsOf(phase))
        expect(states(session, 'Linear algebra')[key]).toBe('ready')
    }
    const { topics = '', work = '' } = textsOf(session, 'Linear algebra')
    const shares = readTopics(topics).map(({ share }) => share ?? 0)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
    const shareOf = (title: string) =>
      readTopics(topics).find((topic) => topic.title.startsWith(title))?.share ?? 0
    expect(shareOf('Eigenvalues')).toBeGreaterThan(shareOf('Determinants'))
    expect(shareOf('Elimination')).toBeLessThan(shareOf('Determinants'))
    const before = readState(database)
    expect(openCard(session).body).toMatchObject({ kind: 'brief', origin: 'pack' })
    expect((await answer(session)).ending).toBe('completed')
    const after = readState(database)
    // The work that the plan has of the course is taken over: nothing of it is there twice.
    const made = after?.taskClasses.find(({ course }) => course === 'Linear algebra')
    expect(after?.taskClasses).toHaveLength(before?.taskClasses.length ?? 0)
    expect(made).toMatchObject({ course: 'Linear algebra', excludedWeekdays: [7] })
    const items = after?.tasks.filter((task) => task.kind === 'item' && task.classId === made?.id)
    expect(items?.map((item) => item.title)).toEqual(readWork(work).map(({ title }) => title))
    const old = before?.tasks.filter((task) => task.kind === 'item' && task.classId === made?.id)
    expect(items?.map(({ id }) => id)).toEqual(
      expect.arrayContaining(old?.map(({ id }) => id) ?? [-1]),
    )
    await say(session, 'plan my week')
    await answer(session)
    const placed = readState(database)?.tasks.filter(
      (task) => isPlacedItem(task) && task.classId === made?.id,
    )
    expect(placed?.length).toBeGreaterThan(0)
    // The rest of the pack: where it lies, the guide, the outlook, the health.
    await sayAll(session, 'open the course pack', 'continue')
    expect(textsOf(session, 'Linear algebra')['placement']).toContain('placed')
    for (const phase of packPhases.slice(4)) {
      expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase })
      await answer(session)
    }
    expect(lastText(session)).toContain('is complete')
    expect(Object.values(states(session, 'Linear algebra'))).toEqual(Array(11).fill('ready'))
    // One undo takes the work back; the pack keeps what was written.
    const calls = talkOf(session).timeline.flatMap(({ event }) =>
      event.kind === 'tool-call-start' ? [event.call.name] : [],
    )
    expect(
      new Set(calls).isSupersetOf(
        new Set(['generate_field', 'research', 'simulate', 'evaluate', 'export']),
      ),
    ).toBe(true)
    const ids = talkOf(session).timeline.flatMap(({ event }) =>
      event.kind === 'tool-call-start' ? [event.call.id] : [],
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[K1] [K2] [K4] speaks Chinese to who does, takes words at a card as a change, and shows the card again', async () => {
    const session = await openTalk('zh')
    expect((await say(session, '帮我做线代的课程包')).said).toContain('“线性代数”')
    await sayAll(session, '期末前考到80分', '向量会了，特征值不会', '每周六小时，周日不学')
    expect((await say(session, '可以了')).ending).toBe('card')
    const changed = await answer(session, 'reject', { note: '把目标改成考到90分' })
    expect(changed).toMatchObject({ outcome: 'rejected', ending: 'card' })
    const { fields } = readPack(session.context.database, '线性代数')
    expect(fields.goal).toMatchObject({ text: '考到90分', who: 'person', version: 2 })
    expect(openCard(session).body).toMatchObject({
      phase: 'intent',
      fields: expect.arrayContaining([{ key: 'goal', version: 2 }]),
    })
    expect((await say(session, '目标是什么？')).ending).toBe('card')
    await answer(session)
    expect(openCard(session).body).toMatchObject({ phase: 'research' })
    // Words of another scene put the card aside and are carried out.
    expect(await say(session, '帮我安排这周')).toMatchObject({ scene: 'schedule', ending: 'card' })
    // At an open plan the name of a scene is no wish about the plan: its card is turned down.
    expect(await say(session, '继续做课程包')).toMatchObject({
      scene: 'pack',
      said: expect.stringContaining('“线性代数”'),
    })
    await say(session, '先不做课程包')
    expect(await say(session, '帮我安排这周')).toMatchObject({ scene: 'schedule', ending: 'card' })
    expect((await say(session, '回到刚才的课程规划')).scene).toBe('guide')
    expect(talkOf(session).cards.filter(({ status }) => status === 'open')).toEqual([])
  })

  it('[K2] told that it is all before a goal was said, it asks for it, and the next words are the goal', async () => {
    const session = await openTalk()
    await sayAll(session, 'open the course pack for Microeconomics', 'that’s all')
    expect(lastText(session)).toContain('Say what has to be reached')
    await sayAll(session, 'pass the exam on 18 December', 'that’s all')
    // Of an exam the eve is the last day.
    expect(textsOf(session, 'Microeconomics')['goal']).toMatch(/^pass the exam.*\nBy Thu 17 Dec$/)
  })

  it('[K2] asks for what could not be written and for nothing that is; more told at the card is written too', async () => {
    const session = await openTalk()
    const goal = { course: 'Calculus', key: 'goal', text: 'pass', version: 0 } as const
    valueOf(await session.request('write-field', goal))
    await sayAll(session, 'open the course pack for calculus', 'yes')
    expect(lastText(session)).toContain('Say a few words about it')
    const told = await say(session, 'I know limits, integrals are hard')
    expect(told.said).toContain('That is what I need')
    expect((await say(session, 'that’s all')).ending).toBe('card')
    expect((await say(session, 'I also know derivatives')).ending).toBe('card')
    expect(textsOf(session, 'Calculus')).toMatchObject({
      goal: 'pass',
      knowledge: 'I know limits, integrals are hard\nI also know derivatives',
    })
  })

  it('[K1] continue says what is missing; the goal of the person stays until they say yes', async () => {
    const session = await openTalk()
    const { database } = session.context
    await say(session, 'open the course pack for calculus')
    const goal = { course: 'Calculus', key: 'goal', text: 'My own goal', version: 0 } as const
    valueOf(await session.request('write-field', goal))
    const told = await say(session, 'continue')
    expect(told.said).toMatch(/Still missing: “What you know” and “How you study”/)
    expect(told.suggested).toEqual(['yes', 'Leave the course pack'])
    expect((await say(session, 'no')).said).toContain('nothing was written')
    await say(session, 'write the goal')
    expect(lastText(session)).toContain('words of your own')
    expect(readPack(database, 'Calculus').fields.goal?.text).toBe('My own goal')
    await say(session, 'yes')
    expect(readPack(database, 'Calculus').fields.goal).toMatchObject({ who: 'agent', version: 2 })
  })

  it('[K1] asks which course is meant, takes a new name when it is said twice, and the only thing known of it', async () => {
    const session = await openTalk()
    expect((await say(session, 'open the course pack')).said).toContain('Which course')
    expect((await say(session, 'Basket weaving')).said).toContain('Say the name again')
    expect((await say(session, 'Basket weaving')).said).toContain('Course pack of “Basket weaving”')
    await say(session, 'know how to weave')
    await say(session, 'that is all')
    // No exam, no file: what the course asks can't be known, and that is said.
    await answer(session)
    expect(lastText(session)).toContain('Add the syllabus')
    await say(session, 'the demands are one basket by the end of term')
    expect(readPack(session.context.database, 'Basket weaving').fields.demands).toMatchObject({
      text: 'one basket by the end of term',
      who: 'person',
    })
    await say(session, 'write the topics')
    expect(lastText(session)).toContain('No topics are known')
    await say(session, 'the topics are willow, base, sides and rim')
    expect(
      readTopics(textsOf(session, 'Basket weaving')['topics'] ?? '').map(({ title }) => title),
    ).toEqual(['willow', 'base', 'sides', 'rim'])
  })
})

describe('the checkpoint', () => {
  it('[K4] [G6] a yes, thanks or “next” typed at a card is no verdict: it says where the yes belongs, and the card is there again', async () => {
    const session = await openTalk()
    await sayAll(session, ...english, 'that’s all')
    for (const words of ['yep looks right', 'ok next', '嗯没问题']) {
      const held = await say(session, words)
      expect(held.ending).toBe('card')
      expect(held.said).toMatch(/press Accept|按“接受”/)
      expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase: 'intent' })
    }
    expect(states(session, 'Linear algebra')['goal']).toBe('draft')
    for (let phase = 0; phase < 4; phase += 1) await answer(session)
    expect(openCard(session).body).toMatchObject({ kind: 'brief' })
    for (const words of ['ok next', 'hm']) {
      expect((await say(session, words)).ending).toBe('card')
      expect(openCard(session).body).toMatchObject({ kind: 'brief', origin: 'pack' })
    }
    expect((await say(session, 'no')).said).toContain('put aside')
  })

  it('[K1] who has turned the sessions down gets the places that the plan has, and not the card again', async () => {
    const session = await openTalk()
    await sayAll(session, ...english, 'that’s all')
    for (let phase = 0; phase < 4; phase += 1) await answer(session)
    await answer(session, 'reject')
    expect((await say(session, 'continue')).said).toContain('Still missing: “Place in the weeks”')
    expect((await say(session, 'yes, please do')).ending).toBe('card')
    expect(textsOf(session, 'Linear algebra')['placement']).toContain('placed')
    expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase: 'schedule' })
  })

  it('[K4] [O7] goes on by itself once it was said to, and stops where only the person can decide', async () => {
    const session = await openTalk()
    await sayAll(session, ...english)
    await say(session, 'that’s all')
    await answer(session, 'accept', { always: true })
    // The work goes into the plan with a card of its own.
    expect(openCard(session).body).toMatchObject({ kind: 'brief' })
    const { cards, timeline } = talkOf(session)
    const automatic = timeline.filter(
      ({ event }) => event.kind === 'card-answer' && event.isAutomatic === true,
    )
    expect(automatic).toHaveLength(3)
    expect(
      cards.filter(({ body }) => body.kind === 'checkpoint').map(({ status }) => status),
    ).toEqual(Array(4).fill('accepted'))
  })

  it('[K4] [G6] a field that was written anew makes the card stale: a fresh one shows it, and nothing was settled', async () => {
    const session = await openTalk()
    await sayAll(session, ...english)
    await say(session, 'that’s all')
    const goal = { course: 'Linear algebra', key: 'goal', text: 'Another', version: 1 } as const
    valueOf(await session.request('write-field', goal))
    expect((await answer(session)).outcome).toBe('stale')
    expect(states(session, 'Linear algebra')).toMatchObject({ goal: 'draft', knowledge: 'draft' })
    // The talk says what has become of it, and what to do.
    expect(lastText(session)).toMatch(/was written anew\. .*Look at the fresh card/)
    expect(openCard(session).body).toMatchObject({
      fields: expect.arrayContaining([{ key: 'goal', version: 2 }]),
    })
    await answer(session)
    expect(states(session, 'Linear algebra')).toMatchObject({ goal: 'ready' })
    expect(openCard(session).body).toMatchObject({ phase: 'research' })
  })

  it('[K1] [K4] [U8] a course that gets another name takes the talk along, and undo gives it back', async () => {
    const session = await openTalk()
    await sayAll(session, ...english, 'that’s all')
    const edit = { kind: 'rename-course', course: 'Linear algebra', name: 'Algebra 2' } as const
    valueOf(await session.request('edit-work', { edit }))
    // The card speaks of a course that is none now: nothing is settled, and a fresh one shows it under its name.
    expect((await answer(session)).outcome).toBe('stale')
    expect(openCard(session).body).toMatchObject({ course: 'Algebra 2', phase: 'intent' })
    expect(textsOf(session, 'Linear algebra')).toEqual({})
    valueOf(await session.request('undo', {}))
    expect((await answer(session)).outcome).toBe('stale')
    expect(openCard(session).body).toMatchObject({ course: 'Linear algebra', phase: 'intent' })
    expect(textsOf(session, 'Algebra 2')).toEqual({})
  })

  it('[K4] [G6] turned down without a word nothing is settled, and continue shows it again', async () => {
    const session = await openTalk()
    await sayAll(session, ...english)
    await say(session, 'that’s all')
    expect(await answer(session, 'reject')).toMatchObject({ ending: 'completed', cardId: null })
    expect(states(session, 'Linear algebra')).toMatchObject({ goal: 'draft' })
    await say(session, 'continue')
    expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase: 'intent' })
  })
})
