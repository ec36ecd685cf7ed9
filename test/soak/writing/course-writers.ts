// The conversation, and what is kept for courses: packs, sources, homework, texts.
import { pick } from '../dice.ts'
import { base64, type Ask, type Writers } from './writer.ts'
import type { scheduleWriters } from './schedule-writers.ts'
import type { WritingRequest } from './reading-requests.ts'

type CourseRequest = Exclude<WritingRequest, keyof typeof scheduleWriters>

const course = 'Linear algebra'

export const courseWriters: Writers<CourseRequest> = {
  say: async () => ({ text: 'change one block' }),
  'queue-message': async (_ask, dice) => ({ text: `later ${dice(1000)}` }),
  'drop-queued': async (ask) => ({ id: await queueOne(ask) }),
  'send-queued': async (ask) => ({ id: await queueOne(ask) }),
  'start-conversation': async () => ({}),
  'open-conversation': async (ask, dice) => ({ id: pick(dice, await talks(ask)) }),
  'rename-conversation': async (ask, dice) => ({
    id: pick(dice, await talks(ask)),
    title: `Talk ${dice(1000)}`,
  }),
  'delete-conversation': async (ask, dice) => ({ id: pick(dice, await talks(ask)) }),
  'branch-conversation': async (ask) => {
    await cardOf(ask)
    const { timeline } = await ask('load-view', {})
    const begun = timeline.find(({ event }) => event.kind === 'turn-start')
    if (begun === undefined) throw new Error('nothing was said')
    return { seq: begun.seq }
  },
  'answer-card': async (ask, dice) => ({
    ...(await cardOf(ask)),
    verdict: pick(dice, ['accept', 'accept', 'reject']),
    note: '',
  }),
  'revise-card': async (ask) => {
    const { cardId, hash } = await cardOf(ask)
    const { cards } = await ask('load-view', {})
    const call = cards.find(({ id }) => id === cardId)?.body
    if (call?.kind !== 'write') throw new Error('the card holds no call')
    return { cardId, hash, arguments: call.call.arguments }
  },
  'choose-reading': async (ask, dice) => {
    const { cardId, hash } = await cardOf(ask)
    const { chips } = await ask('read-chips', { cardId })
    const open = chips.filter(({ choices }) => choices.length > 0)
    if (open.length === 0) throw new Error('the card has no chip')
    const { id: chip, choices } = pick(dice, open)
    return { cardId, hash, chip, choice: pick(dice, choices).id }
  },
  'set-guide-slots': async (ask, dice) => {
    await ask('start-conversation', {})
    await ask('say', { text: `guide me through ${course}` })
    return { slots: { minutes: 60 * (1 + dice(20)) } }
  },
  'undo-guide-step': async (ask, dice) => {
    await ask('set-guide-slots', await courseWriters['set-guide-slots'](ask, dice))
    await ask('set-guide-slots', { slots: { difficulty: 4 } })
    return {}
  },
  'restore-guide': async (ask) => {
    await ask('start-conversation', {})
    await ask('say', { text: `guide me through ${course}` })
    const { text } = await ask('export-guide', {})
    await ask('start-conversation', {})
    return { text }
  },
  'keep-material': async (_ask, dice) => ({
    id: null,
    draft: {
      title: `Text ${dice(1000)}`,
      course,
      text: 'To be or not to be, that is the question.',
      taskId: null,
    },
  }),
  'delete-materials': async (ask, dice) => ({ ids: [await textOf(ask, dice(1000))] }),
  'import-materials': async (_ask, dice) => ({
    fileName: 'deck.txt',
    content: base64(`Rank ${dice(1000)}\tThe dimension of the image.\n`),
    course,
  }),
  'begin-recital': async (ask, dice) => {
    await leave(ask)
    return { material: await textOf(ask, dice(1000)) }
  },
  recite: async (ask, dice) => {
    await leave(ask)
    await ask('begin-recital', { material: await textOf(ask, dice(1000)) })
    return { id: `attempt-${dice(1e9)}`, text: 'To be or not to be, that is a question.' }
  },
  'leave-recital': async (ask, dice) => {
    await leave(ask)
    await ask('begin-recital', { material: await textOf(ask, dice(1000)) })
    return {}
  },
  'plan-recalls': async (ask, dice) => {
    await ask('recite', await courseWriters.recite(ask, dice))
    return { hash: (await ask('preview-recalls', {})).hash }
  },
  'add-homework': async (_ask, dice) => ({
    draft: { title: `Sheet ${dice(1000)}`, course, dueDate: '2026-12-11', dueTime: null },
  }),
  'edit-homework': async (ask, dice) => ({
    id: await homeworkOf(ask, dice(1000)),
    edit: { kind: 'add-step', text: `Point ${dice(1000)}` },
  }),
  'delete-homework': async (ask, dice) => ({ id: await homeworkOf(ask, dice(1000)) }),
  'plan-homework': async (ask, dice) => ({
    id: await homeworkOf(ask, dice(1000)),
    classId: null,
    sessions: 1 + dice(2),
    periods: 1,
  }),
  'work-homework': async (ask, dice) => {
    const wish = await courseWriters['plan-homework'](ask, dice)
    await ask('plan-homework', wish)
    return { id: wish.id, minutes: 5 + dice(60), isFinished: true }
  },
  'add-source': async (_ask, dice) => ({
    course,
    fileName: `notes-${dice(1000)}.md`,
    content: base64(`# Notes\n\nThe rank is the dimension of the image. ${dice(1e6)}\n`),
  }),
  'remove-source': async (ask, dice) => {
    const { source } = await ask('add-source', await courseWriters['add-source'](ask, dice))
    return { id: source.id }
  },
  'write-field': async (ask, dice) => ({
    course,
    key: 'goal',
    text: `Pass with ${dice(100)} points.`,
    version: await versionOf(ask),
  }),
  'restore-field': async (ask, dice) => {
    await ask('write-field', await courseWriters['write-field'](ask, dice))
    await ask('write-field', await courseWriters['write-field'](ask, dice))
    return { course, key: 'goal', restores: 1, version: await versionOf(ask) }
  },
  'settle-field': async (ask, dice) => {
    await ask('write-field', await courseWriters['write-field'](ask, dice))
    return { course, key: 'goal', version: await versionOf(ask) }
  },
  'generate-field': async (ask, dice) => {
    await ask('write-field', await courseWriters['write-field'](ask, dice))
    const { fields } = await ask('read-pack', { course })
    const version = fields.find(({ key }) => key === 'demands')?.version ?? 0
    return { course, key: 'demands', version, replacesPerson: true }
  },
  'delete-pack': async (ask, dice) => {
    await ask('write-field', await courseWriters['write-field'](ask, dice))
    return { course }
  },
}

