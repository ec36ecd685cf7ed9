// What corrects the last turn comes to: what was asked for then, anew, after what it wrote was taken back.
import { assert, constantFrom, pre, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctLast } from '../../../../electron/language/amend/correct-last.ts'
import { chinese, english, factsOf } from '../states.ts'

const history = { undo: 'It was written.', redo: null }

function corrected(before: string, now: string, changes = 1, head = history) {
  const state = /\p{Script=Han}/u.test(before) ? chinese : english
  const written = Array.from({ length: changes }, () => history.undo)
  const last = { who: 'person' as const, text: before, written }
  return correctLast({ ...factsOf(now, { state }), state, recent: [last], history: head })
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

describe('a correction', () => {
  it.each([
    ['cancel calculus on friday', 'no sorry, thursday', ['Undo', 'cancel calculus on thursday']],
    [
      'add dentist saturday 14:00-15:00',
      'make it 3pm',
      ['Undo', 'add dentist saturday 15:00-16:00'],
    ],
    ['remind me 10 minutes before', 'make it 15', ['Undo', 'remind me 15 minutes before']],
    ['周三的高数课取消了', '不是这周三啦 我说的下周三那节', ['撤销', '下周三的高数课取消了']],
    ['每天最多学3小时', '说错了，4小时', ['撤销', '每天最多学4小时']],
    ['delete word list 4', 'no no, 3', ['Undo', 'delete word list 3']],
    [
      'calculus sheet 3 is due on 7 december',
      'no, tuesday',
      ['Undo', 'calculus sheet 3 is due 2026-12-08'],
    ],
    ['线代期中是哪天', '那高数呢', ['撤销', '高数期中是哪天']],
    ['physics homework sheet 3 due friday', "it's due thursday at 8 actually", ['Undo', 'physics homework sheet 3 due thursday at 8']], // prettier-ignore
    ['把高数复习2推到周六', '放下午吧 上午要睡懒觉', ['把高数复习2推到周六下午']], // prettier-ignore
    ['nothing before ten', "hmm no that's lazy, nine is fine", ['Undo', 'nothing before nine']],
    ['add dentist saturday 14:00-15:00', 'delete that', ['Undo']],
    ['上课前十分钟提醒我', '改十五分钟，宿舍太远', ['撤销', '上课前十五分钟提醒我']],
    ['微经要写一篇小论文，12月16号交，分三次写', '三次写不完，改成四次', ['撤销', '微经要写一篇小论文，12月16号交，分四次写']], // prettier-ignore
    ['高数作业第三章习题，周五交', '哦不对，助教说的是下周一交', ['撤销', '高数作业第三章习题，下周一交']], // prettier-ignore
  ])('[M3] of “%s” by “%s” says it anew', (before, now, parts) => {
    expect(corrected(before, now)).toEqual(parts)
  })

  it.each([
    ['delete calculus', 'no wait, keep it'],
    ['move calculus 2 to sunday', "actually don't"],
    ['把高数复习删了', '别别别，不删'],
    ['高数复习2做完了', '点错了，还没做'],
    ['把周五空出来', '还是照原来的吧'],
  ])('[M3] of “%s” by “%s” only takes it back', (before, now) => {
    expect(corrected(before, now)).toEqual([/[a-z]/.test(before) ? 'Undo' : '撤销'])
    expect(corrected(before, now, 0)?.length ?? 0).toBe(0)
  })

  it('[M3] of a move needs no way back, nor does one of what wrote nothing', () => {
    expect(corrected('move calculus 2 to sunday morning', 'wait no, saturday')).toEqual([
      'move calculus 2 to saturday morning',
    ])
    expect(corrected("what's on friday", 'sorry, saturday i mean', 0)).toEqual([
      "what's on saturday",
    ])
  })

  it.each([
    ['cancel calculus on friday', 'and algebra as well', ['cancel algebra on friday']],
    ['physics homework for wednesday, problem 6', 'also problem 7', ['physics homework for wednesday, problem 7']], // prettier-ignore
    ['周三的高数课取消了', '周四那节也取消', ['周四的高数课取消了']],
    ["I'm ill, clear my study for today", 'tomorrow too probably', ["I'm ill, clear my study for tomorrow"]], // prettier-ignore
    [
      'make calculus 4 two periods long',
      'same for matrices 3',
      ['make matrices 3 two periods long'],
    ],
    ['plan calculus this week', 'now the rest as well', ['plan the rest this week']],
    ['我感冒了，今天的学习都往后推', '嗓子疼得厉害 明天的也推了吧', ['我感冒了，明天的学习都往后推']], // prettier-ignore
    ['把高数复习2固定住', '高数复习1也这样', ['把高数复习1固定住']],
  ])(
    '[M3] of “%s”, “%s” wants the same of something else, and takes nothing back',
    (before, now, parts) => {
      expect(corrected(before, now)).toEqual(parts)
    },
  )

  it.each([
    ['plan calculus', 'only in the afternoons', ['Undo', 'plan calculus, only in the afternoons']],
    ['plan everything', 'nothing on sundays', ['Undo', 'plan everything, nothing on sundays']],
    ['party on saturday', 'at 8 pm', ['Undo', 'party on saturday at 8 pm']],
    ['dentist on thursday 11:30', "let's say 12", ['Undo', 'dentist on thursday 12:00']],
    ['no studying after 8 pm', 'no, 9', ['Undo', 'no studying after 21:00']],
    ['把任务都排好', '每天别超过两小时', ['撤销', '把任务都排好，每天别超过两小时']],
    ['晚上十点后不学习', '九点半', ['撤销', '九点半后不学习']],
  ])('[M3] after “%s”, “%s” goes on with it', (before, now, parts) => {
    expect(corrected(before, now)).toEqual(parts)
  })

  it.each([
    ["what's on friday", 'and saturday?', ["what's on saturday"]],
    ['when is the algebra exam', 'and calculus?', ['when is the calculus exam']],
    ['高数哪天考', '线代呢', ['线代哪天考']],
  ])('[M3] the question “%s” is asked of what “%s” tells', (before, now, parts) => {
    expect(corrected(before, now, 0)).toEqual(parts)
  })

  it.each([
    ['move calculus 2 to sunday', "what's on tomorrow"],
    ['plan calculus', 'from now on nothing on sundays'],
    ['plan calculus', 'why is it on friday'],
    ['move calculus 2 to sunday', 'and mark algebra 1 as done'],
    ['把高数第二次挪到周日', '谢谢'],
    ['排一下高数', '今天有什么课'],
  ])('[M3] after “%s”, “%s” means something by itself', (before, now) => {
    expect(corrected(before, now)).toBeNull()
  })

  it('[M3] takes back all that one turn wrote', () => {
    expect(corrected('cancel calculus on friday', 'i meant thursday', 2)?.slice(0, 2)).toEqual([
      'Undo',
      'Undo',
    ])
  })

  it('[M3] takes a block back first where it was told from where it lay, or is another', () => {
    expect(corrected('push calculus 2 back an hour', 'i meant two hours')).toEqual([
      'Undo',
      'push calculus 2 back two hours',
    ])
    expect(corrected('move calculus 2 to sunday', 'i meant algebra 1')?.[0]).toBe('Undo')
  })

  it('[M3] leaves out the day that is denied', () => {
    const anew = ['Undo', 'cancel calculus on thursday']
    expect(corrected('cancel calculus on friday', 'i meant thursday not friday')).toEqual(anew)
  })

  it('[M3] takes back nothing that was changed since by other hands', () => {
    const since = { undo: 'Moved by hand.', redo: null }
    expect(corrected('cancel calculus on friday', 'i meant thursday', 1, since)).toBeNull()
  })

  it.each([
    ['move calculus 2 to sunday', "actually, what's on sunday"],
    ['move calculus 2 to sunday', 'no wait, move algebra to friday'],
    ['把高数第二次挪到周日', '它后面那次改到周二晚上'],
    ['cancel calculus on friday', 'thanks'],
    ['cancel calculus on friday', 'and the one after it on thursday instead'],
    ['cancel calculus on friday', 'not thursday, sorry'],
    ['cancel calculus on friday', "actually i'm busy on thursday"],
    ['cancel calculus on friday', "i meant to ask what's on saturday"],
    ['move calculus 2 to sunday', "sorry, i can't make it on monday"],
    ['move calculus 2 to sunday', 'wait, monday is my birthday'],
    ['move calculus 2 to friday', 'actually it moves to room 12'],
    ['no study after 21:00', 'actually i have choir at 18:00'],
    ['取消周五的高数课', '周六还是老样子'],
    ['取消周五的高数课', '我说今天好累'],
    ['calculus is in room 12 from now on', 'still fridays though?'],
  ])('[M3] is none: after “%s” “%s” says something of its own', (before, now) => {
    expect(corrected(before, now)).toBeNull()
  })

  it('[M3] of one day by another says all else as it was said', () => {
    const day = constantFrom(...days)
    const lead = constantFrom('no, ', 'sorry, i meant ', 'wait no ', 'i mean ')
    assert(
      property(day, day, lead, (first, then, words) => {
        pre(first !== then)
        expect(corrected(`cancel the calculus lecture on ${first}`, words + then)).toEqual([
          'Undo',
          `cancel the calculus lecture on ${then}`,
        ])
      }),
    )
  })

  it('[M3] throws for no text', () => {
    assert(
      property(string(), string(), (before, now) => {
        expect(() => corrected(before, now)).not.toThrow()
      }),
    )
  })
})
