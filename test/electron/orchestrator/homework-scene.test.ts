// Homework noted in a conversation (H1): the real session and the built-in model, in both languages.
import { expect, it } from 'vitest'
import { readHomework } from '../../../db/homework.ts'
import { readState } from '../../../db/read-state.ts'
import { homeworkAsked } from '../../../shared/homework/homework-words.ts'
import { offlineModel } from '../../../electron/agent/model/offline/offline-model.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

async function openTalk(language: 'en' | 'zh' = 'en') {
  const { session } = openDesk({ model: offlineModel })
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('set-preferences', { language }))
  const say = async (text: string) => {
    const { content, scene } = valueOf(await session.request('say', { text }))
    return { scene, said: content.kind === 'text' ? content.text : content.kind }
  }
  const listed = () =>
    readHomework(session.context.database).map(({ title, course, dueDate, dueTime }) => [
      title,
      course,
      dueDate,
      dueTime,
    ])
  return { session, say, listed }
}

it('[H1] “add homework …” is noted with its course, day and time, once, and the schedule stays as it is', async () => {
  const { session, say, listed } = await openTalk()
  const before = readState(session.context.database)
  const noted = await say('Add homework: problem set 7 for calculus by Friday 17:00')
  expect(noted).toMatchObject({ scene: 'homework', said: expect.stringContaining('“Homework”') })
  const [[title, ...rest] = []] = listed()
  expect(title?.toLowerCase()).toContain('problem set 7')
  expect(rest).toEqual(['Calculus', '2026-11-27', '17:00'])
  expect((await say('Add homework: problem set 7 for calculus by Friday 17:00')).said).toContain(
    'already',
  )
  expect(listed()).toHaveLength(1)
  expect((await say('add homework essay')).said).toContain('When is')
  expect(listed()).toHaveLength(1)
  expect(readState(session.context.database)).toBe(before)
  expect((await say('thanks')).said).not.toContain('Noted')
})

it('[H1] 记一个作业 is noted in Chinese', async () => {
  const { say, listed } = await openTalk('zh')
  expect((await say('记一个作业：实验报告三，周五下午5点前交')).said).toContain('记下了')
  const [[title, , dueDate, dueTime] = []] = listed()
  expect(title).toContain('实验报告三')
  expect([dueDate, dueTime]).toEqual(['2026-11-27', '17:00'])
})

it.each([
  'remember to hand in the lab report by Wednesday',
  'how much homework do I have',
  '作业什么时候交',
  'move my homework to Friday',
])('[H1] “%s” asks for something else', (text) => {
  expect(homeworkAsked(text)).toBeNull()
})
