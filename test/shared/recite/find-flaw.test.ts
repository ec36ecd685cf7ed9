// What is never known, however much of it was said, and the slips that a person would let pass.
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compareAttempt } from '../../../shared/recite/compare-attempt.ts'
import { passMark } from '../../../shared/recite/recital.ts'

const osmosis =
  'Osmosis is the diffusion of water through a semipermeable membrane from a region of lower solute concentration to a region of higher solute concentration.'
const inelastic =
  'Demand is inelastic when its quantity does not respond much to a change in price.'
const enzyme =
  'An enzyme is a protein that increases the rate of a reaction without being consumed.'
const inertia =
  'A body remains at rest, or in motion at a constant speed in a straight line, unless it is acted upon by a force.'
const mitosis =
  'Mitosis makes two identical cells from one cell, and the number of chromosomes stays 46.'
const converge = 'A bounded sequence that is monotone is always convergent.'
const eclipse = 'In a solar eclipse the moon stands between the sun and the earth.'

const turnedEnglish: [string, string][] = [
  [inelastic, inelastic.replace('does not respond', 'does respond')],
  [inelastic, inelastic.replace('does not respond', 'responds')],
  [inelastic, inelastic.replace('is inelastic', 'is elastic')],
  [inelastic, inelastic.replace('price', 'income')],
  [
    osmosis,
    osmosis
      .replace('lower', 'higher')
      .replace('of higher solute concentration.', 'of lower solute concentration.'),
  ],
  [osmosis, osmosis.replace('lower', 'higher')],
  [osmosis, osmosis.replace('water', 'salt')],
  [osmosis, osmosis.replace('semipermeable', 'impermeable')],
  [enzyme, enzyme.replace('increases', 'decreases')],
  [enzyme, enzyme.replace('without', 'while')],
  [enzyme, enzyme.replace('protein', 'lipid')],
  [enzyme, enzyme.replace('that increases', 'that never increases')],
  [inertia, inertia.replace('unless', 'if')],
  [inertia, inertia.replace('constant', 'rising')],
  [inertia, inertia.replace('rest', 'peace')],
  [mitosis, mitosis.replace('46', '23')],
  [mitosis, mitosis.replace('two', 'four')],
  [mitosis, mitosis.replace('Mitosis', 'Meiosis')],
  [mitosis, mitosis.replace('identical', 'different')],
  [converge, converge.replace('always', 'never')],
  [converge, converge.replace('convergent', 'divergent')],
  [converge, converge.replace('bounded', 'unbounded')],
  [eclipse, eclipse.replace('solar', 'lunar')],
  [
    'A motor turns electric power into mechanical power.',
    'A motor turns mechanical power into electric power.',
  ],
]

const forgivenEnglish: [string, string][] = [
  [inelastic, inelastic.replace('does not', 'doesn’t')],
  [inelastic, inelastic.replace('a change', 'the change')],
  [inelastic, inelastic.replace('much ', '')],
  [osmosis, osmosis.replace('membrane', 'membranes')],
  [osmosis, osmosis.replace('membrane', 'membrnae')],
  [osmosis, osmosis.replace('diffusion', 'difusion')],
  [osmosis, osmosis.replace('to a region', 'into a region')],
  [enzyme, enzyme.replace('increases', 'increased')],
  [enzyme, enzyme.replace('An enzyme', 'The enzyme')],
  [inertia, inertia.replace('A body', 'A rigid body')],
  [inertia, inertia.replace('is acted', 'was acted')],
  [mitosis, mitosis.replace('cells', 'cell')],
  [eclipse, eclipse.replace('the sun and the earth', 'the earth and the sun')],
]

const 渗透 = '渗透是水分子通过半透膜从低浓度溶液向高浓度溶液扩散的过程。'
const 惯性 = '物体在不受外力作用时，总保持静止状态或匀速直线运动状态。'
const 需求 = '需求缺乏弹性时，需求量对价格的变化反应不大。'
const 酶 = '酶是活细胞产生的具有催化作用的有机物，能降低化学反应的活化能。'
const 通胀 = '通货膨胀是指物价总水平在一定时期内持续上升的现象。'
const 加速度 = '加速度是速度的变化量与发生这一变化所用时间的比值，是矢量。'
const 光合 = '绿色植物利用光能，把二氧化碳和水合成有机物，并释放氧气。'

