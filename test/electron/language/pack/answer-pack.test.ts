// What the words of a student say to a course pack, in both languages.
import { describe, expect, it } from 'vitest'
import { answerPack } from '../../../../electron/language/answer-built-in.ts'
import { readPackIntent } from '../../../../electron/language/pack/read-pack-intent.ts'
import { leavesPack, readPackWords } from '../../../../electron/language/read/read-pack-words.ts'
import { packFieldKeys, type PackFieldKey } from '../../../../shared/pack/fields.ts'
import type { PackDecision, PackFacts } from '../../../../shared/pack/pack-model.ts'
import { factsOf } from '../states.ts'

function facts(changes: Partial<PackFacts> = {}): PackFacts {
  return {
    course: 'Algebra',
    phase: 'outline',
    mode: 'producing',
    asked: null,
    waits: 'nothing',
    fields: packFieldKeys.map((key) => ({ key, state: 'empty' })),
    ...changes,
  }
}

const heard = (request: string, active = 'chat') =>
  readPackWords(factsOf(request, { scenes: { active, known: [{ name: 'pack', purpose: '' }] } }))

const later = facts()
const asking = facts({ phase: 'intent', mode: 'questioning', asked: 'goal' })

describe('the built-in model', () => {
  it.each<[string, PackDecision['intent'], PackFieldKey | undefined, string | undefined]>([
    ['continue', 'advance', undefined, undefined],
    ['OK, next step!', 'advance', undefined, undefined],
    ['继续', 'advance', undefined, undefined],
    ['好的，下一步吧', 'advance', undefined, undefined],
    ['yes', 'advance', undefined, undefined],
    ['continue with the course pack', 'advance', undefined, undefined],
    ['继续做课程包', 'advance', undefined, undefined],
    ['好的', 'advance', undefined, undefined],
    ["that's all", 'generate', undefined, undefined],
    ['That’s all.', 'generate', undefined, undefined],
    ['可以了', 'generate', undefined, undefined],
    ['就这些', 'generate', undefined, undefined],
    ['生成', 'generate', undefined, undefined],
    ['write the outline', 'generate', 'topics', undefined],
    ['Please rewrite the study guide', 'generate', 'guide', undefined],
    ['生成大纲', 'generate', 'topics', undefined],
    ['帮我写一下任务清单', 'generate', 'work', undefined],
    ['look it up', 'research', undefined, undefined],
    ['查一下资料', 'research', undefined, undefined],
    ['look up the late policy', 'research', undefined, 'the late policy'],
    ['查一下迟交怎么算', 'research', undefined, '迟交怎么算'],
    ['change the goal to pass with 80 points', 'modify', 'goal', 'pass with 80 points'],
    ['the topics are vectors, matrices and rank', 'modify', 'topics', 'vectors, matrices and rank'],
    ['把目标改成考到90分', 'modify', 'goal', '考到90分'],
    ['大纲改为向量、矩阵、秩', 'modify', 'topics', '向量、矩阵、秩'],
    ['change the goal', 'modify', 'goal', undefined],
    ['what do I have to know?', 'query', undefined, undefined],
    ['考什么', 'query', undefined, undefined],
    ['what are the topics?', 'query', 'topics', undefined],
    ['目标是什么', 'query', 'goal', undefined],
    [
      'When is the deadline of the essay?',
      'query',
      undefined,
      'When is the deadline of the essay?',
    ],
    ['no', 'chat', undefined, undefined],
    ['thanks', 'chat', undefined, undefined],
    ['谢谢', 'chat', undefined, undefined],
    ['I like algebra', 'chat', undefined, undefined],
  ])('[K1] reads “%s” as %s', (words, intent, field, text) => {
    const read = readPackIntent(words, later)
    expect({ field: undefined, text: undefined, ...read }).toEqual({
      intent,
      field,
      text: intent === 'query' && text === undefined && field === undefined ? read.text : text,
    })
  })

  it.each([
    'that’s it i guess',
    'ok thats it',
    'I think that’s all',
    'yeah, that should be everything I think',
    'no, nothing else',
    '就这样吧',
    '差不多了',
    '嗯，大概就这些吧',
    '没什么了',
  ])('[K2] “%s” ends the asking, whatever was asked', (words) => {
    for (const asked of ['goal', 'knowledge', 'conditions'] as const)
      expect(readPackIntent(words, { ...asking, asked })).toEqual({ intent: 'generate' })
  })

  it.each([
    'that’s it for integrals, but series are hard',
    'I think that’s all greek to me',
    '差不多会了一半',
    '大概就这些不会：极限',
  ])('[K2] “%s” does not', (words) => {
    expect(readPackIntent(words, asking)).toEqual({ intent: 'chat', text: words })
  })

  it.each([
    'yep looks right',
    'yes, please do',
    '嗯没问题',
    '要，写吧',
    '嗯，没问题的',
    'sounds good',
  ])('[K1] “%s” is a yes to what is offered', (words) => {
    expect(readPackIntent(words, facts({ waits: 'write' }))).toEqual({ intent: 'advance' })
  })

  it.each([
    ['dynamic programming should get more time', 'change the topics to'],
    ['can you make it lighter?', 'change the topics to'],
    ['图那部分多给点时间', '把知识点改成'],
  ])('[K1] “%s” is told how a topic gets more time', (request, how) => {
    const spoken = answerPack({ ...factsOf(request, {}), pack: later })
    expect(spoken.speak).toContain(how)
    expect(spoken.intent).toBe('chat')
  })

  it.each([
    'I want to pass',
    'no idea',
    '5 hours a week, not on Sundays',
    '期末前考到80分',
    '没有',
    'what I need is 80 points',
  ])('[K2] keeps “%s” as the answer while it asks', (words) => {
    expect(readPackIntent(words, asking)).toEqual({ intent: 'chat', text: words })
  })

  it.each([
    ['open the course pack for algebra', 'algebra', false],
    ['Make a study guide for history', 'history', false],
    ['open the algebra course pack', 'algebra', false],
    ['open the course pack', null, false],
    ['what does the course demand?', null, true],
    ['What does linear algebra require?', 'linear algebra', true],
    ['线性代数的课程包', '线性代数', false],
    ['帮我整理这门课', null, false],
    ['打开高等数学的课程包', '高等数学', false],
    ['线性代数考什么', '线性代数', true],
    ['continue the course pack', null, false],
    ['Let’s get back to the pack', null, false],
    ['carry on with the linear algebra pack', 'linear algebra', false],
    ['Can we do a course pack for physics?', 'physics', false],
    ['how far is the pack for calculus', 'calculus', false],
    ['course pack linear algebra', 'linear algebra', false],
    ['what will be on the calculus exam?', 'calculus', true],
    ['继续做课程包', null, false],
    ['接着做线性代数的课程包', '线性代数', false],
    ['给高等数学做个课程包', '高等数学', false],
    ['我们继续弄课程包吧', null, false],
    ['高数课程包做到哪了', '高数', false],
  ])('[O1] “%s” begins a pack', (words, course, asks) => {
    const slots = [
      ...(course === null ? [] : [{ name: 'course', value: course }]),
      ...(asks ? [{ name: 'ask', value: 'demands' }] : []),
    ]
    expect(heard(words)).toMatchObject({ scene: 'pack', score: 100, slots })
  })

  it.each([
    'plan my week',
    'continue',
    'move algebra to Friday',
    '帮我安排这周',
    'pack my bag for school on Friday',
  ])('[O1] “%s” begins none', (words) => {
    expect(heard(words)).toBeNull()
  })

  it('[O1] goes on with the pack in its scene, and leaves it for other work', () => {
    expect(heard('continue', 'pack')).toMatchObject({ scene: 'continue_current' })
    expect(heard('write the study guide', 'pack')).toMatchObject({ scene: 'continue_current' })
    expect(heard('what is in the midterm?', 'pack')).toMatchObject({ scene: 'continue_current' })
    expect(heard('stop', 'pack')).toMatchObject({ scene: 'exit_current' })
    expect(heard('plan my week', 'pack')).toBeNull()
    expect(
      [
        'plan my week',
        '帮我安排这周',
        '安排整个学期',
        'undo',
        'stop',
        '退出',
        'Leave the course pack',
        '退出课程包',
      ].every(leavesPack),
    ).toBe(true)
    expect(['continue', '5 hours a week', '好的'].some(leavesPack)).toBe(false)
  })
})
