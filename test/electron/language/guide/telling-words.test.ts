// What of a message a guide takes for told (B3, B10): corrections within it, and what is of somebody else or of a year ago.
import { describe, expect, it } from 'vitest'
import { tellingWords } from '../../../../electron/language/guide/read/telling-words.ts'
import { empty, factsOf } from '../states.ts'
import { talk } from './guide-talk.ts'

const told = (text: string) =>
  tellingWords(text, factsOf(text, { state: empty }))
    .replaceAll(/\s+/g, ' ')
    .trim()

const known = (...words: string[]) => talk(words, 'en').at(-1)?.record

describe('the words that tell', () => {
  it.each([
    ['2 hours a day, no wait, 3 hours', '3 hours a day'],
    ['the exam is on the 9th of December, sorry, the 10th', 'the exam is on the 10th of December'], // prettier-ignore
    ['from Monday, I mean Tuesday', 'from Tuesday'],
    ['一天最多三个小时吧，不对，两个小时，三个小时我顶不住', '一天最多两个小时吧， 我顶不住'],
    ['12月9号考，啊不，是10号', '12月10号考'],
    ['2 hours a day, no wait, 3 hours, 12 hours in all', '3 hours a day, 12 hours in all'],
    ['9号交，不对，10号交，19号考', '10号交，19号考'],
    ['forget Thursdays, I meant Tuesdays', 'forget Thursdays, I meant Tuesdays'],
  ])('[B3] hold the last of two values, the first of which is taken back: %s', (said, left) => {
    expect(told(said)).toBe(left)
  })

  it.each([
    ['my roommate has her stats final on Dec 4, mine is on Dec 11', ', mine is on Dec 11'],
    ['12月18号考，室友12月15号考', '12月18号考，'],
    ['test on 30 October, last year it was on the 23rd', 'test on 30 October,'],
    ['the 16th, the 19th is for people with an extension', 'the 16th,'],
    ['室友说这门要学20个小时，我觉得10个小时够了', '，我觉得10个小时够了'],
  ])('[B10] leave out what is of others, or of a year ago: %s', (said, left) => {
    expect(told(said)).toBe(left)
  })

  it.each([
    "my sister's wedding is on Saturday, no studying then",
    '5 past papers from last year, 2 hours each',
    'my friend and I study for the test on Tuesdays',
    'I failed it last year',
    'chapter 3 takes 4 hours, the others take 2 hours each',
    'she said the exam is on December 18',
    '他说12月18号考试',
    '类要2小时，对象要3小时',
    'a partner essay is due on Friday',
    "my friend's exam is the same day as mine",
    '我妈要我每天学两个小时',
  ])('[B10] keep what concerns the student: %s', (said) => {
    expect(told(said)).toBe(said)
  })

  it('[B3] in a talk the first value and the other person’s date are in no draft', () => {
    const alone = known('I have to pass topology, exam on December 18', '12 hours')
    const record = known(
      'I have to pass topology, exam on December 18, my roommate has hers on December 4',
      '10 hours, no wait, 12 hours',
    )
    expect(record?.draft?.exam?.day).toBe(alone?.draft?.exam?.day)
    expect(record?.draft?.items).toEqual(alone?.draft?.items)
  })
})
