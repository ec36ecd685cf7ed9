// What is empty or too long is refused by its name and its limit, in both languages, through a real session.
import { expect, it } from 'vitest'
import type { RequestName } from '../../../shared/contract/contract.ts'
import { openDesk, valueOf } from './open-desk.ts'

const long = 'a'.repeat(20_001)
const draft = { title: 'T', course: '', text: 'a few words', taskId: null }

const calendar = { user: 'me', calendar: 'Weekloom', isAutomatic: false, reminder: null }

const refused: [request: RequestName, input: unknown, en: string, zh: string][] = [
  [
    'set-caldav',
    { settings: { ...calendar, address: 'htp:/wrong place' } },
    'The address must begin with https:// or http://',
    '地址要以 https:// 或 http:// 开头',
  ],
  [
    'set-caldav',
    { settings: { ...calendar, address: 'https://dav.example.org', user: 'me:you' } },
    'The user name may have no colon.',
    '用户名里不能有冒号',
  ],
  [
    'say',
    { text: long },
    'The text is too long: it may have 20000 characters.',
    '内容太长：最多 20000',
  ],
  ['say', { text: '' }, 'The text is empty.', '内容是空的。'],
  [
    'search-sources',
    { course: '', query: 'x' },
    'The name of the course is empty.',
    '课程名是空的',
  ],
  [
    'search-sources',
    { course: 'Calculus', query: long },
    'The search is too long',
    '要查找的词太长',
  ],
  [
    'add-source',
    { course: ' ', fileName: 'a.txt', content: '' },
    'The name of the course is empty.',
    '课程名是空的',
  ],
  [
    'keep-material',
    { id: null, draft: { ...draft, title: '' } },
    'The name is empty.',
    '名称是空的',
  ],
  [
    'keep-material',
    { id: null, draft: { ...draft, title: '\u0000\u202E' } },
    'The name is empty.',
    '名称是空的',
  ],
  [
    'keep-material',
    { id: null, draft: { ...draft, text: 'a'.repeat(2_000_001) } },
    'The text is too long: it may have 20000 characters.',
    '内容太长：最多 20000',
  ],
  [
    'recite',
    { id: 'a', text: 'a'.repeat(2_000_001) },
    'The text is too long: it may have 20000 characters.',
    '内容太长：最多 20000',
  ],
  [
    'write-field',
    { course: 'Calculus', key: 'goal', text: 'a'.repeat(2_000_001), version: 0 },
    'The text is too long: it may have 20000 characters.',
    '内容太长：最多 20000',
  ],
  [
    'begin-recital',
    { material: 'x' },
    'The request was not understood (material).',
    '（material）',
  ],
]

it.each(refused)(
  '[C1] %s refuses what is empty or too long with its name',
  async (name, input, en, zh) => {
    const { session } = openDesk()
    valueOf(await session.request('set-up-sample', {}))
    for (const [language, said] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      valueOf(await session.request('set-preferences', { language }))
      const answer = await session.request(name, input)
      expect(answer).toMatchObject({
        failure: { code: 'bad-input', message: expect.stringContaining(said) },
      })
    }
  },
)
