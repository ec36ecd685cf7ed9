// The window's other acts in a conversation (B9): a card, one entry, undone whole; on the real session, graph and file.
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTask } from '../../../shared/schedule/state.ts'
import { openTalk } from './acts-talk.ts'

describe('acts of the window', () => {
  it('[B9] are a card, written by a yes, and undo in words brings back exactly what was', async () => {
    const talk = await openTalk()
    await talk.plan()
    const before = talk.all()
    await talk.act('rename | rename [word list 1](task) to [Kitchen words](title)')
    expect(talk.effect()).toBe('Renames Word list 1: learn and test yourself to Kitchen words.')
    expect(talk.all()).toEqual(before)
    await talk.answer('accept')
    expect(talk.state().tasks.some(({ title }) => title === 'Kitchen words')).toBe(true)
    await talk.say('undo')
    await talk.answer('accept')
    expect(talk.all()).toEqual(before)
  })

  it('[B9] [S6] a pin says what it does, and holds', async () => {
    const talk = await openTalk()
    await talk.plan()
    await talk.act('pin | pin [the linked list session](task)')
    expect(talk.effect('en')).toBe('Pins Linked list: write and test.')
    expect(talk.effect('zh')).toBe('固定“Linked list: write and test”。')
    await talk.answer('accept')
    const pinned = talk.state().tasks.find(({ kind, locked }) => kind === 'item' && locked)
    expect(pinned?.title).toBe('Linked list: write and test')
    await talk.act('unpin | unpin everything')
    await talk.answer('accept')
    expect(findTask(talk.state(), pinned?.id ?? 0)?.locked).toBe(false)
  })

  it('[B9] several of one message are one card and one entry', async () => {
    const talk = await openTalk()
    const before = talk.all()
    await talk.act(
      'set_habit + set_habit + set_setting | keep [saturdays](not) free // and keep [sundays](not) free // and [dark](value) mode',
    )
    expect(talk.effect()).toBe(
      'Theme: dark (until now: as the system). Days without study: Saturday and Sunday (until now: none).',
    )
    await talk.answer('accept')
    expect(talk.context.preferences).toMatchObject({
      theme: 'dark',
      planning: { protectedWeekdays: [6, 7] },
    })
    expect(talk.pushed.findLast(({ kind }) => kind === 'preferences')).toMatchObject({
      preferences: { theme: 'dark' },
    })
    await talk.session.request('undo', {})
    expect(talk.all()).toEqual(before)
  })

  it('[B9] a preference that was set by hand since stays when the card is undone', async () => {
    const talk = await openTalk()
    await talk.act('set_habit | no study [after 9 pm](not)')
    await talk.answer('accept')
    const { planning } = talk.context.preferences
    await talk.session.request('set-preferences', {
      planning: { ...planning, noStudyAfter: '22:00' },
    })
    await talk.session.request('undo', {})
    expect(talk.context.preferences.planning.noStudyAfter).toBe('22:00')
  })

  it('[B9] [P3] says how much lies in what is now free, and plans that anew on a press', async () => {
    const talk = await openTalk()
    await talk.plan()
    const onFriday = () =>
      talk.state().tasks.filter(({ kind, place }) => kind === 'item' && place?.day === 19).length
    expect(onFriday()).toBeGreaterThan(0)
    const { suggested } = await talk.act('set_habit | I never study on [Fridays](not)')
    const body = talk.openCard()?.body
    expect(body?.kind === 'brief' && body.document[0]?.reason).toMatch(
      /that are planned already lie/,
    )
    expect(suggested).toEqual(['Plan what lies there anew'])
    await talk.answer('accept')
    await talk.say('plan what lies there anew')
    await talk.answer('accept')
    expect(onFriday()).toBe(0)
    expect((await talk.say('Plan what lies there anew')).said).toContain('Nothing that is planned')
  })

  it('[B9] a course goes only after its extent was told in words and stood on the card', async () => {
    const talk = await openTalk()
    const before = talk.all()
    const asked = await talk.act('drop_course | I am dropping [modern history](course)')
    expect(asked.said).toMatch(/4 sessions; \d+ lessons from now on\. Shall I/)
    expect(asked.suggested).toEqual(['Yes', 'No'])
    expect(talk.openCard()).toBeNull()
    await talk.say('yes')
    expect(talk.effect()).toMatch(/Removes the course work .* removes \d+ events and removes 4/)
    await talk.answer('accept')
    const { tasks, taskClasses } = talk.state()
    expect(taskClasses.some(({ course }) => course === 'Modern history')).toBe(false)
    const lessons = tasks.filter(
      (task) => task.kind === 'event' && task.course === 'Modern history',
    )
    expect(lessons.every(({ place }) => place !== null && place.day < 15)).toBe(true)
    await talk.session.request('undo', {})
    expect(talk.all()).toEqual(before)
  })

  it('[B9] a no to it, and any other words, change nothing', async () => {
    const talk = await openTalk()
    const before = talk.all()
    await talk.act('drop_course | I am dropping [modern history](course)')
    await talk.say('no')
    expect(talk.openCard()).toBeNull()
    await talk.act('drop_course | I am dropping [modern history](course)')
    await talk.say('how many hours have I got this week?')
    // A yes comes too late now: the question was let go.
    await talk.say('yes')
    expect(talk.openCard()).toBeNull()
    expect(talk.all()).toEqual(before)
  })

  it('[B9] what is open is asked with what can be pressed, and the answer completes it', async () => {
    const talk = await openTalk()
    const lead = await talk.act('set_reminder | remind me [in 5000 minutes](lead)')
    expect(lead.suggested).toEqual(['5 minutes before', '10 minutes before', '15 minutes before'])
    await talk.say('15 minutes before')
    expect(talk.effect()).toBe('Reminder of study work: 15 minutes before (until now: off).')
    await talk.answer('accept')
    const name = await talk.act('rename | rename [word list 2](task)')
    expect(name.said).toContain('be called?')
    await talk.say('Garden words')
    expect(talk.previews()).toEqual([
      'Renames the session “Word list 2: learn and test yourself” to “Garden words”',
    ])
    await talk.answer('reject')
  })

  it('[M3] [B9] at the question whether one is meant, the name of another is the answer', async () => {
    const talk = await openTalk()
    await talk.plan()
    await talk.act('remove_sessions | drop [word list 2](task)', false)
    await talk.say('no, word list 3')
    expect(talk.previews()).toEqual([expect.stringContaining('Word list 3')])
    await talk.answer('reject')
  })

  it('[M3] [B9] at the question whether one is meant, the name of another is the answer', async () => {
    const talk = await openTalk()
    await talk.plan()
    await talk.act('remove_sessions | drop [word list 2](task)', false)
    await talk.say('no, word list 3')
    expect(talk.previews()).toEqual([expect.stringContaining('Word list 3')])
    await talk.answer('reject')
  })

  it('[B9] what is unsurely read is asked back as what it would do', async () => {
    const talk = await openTalk()
    const { said, suggested } = await talk.act('set_setting | [dark](value) mode', false)
    expect(said).toBe('Do you mean: Theme: dark?')
    expect(suggested).toEqual(['Yes', 'No'])
    await talk.say('yes')
    expect(talk.effect()).toContain('Theme: dark')
  })

  it('[B9] bad input is a sentence, and nothing is written', async () => {
    const talk = await openTalk()
    const before = talk.all()
    const long = 'x'.repeat(300)
    const said = async (line: string) => {
      const answer = await talk.act(line)
      await talk.say('never mind')
      return answer.said
    }
    expect(await said(`rename | rename [word list 1](task) to [${long}](title)`)).toContain('200')
    expect(await said('set_setting | theme: [purple](value)')).toContain('no theme “purple”')
    expect(await said('set_setting | language to [klingon](value)')).toContain('klingon')
    expect(await said('set_habit | [900 hours](limit) a day')).toContain('at most as many')
    expect(await said('set_habit | only on [the 40th](when)')).toContain('“Study habits”')
    expect(await said('delete_all | delete everything')).toContain('Nothing was changed')
    expect(talk.openCard()).toBeNull()
    expect(talk.all()).toEqual(before)
  })

  it('[B9] speaks the language of the message in a window of the other', async () => {
    const talk = await openTalk('en')
    await talk.act('set_habit^standing | 以后[周日](not)都别排')
    expect(talk.previews()).toEqual(['以后每次排课都照这个来'])
    await talk.answer('reject')
    const asked = await talk.act('set_reminder | 上課前提醒我')
    expect(asked.suggested).toEqual(['提前 5 分钟', '提前 10 分钟', '提前 15 分钟'])
  })

  it('[B9] 传统汉字和简体一样', async () => {
    const talk = await openTalk('zh')
    await talk.act('set_setting | 換[深色](value)背景')
    expect(talk.effect()).toBe('外观：深色（之前：跟随系统）。')
    await talk.answer('accept')
    await talk.act('set_habit^standing | 之後[禮拜天](not)都不要排，我要打工')
    expect(talk.effect()).toBe('不学习的日子：星期日（之前：无）。')
    await talk.answer('accept')
    expect(talk.context.preferences.planning.protectedWeekdays).toEqual([7])
  })
})

