// From a guide to the pack of its course and back: one body of work, and nothing asked twice.
import { describe, expect, it } from 'vitest'
import { readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import { fieldsOf } from '../../../shared/pack/pack-phase.ts'
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { findGuideTalk, draftOf } from '../../../electron/pack/handlers/pack-material.ts'
import type { Session } from '../../../electron/session/session.ts'
import { valueOf } from '../session/open-desk.ts'
import { keep, recite, text } from '../recite/keep-text.ts'
import { answer, lastText, openCard, openTalk, say, sayAll, states, textsOf } from './pack-talk.ts'

const course = 'Microeconomics'

function workOf({ context }: Session, name: string) {
  const state = readState(context.database)
  const classes = state?.taskClasses.filter((each) => each.course === name) ?? []
  return classes.map(({ id, excludedWeekdays }) => ({
    excludedWeekdays,
    items: state === null ? [] : itemsOfClass(state, id),
  }))
}

async function guided() {
  const session = await openTalk()
  await sayAll(
    session,
    `guide me through ${course}`,
    'the exam is on 18 December',
    '6 chapters, 5 hours a week, and I am slow with graphs',
    'yes, but not on weekends',
    'yes',
  )
  await answer(session)
  return session
}

describe('one course, one body of work', () => {
  it('[K2] [K5] [B5] a pack starts from what the guide has settled, and lays its topics over the sessions that are there', async () => {
    const session = await guided()
    const [before] = workOf(session, course)
    const opened = await say(session, `open the course pack for ${course}`)
    // Goal, hours and days are not asked again: they stand on the card, with where they come from.
    expect(opened.ending).toBe('card')
    expect(lastText(session)).toMatch(/From our talk of \d+ \w+ I know: .*5 hours a week/)
    expect(textsOf(session, course)).toMatchObject({
      goal: expect.stringMatching(
        /^Pass the exam in Microeconomics\n.*18 Dec\nBy .*17 Dec\n> From our talk/,
      ),
      knowledge: expect.stringContaining('I am slow with graphs'),
      conditions: expect.stringMatching(/^5 hours a week\nnot on Saturday and Sunday\n> From/),
    })
    await answer(session)
    await say(session, 'change the topics to supply, demand, monopoly, games')
    await sayAll(session, 'change the materials to the book', 'continue')
    for (const phase of ['research', 'outline', 'tasks'] as const) {
      expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase })
      await answer(session)
      for (const key of fieldsOf(phase)) expect(states(session, course)[key]).toBe('ready')
    }
    const { body } = openCard(session)
    expect(body).toMatchObject({ kind: 'brief', origin: 'pack' })
    expect(body.kind === 'brief' ? body.document.map(({ preview }) => preview) : []).toEqual([
      '“Microeconomics: exam preparation”: 6 sessions changed',
    ])
    await answer(session)
    const [after, ...others] = workOf(session, course)
    expect(others).toEqual([])
    expect(after?.items.map(({ id, duration }) => [id, duration])).toEqual(
      before?.items.map(({ id, duration }) => [id, duration]),
    )
    expect(after?.items.map(({ title }) => title)).toEqual([
      'supply: learn',
      'supply: practise',
      'demand: learn',
      'demand: practise',
      'monopoly: learn',
      'games: learn',
    ])
    // One undo gives them their names back.
    valueOf(await session.request('undo', {}))
    expect(workOf(session, course)[0]?.items).toEqual(before?.items)
    valueOf(await session.request('redo', {}))
    // What the guide settles anew has been out of date in the pack, and is offered before anything else.
    await sayAll(session, `no, the ${course} exam is already on 14 December`, 'yes')
    await answer(session)
    expect(workOf(session, course)[0]?.items.map(({ title }) => title)).toContain('demand: learn')
    await say(session, 'continue the course pack')
    expect(lastText(session)).toContain('Out of date: “Goal”')
    await say(session, 'yes')
    expect(textsOf(session, course)['goal']).toMatch(/14 Dec\nBy .*13 Dec\n/)
  })

  it('[K2] [K5] [R5] [R6] words about something else are noted and what was asked is asked once more; the exam told in the guide holds for pack and recalls', async () => {
    const session = await openTalk()
    await sayAll(session, `guide me through ${course}`, 'the exam is on 18 December')
    await sayAll(session, '6 chapters', 'yes', 'yes')
    await answer(session)
    await say(session, `open the course pack for ${course}`)
    expect(lastText(session)).toContain('What do you know of it already')
    await say(session, 'pass with 75 points')
    expect(lastText(session)).toMatch(/^Noted\. And which parts can you do already/)
    await say(session, 'supply is fine, and no more 75 points')
    expect(lastText(session)).toMatch(/^That is what I need/)
    await say(session, 'that’s all')
    expect(textsOf(session, course)['goal']).toContain('pass with 75 points')
    await answer(session)
    valueOf(await session.request('generate-field', { course, key: 'placement', version: 0 }))
    expect(textsOf(session, course)['placement']).toMatch(/up to \w+ 17 Dec/)
    const id = await keep(session, 'Membrane', text, course)
    await session.request('begin-recital', { material: id })
    await recite(session, 'first', text)
    const { forecasts } = valueOf(await session.request('read-recite', {}))
    expect(forecasts).toMatchObject([{ course, exam: expect.stringMatching(/-12-18$/) }])
    const { lines } = valueOf(await session.request('preview-recalls', {}))
    expect(lines.join('\n')).toMatch(/1[67] Dec/)
  })

  it.each([
    [
      'en',
      course,
      [`guide me through ${course}`, 'the exam is on 18 December'],
      ['6 chapters, 5 hours a week', 'yes'],
      [
        'good marks',
        'maybe 80 points',
        '80-90 points',
        'a GPA of 3.7',
        'a decent grade',
        'top 5th',
        '9/10 points',
        'study on Mondays and pass',
      ],
      ['good marks by 11 December', 'top 5th, next Friday'],
      /^[^\n]+\nThe exam is on Fri 18 Dec\nBy Thu 17 Dec$/,
      /^[^\n]+\nBy Fri (?:11|4) Dec$/,
    ],
    [
      'zh',
      '微观经济学',
      ['带我规划微观经济学这门课', '12月18日考试'],
      ['一共6章，每周5小时', '好'],
      ['拿个好成绩', '大概80分', '80-90分', '绩点3.7', '前5名', '考9/10分', '每周一学习，考过'],
      ['12月11日前考过', '下周五之前拿个好成绩'],
      /^[^\n]+\n12月18日 周五考试\n12月17日 周四之前完成$/,
      /^[^\n]+\n截止12月(?:11|4)日 周五$/,
    ],
  ] as const)(
    '[K2] [K5] a goal of marks and places keeps the days that the guide has settled, one that names a day does not (%s)',
    async (language, of, begins, tells, dayless, dated, kept, own) => {
      const session = await openTalk(language)
      await sayAll(session, ...begins, ...tells)
      await answer(session)
      const { context } = session
      const pack = readPack(context.database, of)
      const goalFrom = async (text: string) => {
        const answers = [{ section: 'goal', text }] as const
        const wish = { course: of, key: 'goal', pack, answers, language } as const
        const draft = await draftOf(context, wish, new AbortController().signal)
        return draft?.ok === true ? draft.value.text : ''
      }
      for (const text of dayless) expect(await goalFrom(text), text).toMatch(kept)
      for (const text of dated) expect(await goalFrom(text), text).toMatch(own)
    },
  )

  it('[B6] [K2] a guide that is come back to holds for the pack as it was written, until its next draft is', async () => {
    const session = await guided()
    await sayAll(
      session,
      'thanks',
      'no, the exam is already on 14 December, and only 3 hours a week',
    )
    expect(lastText(session)).toContain('exam on Mon 14 Dec (before')
    await say(session, `open the course pack for ${course}`)
    expect(lastText(session)).toMatch(/exam on Fri 18 Dec; .*5 hours a week.* not accepted yet/)
    const source = '> From our talk of 23 Nov, as it was accepted; a newer draft was open then.'
    expect(textsOf(session, course)).toMatchObject({
      goal: expect.stringMatching(/18 Dec\nBy .*17 Dec\n> From/),
      knowledge: expect.stringContaining('I am slow with graphs'),
      conditions: `5 hours a week\nnot on Saturday and Sunday\n${source}`,
    })
    await answer(session)
    await answer(session, 'reject')
    await sayAll(session, 'go on with the guide', 'yes')
    await answer(session)
    await say(session, 'continue the course pack')
    expect(lastText(session)).toContain('Out of date: “Goal” and “How you study”')
    await say(session, 'yes')
    expect(textsOf(session, course)).toMatchObject({
      goal: expect.stringMatching(/14 Dec\nBy .*13 Dec\n> From our talk of 23 Nov\.$/),
      conditions: expect.stringMatching(/^3 hours a week\n/),
    })
    await answer(session, 'reject')
    // The second is taken back: the first is what the plan holds.
    valueOf(await session.request('undo', {}))
    await say(session, 'continue the course pack')
    expect(lastText(session)).toContain('Out of date: “Goal” and “How you study”')
  })

  it('[B6] [K2] what was written and undone is a draft again after any word, and the pack knows nothing of it', async () => {
    const session = await guided()
    await say(session, 'thanks')
    valueOf(await session.request('undo', {}))
    expect(valueOf(await session.request('read-guide', {})).state).toBe('DRAFTING')
    await say(session, `open the course pack for ${course}`)
    expect(lastText(session)).not.toContain('From our talk')
    expect(textsOf(session, course)).toEqual({})
  })

  it.each([
    [
      'en',
      course,
      [`guide me through ${course}`, 'the exam is on 18 December'],
      ['6 chapters, 5 hours a week, graph problems are hard', 'yes'],
      `open the course pack for ${course}`,
      'Noted in “About you”: Graph problems are hard.',
    ],
    [
      'zh',
      '微观经济学',
      ['带我规划微观经济学这门课', '12月18日考试'],
      ['一共6章，每周5小时，图像题很难', '好'],
      '打开微观经济学的课程包',
      '“关于你”里记着：图像题很难。',
    ],
  ] as const)(
    '[B5] [K2] what was told to be hard in a guide is on its card, and the pack of the course asks no more about it (%s)',
    async (language, of, begins, tells, opens, noted) => {
      const session = await openTalk(language)
      await sayAll(session, ...begins, ...tells)
      const { body } = openCard(session)
      expect(body.kind === 'brief' ? body.document : []).toMatchObject([
        { operation: 'upsert_task_class' },
        { operation: 'update_profile', section: 'profile', changes: { course: of } },
      ])
      await answer(session)
      expect((await say(session, opens)).ending).toBe('card')
      expect(textsOf(session, of)['knowledge']).toBe(noted)
    },
  )

  it('[B3] [K2] of two guides in one conversation each holds for the pack of its course', async () => {
    const session = await guided()
    await sayAll(
      session,
      'guide me through topology',
      'the exam is on 11 December',
      '4 chapters, 2 hours a week',
      'yes',
    )
    await answer(session)
    await say(session, `open the course pack for ${course}`)
    expect(lastText(session)).toMatch(/From our talk of 23 Nov I know: .*18 Dec; .*5 hours a week/)
    expect(textsOf(session, course).knowledge).toContain('I am slow with graphs')
    await answer(session, 'reject')
    await say(session, 'open the course pack for topology')
    expect(lastText(session)).toMatch(/From our talk of 23 Nov I know: .*11 Dec; .*2 hours a week/)
    valueOf(await session.request('undo', {}))
    valueOf(await session.request('undo', {}))
    expect(findGuideTalk(session.context, 'topology')).toBeNull()
    expect(findGuideTalk(session.context, course)).toBeNull()
    valueOf(await session.request('redo', {}))
    expect(findGuideTalk(session.context, course)).toMatchObject({ minutesAWeek: 300 })
  })

  it('[B3] [K5] a guide of a course with a pack starts from the pack, and asks nothing that stands there', async () => {
    const session = await openTalk('zh')
    await sayAll(
      session,
      '打开微观经济学的课程包',
      '12月18日考试，考过就行',
      '图像不太会',
      '每周5小时，周日不学',
      '就这些',
    )
    await answer(session)
    await say(session, '把知识点改成供给、需求、垄断')
    await say(session, '带我规划微观经济学这门课')
    expect(lastText(session)).toContain('先照课程包里的内容来')
    expect(lastText(session)).toMatch(/避开：不排在星期日/)
    expect(lastText(session)).toMatch(/12月17日/)
    await say(session, '就这样')
    await answer(session)
    expect(workOf(session, '微观经济学')).toHaveLength(1)
    expect(workOf(session, '微观经济学')[0]).toMatchObject({ excludedWeekdays: [7] })
  })

  it('[G6] [U8] a card of a course that was renamed since is shown anew under its name, and writes nothing under the old one', async () => {
    const session = await openTalk()
    const course = 'University physics'
    await sayAll(session, `guide me through ${course}`, 'something new')
    await sayAll(session, '6 chapters', 'by 18 December', 'yes')
    const { body } = openCard(session)
    expect(body.kind === 'brief' ? body.document[0]?.changes : {}).toMatchObject({
      fields: { course },
    })
    const edit = { kind: 'rename-course', course, name: 'Physics 1' } as const
    valueOf(await session.request('edit-work', { edit }))
    expect((await answer(session)).outcome).toBe('stale')
    expect(workOf(session, course)).toEqual([])
    expect((await answer(session)).outcome).toBe('accepted')
    expect(workOf(session, course)).toEqual([])
    expect(workOf(session, 'Physics 1')).toHaveLength(2)
  })
})
