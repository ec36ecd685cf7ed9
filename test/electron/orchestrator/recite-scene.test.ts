// Recall practice in a conversation: the real session, the built-in model, and a kill between the attempt and its answer.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readState } from '../../../db/schedule.ts'
import {
  readPastedText,
  callsForRecital,
  asksForRecallPlan,
} from '../../../shared/recite/recite-words.ts'
import { readAttempts, readRecital } from '../../../db/recite.ts'
import type { TurnResponse } from '../../../shared/agent/turn-response.ts'
import { givenModel } from '../language/given/given-model.ts'
import { readRecite } from '../../../electron/language/answer/answer-chat.ts'
import { resumeText, takeText } from '../../../electron/orchestrator/orchestrate.ts'
import { orchestratorPorts } from '../../../electron/conversation/run-turn.ts'
import { readConversation } from '../../../db/conversation.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import type { Session } from '../../../electron/session/session.ts'
import { dyingPorts } from './dying-ports.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

const membrane = 'The cell membrane controls what enters and leaves the cell.'

async function openTalk(folder = newFolder()) {
  const { session } = openDesk({ folder, model: givenModel })
  valueOf(await session.request('set-up-sample', {}))
  await keep(session, 'Membrane', membrane)
  return session
}

async function keep(session: Session, title: string, text: string): Promise<void> {
  const draft = { title, course: '', text, taskId: null }
  valueOf(await session.request('keep-material', { id: null, draft }))
}

async function say(session: Session, text: string): Promise<TurnResponse & { said: string }> {
  const response = valueOf(await session.request('say', { text }))
  return { ...response, said: response.content.kind === 'text' ? response.content.text : '' }
}

