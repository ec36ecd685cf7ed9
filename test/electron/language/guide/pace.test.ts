// The pace of a guide (B3) over random students, and whose words are whose: one question a reply, and never the same without end.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerChat } from '../../../../electron/language/answer/answer-chat.ts'
import { lengthOfAnswer } from '../../../../electron/language/guide/answer-length.ts'
import type { Language } from '../../../../shared/language.ts'
import { english, factsOf } from '../states.ts'
import { talk } from './guide-talk.ts'

const replies = (...words: string[]) => talk(words, 'en').map(({ reply }) => reply)

const items = (...words: string[]) => talk(words, 'en').at(-1)?.record.draft?.items ?? []

const pools: Record<Language, string[]> = {
  en: ['hm', 'ok', 'yes', 'no', 'B', '5', 'dunno', 'you decide', 'thanks', 'what can you do?', 'is it far?', 'so so', 'well, let me think about that', 'December 18', 'December 20', '10 hours', '6 chapters', 'not on Sundays', 'the one before', 'yes, but later', 'now compilers', 'I always forget all the formulas of this course before the exam, and then I panic'],
  zh: ['嗯', '好', '不是', 'B', '5', '不知道', '你定吧', '谢谢', '你能做什么', '远吗', '这个嘛，让我想想', '12月18日', '12月20日', '10小时', '6章', '周日不行', '刚才那个', '好，但是要晚一点', '然后是编译原理', '这门课的公式我总是记不住，每次考试之前都会很慌'],
} // prettier-ignore
const first: Record<Language, string> = { en: 'I have to pass topology', zh: '我要考过拓扑学' }

describe('the pace', () => {
  it('[B3] [B1] asks one question at most, whatever is said, and lets a topic be after two short answers that say nothing', () => {
    // A question of the student's is no answer to a doubt either.
    const asking = [first.en, 'B', 'December 20', 'is it far?', 'hm', 'hm']
    const talks = fc
      .constantFrom<Language>('en', 'zh')
      .chain((language) =>
        fc
          .array(fc.constantFrom(...pools[language]), { minLength: 2, maxLength: 7 })
          .map((words) => ({ language, words: [first[language], ...words] })),
      )
    fc.assert(
      fc.property(talks, ({ language, words }) => {
        const turns = talk(words, language)
        for (const { reply } of turns)
          expect(reply.match(/[?？]/g)?.length ?? 0).toBeLessThanOrEqual(1)
        // Words that settled nothing, or something else, do not bring back the same words.
        const again = turns.filter(
          ({ reply, record }, index) =>
            record.state === 'DISCOVERY' && reply === turns[index - 1]?.reply,
        )
        expect([words, again.map(({ reply }) => reply)]).toEqual([words, []])
        const asked = turns.map(({ decision, record }) =>
          record.state === 'DISCOVERY' ? (decision.target_section ?? null) : null,
        )
        // Asked, asked again in another form, and then no more: the two answers between were short.
        for (const [index, section] of asked.entries()) {
          const run = asked.slice(index, index + 3)
          const between = words.slice(index + 1, index + 3)
          const isShort = between.every((said) => lengthOfAnswer(said) !== 'long')
          const isAside = between.some((said) =>
            /what can you do|你能做什么|the one before|刚才那个/.test(said),
          )
          if (section === null || run.length < 3 || !isShort || isAside) continue
          if (between.some((said) => /\d|Sunday|周日|compilers|编译/.test(said))) continue
          expect([words, run].flat()).not.toEqual([words, [section, section, section]].flat())
        }
      }),
      { numRuns: 40, examples: [[{ language: 'en', words: asking }]] },
    )
  })

  it('[B3] gives the student a word before the next question: to who does not know, to a question, to the next course', () => {
    const [, unsure, decided] = replies(first.en, "what if I don't know?", 'you decide')
    expect(unsure).toMatch(/^That is fine, you can change it later\. I would count on the exam on /)
    expect(decided).toMatch(/^How much time/)
    expect(replies(first.en, 'is it far?')[1]).toMatch(/^That one I can’t answer here\. When is/)
    // Asked twice running, it is answered twice, and our question is not the same again.
    const [, once, twice] = replies(first.en, 'is it far?', 'is it far?')
    expect(twice).not.toBe(once)
    expect(replies(first.en, 'what can you do?')[1]).toMatch(
      /^I ask which course it is.*When is the exam\?$/,
    )
    // Likewise what it can do, and it is no question that it can’t answer.
    for (const reply of replies(first.en, 'what can you do?', 'what can you do?').slice(1))
      expect(reply).not.toContain('can’t answer')
    expect(replies('I have to pass both topology and logic')[0]).toContain(
      'logic comes once this one',
    )
    const drafted = talk(
      ['I have to pass topology by December 18, 10 hours', 'now compilers'],
      'en',
    )
    expect(drafted.at(-1)?.record.draft).toEqual(drafted[0]?.record.draft)
  })

  it('[B3] [B6] what is told of another course changes nothing of this one: no date comes along', () => {
    for (const [language, first, other] of [
      [
        'en',
        'I have to pass topology, exam on December 18, 6 chapters',
        'I have to pass logic, the exam is on December 20',
      ],
      ['zh', '我要考过拓扑学，12月18日考试，6章', '我要考过线性代数，12月20日考试'],
    ] as const) {
      const [drafted, after] = talk([first, other], language)
      expect(drafted?.record.draft?.exam).not.toBeNull()
      expect(after?.record.draft).toEqual(drafted?.record.draft)
    }
  })

  it('[B3] a greeting is no course and no yes; a course may stand before what is told of it', () => {
    expect(talk(['guide me through a course', 'hi'], 'en').at(-1)?.decision.target_section).toBe(
      'course',
    )
    expect(talk(['带我规划一门课', '你好'], 'zh').at(-1)?.decision.target_section).toBe('course')
    const [told] = talk(['Topology, exam on December 18, 6 chapters'], 'en')
    expect(told?.record.draft).toMatchObject({ course: 'Topology', items: { length: 6 } })
    const scenes = { known: [{ name: 'guide', purpose: '' }], active: 'chat', steps: [] }
    expect(
      answerChat(factsOf('Topology, exam on December 18, 6 chapters', { state: english, scenes })),
    ).toMatchObject({ scene: 'guide', slots: [{ name: 'course', value: 'topology' }] })
  })

  it('[B3] a day that is over is told with its year, where that is another one', () => {
    expect(talk(['I have to pass topology, the exam is on 1 May 2025'], 'en')[0]?.reply).toMatch(
      /1 May 2025 is over/,
    )
    expect(talk(['我要考过拓扑学，2025年5月1日考试'], 'zh')[0]?.reply).toContain('2025年5月1日')
  })

  it('[B3] asks in other words what was answered by something else', () => {
    const said = talk(
      [
        'guide me through a course',
        'organic chemistry',
        'pass the final with at least 60 points, more than that is not needed',
        '8 chapters and all of the old exams, about 24 hours for it all',
      ],
      'en',
    ).map(({ reply }) => reply)
    expect(said[2]).toMatch(/^When is the exam\?$/)
    expect(said[3]).toMatch(/^When is the exam\? A: /)
  })

  it('[B3] a correction of one figure leaves the others as they were told', () => {
    const told =
      'I have to pass topology by December 18, 9 chapters and 2 past papers, 2 hours each'
    const kept = items(told, 'actually scratch that, 8 chapters')
    expect(kept.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 8 }, (_, index) => `Chapter ${index + 1}`),
      'Past paper 1',
      'Past paper 2',
    ])
    const daily = 'I have to pass topology by December 18, 2 hours every day'
    const [before, after] = [items(daily), items(daily, 'oh wait, more like 90 minutes')]
    expect(after).toHaveLength(before.length)
    expect(after[0]?.slots).toBeLessThan(before[0]?.slots ?? 0)
  })
})

