// Another course's name, said in the middle of a guide.
import { expect, test } from 'vitest'
import { openTalk, say, sayAll } from './pack-talk.ts'

test.each([
  [
    'en',
    ['guide me through topology', '10 chapters'],
    'linear algebra',
    'leave the guide',
    'guide me through linear algebra',
  ],
  [
    'en',
    ['guide me through calculus'],
    'Linear algebra',
    'leave the guide',
    'guide me through linear algebra',
  ],
  ['zh', ['帮我规划一门课', '拓扑学', '10章'], '线性代数', '退出引导', '带我规划线性代数'],
] as const)(
  '[B3] another course’s bare name is no answer: how to leave for it is said, and leads there: %s %j',
  async (language, begin, name, leave, anew) => {
    const session = await openTalk(language)
    await sayAll(session, ...begin)
    const { said } = await say(session, name)
    expect([said.includes(leave), said.toLowerCase().includes(anew)]).toEqual([true, true])
    expect(said).not.toMatch(/The draft:|草稿：/)
    await sayAll(session, leave)
    const begun = (await say(session, anew)).said
    expect(begun).toMatch(/Linear algebra|线性代数/i)
    expect(begun).not.toMatch(/[Tt]opology|Calculus|拓扑/)
    await session.close()
  },
)
