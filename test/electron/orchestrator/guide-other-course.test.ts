// Another course is named while a guide's draft is shown; the built-in model, the real graph.
import { expect, it } from 'vitest'
import { givenModel } from '../language/given/given-model.ts'
import { readState } from '../../../db/schedule.ts'
import { valueOf } from '../session/open-desk.ts'
import { openTalk } from './guide-talk.ts'

const talks = {
  en: {
    begin: ['Guide me through topology', '3 chapters of 2 hours, by 16 February'],
    others: [
      "let's do Physics instead",
      'University physics',
      'switch to physics',
      'guide me through physics',
    ],
    aside: 'The draft for “Topology” is put aside as it is, not written',
    back: 'guide me through topology',
    leave: 'leave the guide',
    course: 'Topology',
    other: /physics/i,
  },
  zh: {
    begin: ['带我规划拓扑学', '三章，每章两小时，2月16日前学完'],
    others: ['换成物理', '大学物理', '还是换成大学物理吧', '带我规划物理'],
    aside: '“拓扑学”的草稿先放着，没有写入',
    back: '带我规划拓扑学',
    leave: '退出引导',
    course: '拓扑学',
    other: /物理/,
  },
} as const

const languages = ['en', 'zh'] as const

async function openDrafted(language: (typeof languages)[number]) {
  const talk = await openTalk(givenModel, { isNew: false })
  valueOf(await talk.session.request('set-preferences', { language }))
  valueOf(await talk.session.request('set-up-sample', {}))
  for (const text of talks[language].begin) await talk.say(text)
  const drafted = await talk.read()
  expect(drafted).toMatchObject({ state: 'DRAFTING', draft: { course: talks[language].course } })
  return { ...talk, drafted }
}

it.each(
  languages.flatMap((language) => talks[language].others.map((text) => [language, text] as const)),
)(
  '[B3] %s: “%s” puts the draft aside, says so, begins with that course, and the draft comes back whole',
  async (language, text) => {
    const { aside, back, leave, other } = talks[language]
    const { say, read, session, drafted } = await openDrafted(language)
    const before = readState(session.context.database)
    const said = await say(text)
    expect(said).toMatchObject({ scene: 'guide', phase: 'discovery' })
    expect(said.said).toContain(aside)
    expect(said.said.split('\n\n').at(-1)).toMatch(/[?？]/)
    expect(said.said).toMatch(other)
    expect(await read()).toMatchObject({ state: 'DISCOVERY', draft: null })
    await say(leave)
    await say(back)
    expect((await read()).draft).toEqual(drafted.draft)
    expect(readState(session.context.database)).toEqual(before)
  },
)

it.each(languages)(
  '[B3] %s: after its draft was left another course begins, and no draft stands in its way',
  async (language) => {
    const { leave, others, aside } = talks[language]
    const { say } = await openDrafted(language)
    await say(leave)
    const begun = await say(others[3])
    expect(begun).toMatchObject({ scene: 'guide', phase: 'discovery' })
    expect(begun.said).toContain(aside)
  },
)
