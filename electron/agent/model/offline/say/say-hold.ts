// What is said to a block that is to stay where it is while others make room: only a pin holds it there.
import { assertNever } from '../../../../../shared/assert-never.ts'
import type { HoldStatement } from '../resolve/intent.ts'
import { listNames, type Speech } from './speech.ts'

const mostNamed = 3

export function sayHold({ how, taskIds, waiting }: HoldStatement, speech: Speech): string {
  const names = listNames(taskIds, speech, mostNamed)
  const others = listNames(waiting, speech, mostNamed)
  return speech.language === 'zh'
    ? inChinese(how, names, others)
    : inEnglish(how, names, others, taskIds.length === 1)
}

function inEnglish(how: HoldStatement['how'], names: string, others: string, isOne: boolean) {
  const [stays, it] = isOne ? ['stays where it is', 'it'] : ['stay where they are', 'them']
  switch (how) {
    case 'stays':
      return `${names} ${stays} in that plan. Nothing was moved; ask for the plan again to see its card.`
    case 'pin':
      return `Nothing was moved. Only what is pinned is sure to stay: pin ${names} first, in the details of the block, then ask for the plan again and the others make room around ${it}.`
    case 'no-room':
      return `Nothing was moved. If ${names} ${stays}, there is no room for ${others}. To be sure that ${isOne ? 'it stays' : 'they stay'} in later plans too, pin ${it} in the details of the block.`
    default:
      return assertNever(how)
  }
}

function inChinese(how: HoldStatement['how'], names: string, others: string) {
  switch (how) {
    case 'stays':
      return `这个方案里${names}本来就不动。没有挪动任何任务；想再看一遍，就再说一次要安排。`
    case 'pin':
      return `没有挪动任何任务。只有固定了的才一定不动：先在详情里把${names}固定，再说一次要安排，就由别的来腾位置。`
    case 'no-room':
      return `没有挪动任何任务。${names}不动的话，${others}就没有位置了。以后的计划里也不想让它动，可以在详情里把它固定。`
    default:
      return assertNever(how)
  }
}