describe('whose words', () => {
  const scenes = {
    active: 'chat',
    known: ['chat', 'schedule', 'guide'].map((name) => ({ name, purpose: '' })),
  }

  it.each([
    'hey, I need to get my act together for statistics, the exam is on December 15',
    'I want to learn Spanish by February 10, a little every day, 30 hours',
    "there is this fluid mechanics course which I kind of ignored, the exam is on 12/18 and chapters 1 to 7 are relevant, I can't do Wednesdays because of football",
    '微观经济学，12月18日考试，6章',
    '概率论1月10号考试，一共8章',
    '微观经济学12月18日期末，大概10小时',
    '概率论快考了，12月16号，我平时基本没听',
    '离散数学和操作系统12月都要考，我都得过',
    '完了完了，信号与系统还有三周就考，我啥都不会',
    '我得在12月18号前把常微分方程学完',
    'what about my midterm in two weeks, I never understood signals',
    '两周后的期中怎么办，信号与系统我一直没听懂',
    '流体力学这门课基本没怎么听，12月18号考试，老师说考第一到第七章，我估计每章要三小时，周三要踢球不行',
  ])('[O1] [B1] a wish for a course is for the guide: %s', (said) => {
    const { scene, score } = answerChat(factsOf(said, { scenes }))
    expect({ scene, isSure: (score ?? 0) >= 75 }).toEqual({ scene: 'guide', isSure: true })
  })

  it('[O1] [B6] after a draft that is written the next course begins another guide, and an order does not', () => {
    const written = talk([first.en, 'Dec 18, 10 hours'], 'en').at(-1)?.record
    if (written === undefined) throw new Error('there is no record')
    const guide = { ...written, isWritten: true, isPaused: false, section: null, packs: [] }
    const active = { ...scenes, active: 'guide' }
    const heard = (said: string) =>
      answerChat(factsOf(said, { state: english, scenes: active, guide }))
    expect(heard('now operating systems')).toMatchObject({
      scene: 'guide',
      slots: [{ name: 'course', value: 'operating systems' }],
    })
    expect(heard('now topology').scene).not.toBe('guide')
    expect(heard('now plan my week').scene).not.toBe('guide')
  })
})