/** Behind an open card: else it would be said at once. */
async function queueOne(ask: Ask): Promise<number> {
  await cardOf(ask)
  const { queued } = await ask('queue-message', { text: 'later' })
  const last = queued.at(-1)
  if (last === undefined) throw new Error('nothing was queued')
  return last.id
}

async function talks(ask: Ask): Promise<string[]> {
  await ask('start-conversation', {})
  const { conversations } = await ask('list-conversations', {})
  return conversations.map(({ id }) => id)
}

async function cardOf(ask: Ask): Promise<{ cardId: string; hash: string }> {
  const open = async () =>
    (await ask('load-view', {})).cards.find(({ status }) => status === 'open')
  if ((await open()) === undefined) await ask('say', { text: 'change one block' })
  const card = await open()
  if (card === undefined) throw new Error('the turn opened no card')
  return { cardId: card.id, hash: card.hash }
}

async function textOf(ask: Ask, number: number): Promise<number> {
  const draft = {
    title: `Text ${number}`,
    course,
    text: 'To be or not to be, that is the question.',
    taskId: null,
  }
  await ask('keep-material', { id: null, draft })
  const { materials } = await ask('read-recite', {})
  const kept = materials.find(({ title }) => title === draft.title)
  if (kept === undefined) throw new Error('the text was not kept')
  return kept.id
}

async function leave(ask: Ask): Promise<void> {
  const { recital } = await ask('read-recite', {})
  if (recital.kind === 'listening') await ask('leave-recital', {})
}

async function homeworkOf(ask: Ask, number: number): Promise<number> {
  const draft = { title: `Sheet ${number}`, course, dueDate: '2026-12-11', dueTime: null }
  return (await ask('add-homework', { draft })).id
}

async function versionOf(ask: Ask): Promise<number> {
  const { fields } = await ask('read-pack', { course })
  return fields.find(({ key }) => key === 'goal')?.version ?? 0
}
