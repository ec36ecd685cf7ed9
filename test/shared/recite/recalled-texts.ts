// Forty attempts at texts, twenty in each language, with what a person who compares them by eye would say of each:
// 84 at most where a line is elsewhere, or a wrong word makes another statement of a definition.

export type Recalled = {
  text: string
  attempt: string
  /** Units that are right, left out, added, said in place of another, and said elsewhere. */
  same: number
  omitted?: number
  added?: number
  substituted?: number
  moved?: number
  score: number
}

const cell = 'The cell membrane controls what enters and leaves the cell.'
const derivative = 'The derivative of a product is the first times the derivative of the second.'
const cycle = 'Mitosis makes two identical cells. Meiosis makes four different cells.'

export const english: Recalled[] = [
  { text: cell, attempt: cell, same: 10, score: 100 },
  {
    text: cell,
    attempt: 'the CELL membrane; controls what enters, and leaves the cell',
    same: 10,
    score: 100,
  },
  {
    text: cell,
    attempt: 'Ｔｈｅ cell membrane\ncontrols what enters and\tleaves the cell',
    same: 10,
    score: 100,
  },
  {
    text: cell,
    attempt: 'The membrane controls what enters and leaves the cell',
    same: 9,
    omitted: 1,
    score: 90,
  },
  {
    text: cell,
    attempt: 'The cell wall controls what enters and leaves the cell',
    same: 9,
    substituted: 1,
    score: 84,
  },
  {
    text: cell,
    attempt: 'The thin cell membrane controls what enters and leaves the cell',
    same: 10,
    added: 1,
    score: 90,
  },
  {
    text: cell,
    attempt: 'The cell membrane controls what leaves and enters the cell',
    same: 8,
    moved: 2,
    score: 80,
  },
  { text: cell, attempt: 'The cell membrane controls', same: 4, omitted: 6, score: 40 },
  {
    text: cell,
    attempt: 'controls what enters and leaves the cell',
    same: 7,
    omitted: 3,
    score: 70,
  },
  {
    text: cell,
    attempt: 'Bananas grow on tall plants',
    same: 0,
    omitted: 5,
    substituted: 5,
    score: 0,
  },
  {
    text: cycle,
    attempt: 'Meiosis makes four different cells. Mitosis makes two identical cells.',
    same: 5,
    moved: 5,
    score: 84,
  },
  {
    text: cycle,
    attempt: 'Meiosis makes two identical cells. Mitosis makes four different cells.',
    same: 8,
    moved: 2,
    score: 80,
  },
  { text: cycle, attempt: 'Mitosis makes two identical cells.', same: 5, omitted: 5, score: 50 },
  {
    text: derivative,
    attempt: 'The derivative of a product is the first times the derivative of the second',
    same: 14,
    score: 100,
  },
  {
    text: derivative,
    attempt: 'The derivative of a product is the second times the derivative of the first',
    same: 12,
    moved: 2,
    score: 84,
  },
  {
    text: derivative,
    attempt: 'the derivative of a sum is the derivative of the second',
    same: 10,
    omitted: 3,
    substituted: 1,
    score: 71,
  },
  { text: "Don't divide by zero.", attempt: 'dont divide by zero', same: 4, score: 100 },
  {
    text: 'E = mc² holds for a body at rest.',
    attempt: 'e=mc2 holds for a body at rest',
    same: 9,
    score: 100,
  },
  {
    text: 'A well-known limit is 2.5 metres',
    attempt: 'a well known limit is 25 metres',
    same: 6,
    substituted: 1,
    score: 84,
  },
  {
    text: 'Supply falls when the price falls.',
    attempt: 'Supply falls when when the price falls, always',
    same: 6,
    added: 2,
    score: 66,
  },
]

const moon = '床前明月光，疑是地上霜。举头望明月，低头思故乡。'
const light = '光合作用把光能转化为化学能，储存在葡萄糖中。'
const tcp = 'TCP 通过三次握手建立连接，通过四次挥手断开连接。'

export const chinese: Recalled[] = [
  { text: moon, attempt: moon, same: 20, score: 100 },
  { text: moon, attempt: '床前明月光 疑是地上霜 举头望明月 低头思故乡', same: 20, score: 100 },
  {
    text: moon,
    attempt: '床前明月光，\n疑是地上霜；\n举头望明月,\n低头思故乡',
    same: 20,
    score: 100,
  },
  { text: moon, attempt: '床前明月光，举头望明月，低头思故乡。', same: 15, omitted: 5, score: 75 },
  {
    text: moon,
    attempt: '床前明月光，疑是地上霜。低头思故乡，举头望明月。',
    same: 15,
    moved: 5,
    score: 84,
  },
  {
    text: moon,
    attempt: '床前看月光，疑是地上霜。举头望明月，低头思故乡。',
    same: 19,
    substituted: 1,
    score: 95,
  },
  {
    text: moon,
    attempt: '床前明月光，疑是地上霜。举头望山月，低头思故乡啊。',
    same: 19,
    substituted: 1,
    added: 1,
    score: 90,
  },
  {
    text: moon,
    attempt: '举头望明月，低头思故乡。床前明月光，疑是地上霜。',
    same: 10,
    moved: 10,
    score: 84,
  },
  { text: moon, attempt: '春眠不觉晓', same: 0, omitted: 15, substituted: 5, score: 0 },
  { text: light, attempt: '光合作用把光能转化为化学能,储存在葡萄糖中', same: 20, score: 100 },
  {
    text: light,
    attempt: '光合作用把化学能转化为光能，储存在葡萄糖中。',
    same: 17,
    moved: 3,
    score: 84,
  },
  {
    text: light,
    attempt: '光合作用把光能转化为热能，储存在葡萄糖中。',
    same: 18,
    omitted: 1,
    substituted: 1,
    score: 84,
  },
  {
    text: light,
    attempt: '光合作用是把光能转化为化学能，并储存在葡萄糖中。',
    same: 20,
    added: 2,
    score: 90,
  },
  {
    text: light,
    attempt: '呼吸作用把光能转化为化学能，储存在葡萄糖中。',
    same: 18,
    substituted: 2,
    score: 84,
  },
  { text: light, attempt: '把光能转化为化学能，储存在葡萄糖中。', same: 16, omitted: 4, score: 80 },
  { text: tcp, attempt: 'ｔｃｐ通过三次握手建立连接，通过四次挥手断开连接', same: 21, score: 100 },
  {
    text: tcp,
    attempt: 'UDP 通过三次握手建立连接，通过四次挥手断开连接。',
    same: 20,
    substituted: 1,
    score: 84,
  },
  {
    text: tcp,
    attempt: 'TCP 通过四次挥手断开连接，通过三次握手建立连接。',
    same: 11,
    moved: 10,
    score: 95,
  },
  { text: tcp, attempt: 'TCP 通过三次握手建立连接。', same: 11, omitted: 10, score: 52 },
  {
    text: tcp,
    attempt: 'TCP 用三次握手建立连接，用四次挥手断开连接。',
    same: 17,
    omitted: 2,
    substituted: 2,
    score: 80,
  },
]