const turnedChinese: [string, string][] = [
  [渗透, 渗透.replace('从低', '从高').replace('向高', '向低')],
  [渗透, 渗透.replace('从低浓度', '从高浓度')],
  [渗透, 渗透.replace('半透膜', '全透膜')],
  [渗透, 渗透.replace('水分子', '盐分子')],
  [惯性, 惯性.replace('不受', '受')],
  [惯性, 惯性.replace('不受', '只受')],
  [惯性, 惯性.replace('静止', '运动')],
  [惯性, 惯性.replace('外力', '内力')],
  [惯性, 惯性.replace('匀速', '变速')],
  [需求, 需求.replace('不大', '很大')],
  [需求, 需求.replace('反应不大', '反应大')],
  [需求, 需求.replace('价格', '收入')],
  [酶, 酶.replace('降低', '提高')],
  [酶, 酶.replace('活细胞', '死细胞')],
  [酶, 酶.replace('有机物', '无机物')],
  [酶, 酶.replace('能降低', '不能降低')],
  [通胀, 通胀.replace('上升', '下降')],
  [通胀, 通胀.replace('持续', '偶尔')],
  [加速度, 加速度.replace('矢量', '标量')],
  [加速度, 加速度.replace('是矢量', '不是矢量')],
  [光合, 光合.replace('氧气', '氮气')],
  ['光合作用把光能转化为化学能。', '光合作用把化学能转化为光能。'],
  [光合, 光合.replace('释放', '吸收')],
]

const forgivenChinese: [string, string][] = [
  [渗透, 渗透.replace('的过程', '过程')],
  [渗透, 渗透.replace('水分子', '水')],
  [惯性, 惯性.replace('总保持', '保持')],
  [惯性, 惯性.replace('作用时', '的作用时')],
  [惯性, 惯性.replace('不受', '没受')],
  [需求, 需求.replace('变化反应', '变化的反应')],
  [酶, 酶.replace('能降低', '可降低')],
  [酶, 酶.replace('具有催化', '有催化')],
  [通胀, 通胀.replace('是指', '是')],
  [加速度, 加速度.replace('与发生', '和发生')],
  [光合, 光合.replace('并释放', '释放')],
]

const flawOf = (text: string, attempt: string) => compareAttempt(text, attempt).flaw

describe('one word that turns a definition', () => {
  it.each(turnedEnglish)('[R1] [R2] of “%s” is not known: “%s”', (text, attempt) => {
    expect(attempt).not.toBe(text)
    const { flaw, score } = compareAttempt(text, attempt)
    expect([flaw, score < passMark]).toEqual(['meaning-turned', true])
  })

  it.each(turnedChinese)('[R1] [R2] 意思变了不算记住：“%s”“%s”', (text, attempt) => {
    expect(attempt).not.toBe(text)
    const { flaw, score } = compareAttempt(text, attempt)
    expect([flaw, score < passMark]).toEqual(['meaning-turned', true])
  })

  it.each([...forgivenEnglish, ...forgivenChinese])(
    '[R1] a slip that turns nothing is only a slip: “%s” “%s”',
    (text, attempt) => {
      expect(attempt).not.toBe(text)
      expect(flawOf(text, attempt)).toBeNull()
    },
  )
})

const ozymandias = `I met a traveller from an antique land,
Who said: Two vast and trunkless legs of stone
Stand in the desert. Near them, on the sand,
Half sunk, a shattered visage lies, whose frown,
And wrinkled lip, and sneer of cold command,
Tell that its sculptor well those passions read
Which yet survive, stamped on these lifeless things,
The hand that mocked them and the heart that fed.`
const 春望 =
  '国破山河在，城春草木深。感时花溅泪，恨别鸟惊心。烽火连三月，家书抵万金。白头搔更短，浑欲不胜簪。'
const phases = Array.from(
  { length: 12 },
  (_, index) => `Phase ${index + 1} follows after the last one and brings the cell a step on.`,
).join(' ')

const verses: [string, string, string][] = [
  ['a poem in lines', ozymandias, '\n'],
  ['a Chinese poem on one line', 春望, '，|。'],
  ['prose of many sentences', phases, '. '],
]

const cutLines = (text: string, mark: string): string[] =>
  text.split(mark === '\n' ? '\n' : mark === '. ' ? /(?<=\.) / : /(?<=[，。])/u)

describe('verses', () => {
  it.each(verses)('[R1] [R2] of which any one is left out are not known: %s', (_, text, mark) => {
    const lines = cutLines(text, mark)
    for (const index of lines.keys()) {
      const { flaw, score } = compareAttempt(
        text,
        lines.toSpliced(index, 1).join(mark === '. ' ? ' ' : '\n'),
      )
      expect([index, flaw, score < passMark]).toEqual([index, 'line-missing', true])
    }
  })

  it.each(verses)('[R1] [R2] of which any two are swapped are not known: %s', (_, text, mark) => {
    const lines = cutLines(text, mark)
    for (const [index, line] of lines.entries()) {
      for (const other of [index + 1, index + 3].filter((at) => at < lines.length)) {
        const swapped = lines.with(index, lines[other] ?? '').with(other, line)
        const { flaw, score } = compareAttempt(text, swapped.join(mark === '. ' ? ' ' : '\n'))
        expect([index, other, flaw !== null, score < passMark]).toEqual([index, other, true, true])
      }
    }
  })

  it.each(verses)('[R1] with one wrong word are as known as before: %s', (_, text) => {
    const wrong = text.replace('them', 'these').replace('深', '生').replace('step', 'stride')
    expect(flawOf(text, wrong)).toBeNull()
    expect(flawOf(text, text)).toBeNull()
  })
})

test('[R1] the same text has no flaw, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(flawOf(text, text)).toBeNull()
    }),
  )
})
