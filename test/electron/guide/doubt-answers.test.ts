// What is offered to settle a doubt does settle it: said as it stands, in the words of either language.
import { expect, test } from 'vitest'
import { answerGuide } from '../../../electron/language/guide/answer-guide.ts'
import { foldGuide } from '../../../electron/language/guide/fold-guide.ts'
import type { TurnFacts } from '../../../electron/model/model.ts'
import { doubtAnswers } from '../../../electron/guide/find-open.ts'
import type { GuideMessage } from '../../../shared/guide/guide-record.ts'
import type { Language } from '../../../shared/language.ts'
import { chinese, english, factsOf } from '../language/states.ts'

type Case = [kind: string, language: Language, says: string[]]

const cases: Case[] = [
  [
    'two-exams',
    'en',
    ['I have to pass botany, the exam is on 18 December', 'the exam is on 16 December, 6 chapters'],
  ],
  ['two-exams', 'zh', ['我要通过植物学考试，12月18日考试', '12月16日考试，一共6章']],
  ['two-dues', 'en', ['help me with botany, it is due on 18 December', 'it is due on 11 December']],
  [
    'two-amounts',
    'en',
    ['I have to pass botany, it takes 10 hours', 'it takes 16 hours, exam on 18 December'],
  ],
  ['two-amounts', 'zh', ['我要通过植物学考试，大概10小时', '大概16小时，12月18日考试']],
  ['near-course', 'en', ['I have to pass linear algbra']],
  ['work-exists', 'en', ['I have to pass linear algebra']],
  ['more-or-all', 'en', ['I have to pass linear algebra', 'Add to it', '10 hours']],
  ['more-or-all', 'zh', ['我要通过线性代数考试', '加到里面', '10小时']],
  ['work-exists', 'zh', ['我要通过线性代数考试']],
]

function told(messages: GuideMessage[], language: Language): TurnFacts {
  const guide = {
    state: 'DISCOVERY',
    messages,
    draft: null,
    section: null,
    isWritten: false,
    isPaused: false,
    packs: [],
  } as const
  const state = language === 'en' ? english : chinese
  return factsOf('', { language, state, guide })
}

const person = (text: string): GuideMessage => ({ who: 'person', text, section: null })

function talk(says: readonly string[], language: Language): GuideMessage[] {
  const messages: GuideMessage[] = []
  for (const text of says) {
    messages.push(person(text))
    const { reply_to_user: reply, target_section: section } = answerGuide(told(messages, language))
    messages.push({ who: 'weekloom', text: reply, section: section ?? null })
  }
  return messages
}

test.each(cases)('[B3] each answer offered for %s (%s) settles it', (kind, language, says) => {
  const messages = talk(says, language)
  const [doubt] = foldGuide(told(messages, language)).known.doubts
  expect(doubt?.kind).toBe(kind)
  const answers = doubt === undefined ? [] : doubtAnswers(doubt, language)
  expect(answers).toHaveLength(2)
  const settled = answers.map((text) => {
    const { known } = foldGuide(told([...messages, person(text)], language))
    expect(known.doubts.map(({ kind }) => kind)).not.toContain(kind)
    return JSON.stringify([
      known.exam,
      known.due,
      known.amount,
      known.scope,
      known.course,
      known.classId,
    ])
  })
  expect(new Set(settled).size).toBe(2)
})
