// Texts that are told to be kept for reciting: the real session, the built-in model, the data file.
import { expect, it } from 'vitest'
import { givenModel } from '../language/given/given-model.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

async function openTalk(language: 'en' | 'zh' = 'en') {
  const { session } = openDesk({ model: givenModel })
  valueOf(await session.request('set-preferences', { language }))
  valueOf(await session.request('set-up-sample', {}))
  const say = async (text: string) => {
    const response = valueOf(await session.request('say', { text }))
    return { ...response, said: response.content.kind === 'text' ? response.content.text : '' }
  }
  const recite = async () => valueOf(await session.request('read-recite', {}))
  return { say, recite }
}

it.each([
  ['en', 'save this for me to memorise: ', 'Kept “Omne vivum ex ovo”', 'Recite Omne vivum ex ovo'],
  ['zh', '这段帮我存着要背：', '已存下“Omne vivum ex ovo”', '背诵Omne vivum ex ovo'],
] as const)(
  '[R7] a text to be learnt is kept and not begun, once: %s',
  async (language, wish, kept, begin) => {
    const { say, recite } = await openTalk(language)
    const text = 'Omne vivum ex ovo, and all that lives comes from an egg'
    const told = await say(wish + text)
    expect(told.said).toContain(kept)
    expect(told).toMatchObject({ ending: 'completed', suggested: [begin] })
    await say(wish + text)
    const { materials, recital } = await recite()
    expect(materials.map(({ title }) => title)).toEqual(['Omne vivum ex ovo'])
    expect(recital).toEqual({ kind: 'idle' })
    expect((await say(begin)).said).toContain('“Omne vivum ex ovo”')
  },
)

it('[R7] of a text of which only the name is told its words are asked for', async () => {
  const { say, recite } = await openTalk()
  const { said } = await say('i have to learn sonnet 18 by heart')
  expect(said).toContain('I need the words of “sonnet 18” themselves')
  expect((await recite()).materials).toEqual([])
})