describe('a recital in a conversation', () => {
  it('[R2] [R7] a text that comes with the wish is kept and begun, once, under its title or its first words', async () => {
    const session = await openTalk()
    const poem = '床前明月光，疑是地上霜。举头望明月，低头思故乡。'
    expect((await say(session, `默写《静夜思》：${poem}`)).said).toContain('“静夜思”')
    await say(session, 'stop')
    expect((await say(session, `默写：\n${poem}`)).said).toContain('“静夜思”')
    await say(session, 'stop')
    const told = await say(session, 'quiz me on this: to be or not to be, that is the question')
    expect(told.said).toMatch(/^Kept as a text of yours\. Recite “to be or not to be”/)
    const { materials } = valueOf(await session.request('read-recite', {}))
    expect(materials.map(({ title }) => title).toSorted()).toEqual(
      ['Membrane', '静夜思', 'to be or not to be'].toSorted(),
    )
    expect(readPastedText('帮我背《静夜思》：床前明月光，疑是地上霜')).toMatchObject({
      title: '静夜思',
    })
    const walls = 'The cell wall keeps its shape in water.'
    expect(readPastedText(`quiz me on Walls: ${walls}`)).toEqual({ title: 'Walls', text: walls })
    expect(readPastedText(`can you test me on this one? ${walls}`)?.text).toBe(walls)
    expect(readPastedText('test me on Monday: calculus and algebra chapters')).toBeNull()
    expect(readPastedText('背单词：每天早上三十个，晚上复习一次')).toBeNull()
    expect(readPastedText('默写：静夜思')).toBeNull()
    expect(readPastedText('quiz me on: the membrane')).toBeNull()
  })

  it('[R2] [O5] begins when asked for, hears the next words whatever they say, and ends when they are right', async () => {
    const session = await openTalk()
    const begun = await say(session, 'Quiz me on membrane')
    expect(begun).toMatchObject({ scene: 'recite', said: expect.stringContaining('“Membrane”') })
    expect(begun).toMatchObject({ phase: 'listening', suggested: ['stop'] })
    // Anywhere else this would be an order.
    const first = await say(session, 'Move the cell to Friday and undo what enters')
    expect(first).toMatchObject({ scene: 'recite', said: expect.stringContaining('of 100') })
    const second = await say(session, membrane)
    expect(second.said).toContain('100 of 100')
    expect(second.phase).not.toBe('listening')
    expect(readRecital(session.context.database)).toMatchObject({ kind: 'done' })
    expect((await say(session, 'plan my week')).scene).toBe('schedule')
  })

  it('[R2] is left by a word, done again by another, and names what there is', async () => {
    const session = await openTalk()
    await say(session, 'recite membrane')
    expect((await say(session, 'stop')).said).toContain('no more reciting')
    expect(readRecital(session.context.database)).toEqual({ kind: 'idle' })
    expect((await say(session, 'recite the proof of Fermat')).said).toContain('“Membrane”')
    await say(session, 'recite')
    await say(session, membrane)
    expect((await say(session, 'again')).said).toContain('Recite “Membrane”')
    expect((await say(session, '不背了')).scene).toBe('recite')
    expect((await say(session, 'thanks')).said).not.toContain('Recite')
  })

  it('[R9] offers the fields of a course pack where the course has no text, and keeps the one that is named', async () => {
    const session = await openTalk()
    const text = 'Limits and continuity\nDerivatives and their rules\nTaylor series'
    // Their shares of the work are nothing to know.
    const topics = text.replaceAll(/$/gm, ' — 33 %')
    const field = { course: 'Calculus', key: 'topics', text: topics, version: 0 } as const
    valueOf(await session.request('write-field', field))
    const { said } = await say(session, 'quiz me on calculus')
    expect(said).toContain('Say “quiz me on Topics of Calculus”')
    expect(readRecital(session.context.database)).toEqual({ kind: 'idle' })
    expect(await say(session, 'quiz me on the topics of calculus')).toMatchObject({
      phase: 'listening',
      said: expect.stringMatching(/^Kept from the course pack of “Calculus”\. .*“Topics”/),
    })
    expect((await say(session, text)).said).toContain('100 of 100')
    expect((await say(session, 'quiz me on calculus')).said).toContain('“Topics”')
  })

  it('[R8] says what is to be recited, and when, the most urgent first', async () => {
    const session = await openTalk()
    await keep(session, 'Ozymandias', 'I met a traveller from an antique land')
    await say(session, 'recite membrane')
    await say(session, membrane)
    const { said } = await say(session, 'What should I recite next?')
    expect(said).toMatch(/“Ozymandias” · not recited yet\n- “Membrane” · next on .*\nSay “recite/)
    valueOf(await session.request('set-preferences', { language: 'zh' }))
    for (const words of ['今天该背什么？', '今天该背啥'])
      expect((await say(session, words)).said).toContain('“Ozymandias” · 还没背过')
    expect(valueOf(await session.request('read-due-texts', {})).titles).toEqual(['Ozymandias'])
  })

  it('[R2] speaks Chinese to who does', async () => {
    const session = await openTalk()
    valueOf(await session.request('set-preferences', { language: 'zh' }))
    await keep(session, '静夜思', '床前明月光，疑是地上霜。')
    expect((await say(session, '我想背诵静夜思')).said).toContain('“静夜思”')
    expect((await say(session, '床前明月光')).said).toContain('50 分')
    // Neither is an attempt.
    expect((await say(session, '再来一遍')).said).toContain('请凭记忆背“静夜思”')
    expect((await say(session, '退出默写')).said).toContain('先不背了')
    expect(readRecital(session.context.database)).toEqual({ kind: 'idle' })
  })

  it('[R2] a hint is given for the asking and uses no round', async () => {
    const session = await openTalk()
    await say(session, 'recite membrane')
    const asked = await say(session, 'hang on, give me a hint')
    expect(asked.said).toBe(
      'A hint: T… c… m… c… w… e… a… l… t…\nGo on from there; no round was used.',
    )
    expect(asked).toMatchObject({ scene: 'recite', phase: 'listening' })
    await say(session, 'The cell membrane controls the water')
    expect((await say(session, '提示一下')).said).toContain('A hint: w… e… a… l… t… c….')
    expect(readAttempts(session.context.database)).toHaveLength(1)
    expect((await say(session, membrane)).said).toContain('100 of 100')
  })

  it('[R2] an attempt that takes longer than a scene is idle is still heard', async () => {
    const folder = newFolder()
    const before = await openTalk(folder)
    await say(before, 'recite membrane')
    await before.close()
    const { session } = openDesk({ folder, model: givenModel, now: '2026-11-23T08:10:00Z' })
    expect(await say(session, membrane)).toMatchObject({
      scene: 'recite',
      said: expect.stringContaining('100 of 100'),
    })
  })

  it('[R2] a kill between the attempt and its answer loses nothing and counts nothing twice', async () => {
    const session = await openTalk()
    await say(session, 'recite membrane')
    const { context } = session
    const id = shownConversation(context)
    const ports = orchestratorPorts(context, id, null)
    const { signal } = new AbortController()
    // The words are kept, the attempt is judged; then the lights go out.
    const dying = dyingPorts(session, 1)
    const conversation = () => readConversation(context.database, id)
    await expect(takeText(dying, conversation(), membrane, signal)).rejects.toThrow('killed')
    expect(readAttempts(context.database)).toHaveLength(1)
    const resumed = await resumeText(ports, conversation(), signal)
    expect(resumed?.content).toMatchObject({ text: expect.stringContaining('100 of 100') })
    expect(readAttempts(context.database)).toHaveLength(1)
    expect(await resumeText(ports, conversation(), signal)).toBeNull()
  })

  it('[R2] on the page goes on there: the conversation hears nothing of it', async () => {
    const session = await openTalk()
    valueOf(await session.request('begin-recital', { material: 1 }))
    expect((await say(session, 'recite membrane')).said).toContain('under way')
    expect((await say(session, 'thanks')).said).not.toContain('of 100')
    expect(readAttempts(session.context.database)).toEqual([])
  })
})

