// Tips from the errors of an attempt, and how they are said.
import { describe, expect, it } from 'vitest'
import { alignAttempt, compareAligned } from '../../../shared/recite/compare-attempt.ts'
import { findTips } from '../../../shared/recite/find-tips.ts'
import { sayErrors, sayTip, writeComparison } from '../../../shared/recite/say-recite.ts'

const text =
  'The cell membrane controls what enters and leaves the cell. The nucleus holds the genes. Mitochondria release the energy of food.'

function tipsFor(words: string, attempt: string) {
  return findTips(alignAttempt(words, attempt))
}

describe('tips', () => {
  it('[R3] nothing wrong needs no tip', () => {
    expect(tipsFor(text, text)).toEqual([])
  })

  it('[R3] two that were taken for each other are contrasted', () => {
    expect(tipsFor(text, text.replace('membrane', 'wall'))).toEqual([
      { kind: 'confused', expected: 'membrane', said: 'wall' },
    ])
    expect(tipsFor('光合作用需要光', '光合反应需要光')).toEqual([
      { kind: 'confused', expected: '光合作用', said: '光合反应' },
    ])
    expect(tipsFor('马克思主义', '马克思注意')).toEqual([
      { kind: 'confused', expected: '主义', said: '注意' },
    ])
    expect(tipsFor('温度是什么', '温度在什么')).toEqual([
      { kind: 'confused', expected: '温度是什么', said: '温度在什么' },
    ])
  })

  it('[R3] the longest omission gets the first letters of its words, after what leads to it', () => {
    expect(tipsFor(text, text.replace(' The nucleus holds the genes.', ''))).toEqual([
      { kind: 'first-letters', after: 'leaves the cell', cue: 'T n h t g' },
    ])
    expect(tipsFor('床前明月光，疑是地上霜。', '床前明月光')).toEqual([
      { kind: 'first-letters', after: '床前明月光', cue: '疑····' },
    ])
    expect(tipsFor('疑是地上霜，床前明月光', '床前明月光')[0]).toMatchObject({ after: '' })
  })

  it('[R3] a passage in another place is told after what it comes', () => {
    const turned =
      'The nucleus holds the genes. The cell membrane controls what enters and leaves the cell. Mitochondria release the energy of food.'
    expect(tipsFor(text, turned)).toEqual([
      { kind: 'order', first: 'and leaves the cell', next: 'The nucleus holds the genes' },
    ])
  })

  it('[R3] of a long text of which little was said the weakest part comes first', () => {
    const attempt = 'The cell membrane controls what enters and leaves the cell.'
    const long = `${text} Ribosomes build proteins from amino acids. Vacuoles store water and salts.`
    expect(tipsFor(long, attempt).map(({ kind }) => kind)).toContain('chunks')
  })

  it('[R3] a quotation of Chinese begins with a clause or a word', () => {
    const poem = '轻轻的我走了，我轻轻的招手，作别西天的云彩。那河畔的金柳，是夕阳中的新娘；'
    const attempt = poem.slice(0, poem.indexOf('那'))
    expect(tipsFor(poem, attempt)[0]).toMatchObject({ after: '作别西天的云彩' })
    const list = '需求弹性 消费者选择 生产与成本'
    expect(tipsFor(list, '需求弹性 消费者选择')[0]).toMatchObject({ after: list.slice(0, 10) })
    const long = '线粒体通过有氧呼吸释放能量供细胞使用'
    expect(tipsFor(long, '线粒体通过有氧呼吸释放能量供')[0]).toMatchObject({ after: '释放能量供' })
  })

  it('[R1] [R3] what was said stands right behind the words before it', () => {
    const cells = 'Mitosis makes two identical cells. Meiosis makes four different cells.'
    expect(writeComparison(compareAligned(alignAttempt(cells, 'Mitosis makes two cells')))).toBe(
      'Mitosis makes two [-identical-] cells. [-Meiosis makes four different cells.-]',
    )
    const turned = compareAligned(alignAttempt('Mitosis makes two cells', cells))
    expect(turned.counts.added).toBe(6)
  })

  it('[R3] what the text does not say is told, and never more than three tips', () => {
    expect(
      tipsFor('The nucleus holds the genes', 'The nucleus holds the genes of all living things'),
    ).toEqual([{ kind: 'added', said: 'of all living things' }])
    expect(
      tipsFor(`${text} ${text}`, 'food wall genes cell nothing at all of it').length,
    ).toBeLessThan(4)
  })

  it.each(['en', 'zh'] as const)('[R3] each tip is said in %s', (language) => {
    const tips = [
      { kind: 'confused', expected: 'a', said: 'b' },
      { kind: 'first-letters', after: 'a', cue: 'b' },
      { kind: 'first-letters', after: '', cue: 'b' },
      { kind: 'order', first: 'a', next: 'b' },
      { kind: 'chunks', count: 3, weakest: 'a' },
      { kind: 'added', said: 'a' },
    ] as const
    const said = tips.map((tip) => sayTip(tip, language))
    expect(new Set(said).size).toBe(tips.length)
  })
})

it('[R1] the comparison can be written in one line, each error with its mark', () => {
  const attempt = 'The cell wall controls what enters the old cell'
  const comparison = compareAligned(
    alignAttempt('The cell membrane controls what enters and leaves the cell.', attempt),
  )
  expect(writeComparison(comparison)).toBe(
    'The cell [-membrane-]{+wall+} controls what enters [-and leaves-] the {+old+} cell.',
  )
  expect(sayErrors(comparison.counts, 'en')).toBe('2 left out, 1 different, 1 added')
  expect(sayErrors(comparison.counts, 'zh')).toBe('漏了 2 处，不一样 1 处，多了 1 处')
})