describe('plain sentences, end to end', () => {
  it.each([
    ['en', 'dark mode please', 'Theme: dark (until now: as the system).'],
    ['en', 'no study after 9 pm from now on', 'No study after: 21:00 (until now: no limit).'],
    // Held on Fridays too: only what lies on its Tuesdays changes its room.
    ['en', 'modern history on tuesdays is in room B12 from now on', 'Changes details of 14 tasks.'],
    ['en', 'remind me 10 minutes before each session', 'Reminder of study work: 10 minutes before'],
    ['zh', '换成深色', '外观：深色（之前：跟随系统）。'],
    ['zh', '以后早上十点前都别给我排', '最早几点开始学：10:00（之前：不限）。'],
  ] as const)('[B9] %s “%s”', async (language, text, expected) => {
    const talk = await openTalk(language)
    await talk.say(text)
    expect(talk.effect()).toContain(expected)
  })
})

const lines = [
  'pin | pin [tuesday](when)',
  'unpin | unpin everything',
  'rename | rename [word list 1](task) to [Kitchen words](title)',
  'rename | rename [linear algebra](course) to [Vectors](title)',
  'delete_work | delete [the vocabulary](task)',
  'remove_sessions | cut [2](count) from [calculus](course)',
  'set_habit | I never study on [Fridays](not)',
  'set_habit | [max 2 hours](limit) a day',
  'set_habit | [calculus](course) [in the morning](when)',
  'set_setting | [dark](value) mode',
  'set_setting | start the week on [sunday](value)',
  'set_reminder | remind me [10 minutes](lead) before',
]

it('[B9] [D3] any row of acts is undone to exactly what was, of schedule and preferences', async () => {
  await assert(
    asyncProperty(array(constantFrom(...lines), { minLength: 1, maxLength: 4 }), async (said) => {
      const talk = await openTalk()
      await talk.plan()
      const seen = [talk.all()]
      for (const line of said) {
        await talk.act(line)
        if (talk.openCard() === null) continue
        await talk.answer('accept')
        seen.push(talk.all())
      }
      for (const expected of seen.toReversed().slice(1)) {
        await talk.session.request('undo', {})
        expect(talk.all()).toEqual(expected)
      }
      for (const expected of seen.slice(1)) {
        await talk.session.request('redo', {})
        expect(talk.all()).toEqual(expected)
      }
    }),
    { numRuns: 8 },
  )
}, 60_000)