describe('a question about the plan that waits', () => {
  it.each([
    ['en', 'move a session', 'test me on membrane'],
    ['en', 'move a session', 'Can you quiz me on the membrane?'],
    ['en', 'move a session', "I'd like to be tested on membrane"],
    ['en', 'move a session', `quiz me on Walls: ${membrane} ${membrane}`],
    ['zh', '把学习任务挪一下', '考我一下Membrane'],
    ['zh', '把学习任务挪一下', '抽查我Membrane'],
    ['zh', '把学习任务挪一下', '帮我背一下Membrane'],
  ] as const)('[O2] [R2] %s: after “%s” makes way for “%s”', async (language, first, words) => {
    const session = await openTalk()
    valueOf(await session.request('set-preferences', { language }))
    expect(await say(session, first)).toMatchObject({ scene: 'schedule', ending: 'question' })
    expect(await say(session, words)).toMatchObject({ scene: 'recite', phase: 'listening' })
  })

  it.each([
    ['move a session', 'what should I recite today?', 'Membrane'],
    ['move a session', 'plan my recalls', ''],
  ])('[O2] [R8] after “%s” so it does for “%s”', async (first, words, said) => {
    const session = await openTalk()
    await say(session, first)
    const answer = await say(session, words)
    expect(answer).toMatchObject({ scene: 'recite' })
    expect(answer.said).toContain(said)
  })

  it.each(['recite poem 3', '背诵与自测', 'test me on Friday', 'the second one'])(
    '[O2] keeps “%s”, which may be its answer',
    (words) => {
      expect(callsForRecital(words)).toBe(false)
    },
  )
})

const facts = (request: string) =>
  ({ request, scenes: { active: 'chat', known: [{ name: 'recite', purpose: '' }] } }) as Parameters<
    typeof readRecite
  >[0]

describe('words that ask for it', () => {
  it.each([
    ['recite', null],
    ['Quiz me on the Krebs cycle!', 'Krebs cycle'],
    ['Please let me recite “Ozymandias”.', 'Ozymandias'],
    ['背诵静夜思', '静夜思'],
    ['考考我', null],
    ['我想默写一下《将进酒》', '将进酒'],
    ['could you please test me about cell division', 'cell division'],
    ["I'd like to be tested on cell division", 'cell division'],
    ['ask me some questions about cell division', 'cell division'],
    ['考我一下细胞分裂', '细胞分裂'],
    ['抽查我细胞分裂吧', '细胞分裂'],
    ['问我几个关于细胞分裂的问题', '细胞分裂'],
  ])('[O1] “%s” names the scene', (words, topic) => {
    const slots = topic === null ? [] : [{ name: 'topic', value: topic }]
    expect(readRecite(facts(words))).toMatchObject({ scene: 'recite', score: 100, slots })
  })

  it.each([
    'plan an hour to recite poems tomorrow',
    'recite poems on Friday',
    '帮我安排背诵单词',
    '明天下午背诵课文',
    'move the test to Monday',
    'test me on Monday',
    '周五考我一下',
    '考我们学校的研究生',
  ])('[O1] “%s” is the schedule’s', (words) => {
    expect(readRecite(facts(words))).toBeNull()
  })
})

const placed = (session: Session) =>
  (readState(session.context.database)?.tasks ?? []).filter(
    (task) => task.kind === 'item' && task.title.includes('Membrane'),
  )

describe('recalls planned from the conversation', () => {
  it('[R8] are a card with their true effect, the same as on the page, and one undo takes them back', async () => {
    const session = await openTalk()
    const before = readState(session.context.database)
    const shown = valueOf(await session.request('preview-recalls', {}))
    const asked = await say(session, 'Plan my recalls')
    expect(asked).toMatchObject({ scene: 'recite', content: { kind: 'card' } })
    expect(readState(session.context.database)).toEqual(before)
    const { cards } = readConversation(session.context.database, shownConversation(session.context))
    const card = cards.find(({ status }) => status === 'open')
    expect(card?.body).toMatchObject({ kind: 'brief', origin: 'recite' })
    const hash = createHash('sha256').update(JSON.stringify(card?.body.diff)).digest('base64url')
    expect(hash).toBe(shown.hash)
    const yes = { cardId: card?.id ?? '', hash: card?.hash ?? '', verdict: 'accept', note: '' }
    valueOf(await session.request('answer-card', yes))
    expect(placed(session)).toHaveLength(shown.sessions)
    expect((await say(session, 'plan my recalls')).said).not.toBe('')
    valueOf(await session.request('undo', {}))
    expect(readState(session.context.database)).toEqual(before)
  })

  it('[R8] without a text says that there is none', async () => {
    const { session } = openDesk({ model: givenModel })
    valueOf(await session.request('set-up-sample', {}))
    valueOf(await session.request('set-preferences', { language: 'zh' }))
    expect((await say(session, '把背诵排进计划')).said).toContain('还没有要背的材料')
    expect(await session.request('preview-recalls', {})).toMatchObject({
      failure: { code: 'no-texts-to-plan' },
    })
  })

  it('[R8] a result that moves the next recall says that they no longer fit, and a sentence plans them anew', async () => {
    const session = await openTalk()
    const { hash } = valueOf(await session.request('preview-recalls', {}))
    valueOf(await session.request('plan-recalls', { hash }))
    expect(valueOf(await session.request('read-recite', {})).recalls).toBe('fit')
    await say(session, 'recite membrane')
    expect((await say(session, membrane)).said).toContain('no longer fit')
    expect(valueOf(await session.request('read-recite', {})).recalls).toBe('moved')
    expect((await say(session, 'Plan my recalls anew.')).content.kind).toBe('card')
  })

  it.each([
    '安排复习背诵',
    '帮我把背诵排进计划',
    '重新安排背诵',
    'schedule my recall sessions',
    'Put my recalls into the plan',
  ])('[R8] “%s” asks for them', (text) => {
    expect(asksForRecallPlan(text)).toBe(true)
  })

  it.each(['背诵静夜思', 'plan my week', '安排复习', 'recall what I said', 'recite the plan'])(
    '[R8] “%s” does not',
    (text) => {
      expect(asksForRecallPlan(text)).toBe(false)
    },
  )
})
