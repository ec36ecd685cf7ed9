// Words that ask for homework to be noted: they belong to the homework scene, with what, for which course, and by when.
import { upperFirst } from '../../../shared/text/upper-first.ts'
import { inOwnCharacters } from '../../../shared/text/as-typed.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import {
  readHomeworkWords,
  type HomeworkAsk,
} from '../../../shared/homework/parse-homework-words.ts'
import { homeworkSaid } from '../../../shared/homework/say.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'
import type { TurnFacts } from '../../model/model.ts'
import { findDays, joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { prepareText } from '../words/lexed-text.ts'
import { readCapture } from './read-capture.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import type { CaptureDraft } from './work-drafts.ts'

const scene = 'homework'

/** "By 17:00", "at 5:30 pm", "at 9", "at noon", "next friday noon", 17:00前, 下午五点半, 晚上12点. */
const clock =
  /(?:\b(?:at|by|before|until) )?\b(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?: ?(?<halfOf>am|pm)\b)?(?:之?前)?|(?:\b(?:at|by|before|until) )?\b(?<hour12>1[0-2]|[1-9]) ?(?<half>am|pm)\b|\bat (?<bare>1\d|2[0-3]|\d)(?![\w:./-])|\b(?:(?:at|by|before|until) )?(?<word>noon|midnight)\b|(?<part>凌晨|上午|早上|中午|下午|晚上|今晚|明晚)?(?<hourZh>1\d|2[0-4]|\d|[一二两三四五六七八九]|十[一二]?)[点时](?:(?<thirty>半)|(?<minuteZh>[0-5]?\d)分)?(?:之?前)?/iu

/** Null where they ask for something else, or there is no such scene. */
export function readHomework(facts: TurnFacts): StageOutput['chat'] | null {
  const { scenes } = facts
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  const asked = readHomeworkWords(homeworkSaid(facts.recent, facts.request))
  if (asked === null) return null
  switch (asked.kind) {
    case 'list':
      return toScene([{ name: 'act', value: 'list' }])
    case 'done':
      return toScene([{ name: 'act', value: 'done' }])
    case 'shift':
      return toScene([{ name: 'act', value: 'shift' }])
    case 'note':
      return noteOf(asked, facts, scenes.active)
    default:
      return assertNever(asked)
  }
}

type Slots = NonNullable<StageOutput['chat']['slots']>

function toScene(slots: Slots): StageOutput['chat'] {
  return { intent: 'task', speak: '', reason: 'homework', scene, score: 100, slots }
}

function noteOf(
  asked: Extract<HomeworkAsk, { kind: 'note' }>,
  facts: TurnFacts,
  active: string,
): StageOutput['chat'] | null {
  const { title, course, due, time } = readHomeworkNote(asked, facts, facts.request)
  // A guide hears of homework as part of what it makes of the course; without a day it is no homework that is due.
  if (!asked.isPlain && (active === 'guide' || due === '')) return null
  const slots = [
    { name: 'title', value: title },
    { name: 'course', value: course },
    { name: 'due', value: due },
    { name: 'time', value: time },
  ].filter(({ value }) => value !== '')
  return toScene(slots)
}

/** What is empty was not said. */
export type HomeworkNote = { title: string; course: string; due: string; time: string }

/** What the words say of an item, the due day as an ISO date; `said` is the text as it was typed. */
export function readHomeworkNote(
  { body, isPlain }: Extract<HomeworkAsk, { kind: 'note' }>,
  facts: Ground,
  said: string,
): HomeworkNote {
  const told = isPlain ? body : withoutLead(body)
  const at = clock.exec(told)
  // 今晚8点 names the day too.
  const named = /今晚|明晚/.exec(at?.[0] ?? '')?.[0].replace('晚', '天') ?? ''
  const rest = at === null ? told : told.replace(at[0], named === '' ? ' ' : named)
  const draft = captureOf(rest.replaceAll(/\s+/g, ' '), facts)
  const title = titleOf((draft?.title || rest).trim())
  return {
    title: inOwnCharacters(title, homeworkSaid(facts.recent, said)),
    course: courseOf(draft, rest, facts),
    due: draft?.due ?? '',
    time: at === null ? '' : timeOf(at.groups ?? {}),
  }
}

/** The one day that the words name, and the time where they name one; null where they name none, or several. */
export function readDue(words: string, ground: Ground): { due: string; time: string } | null {
  const at = clock.exec(words)
  const text = prepareText(at === null ? words : words.replace(at[0], ' '), ground)
  const [day, ...others] = joinRanges(findDays(text, ground), text, ground)
  const due = day?.dates.at(-1)
  if (due === undefined || others.length > 0) return null
  return { due, time: at === null ? '' : timeOf(at.groups ?? {}) }
}

/** Without the words that ask to be reminded, or say that it is handed in. */
function withoutLead(body: string): string {
  return body
    .replace(
      /^(?:please )?(?:remember|don['’]t forget|do not forget|remind me|note)(?: about| that| of| to)? /iu,
      '',
    )
    .replace(/\b(?:was|were) (?=due\b)/iu, '')
    .replace(/^我?还?有一?[份个项次](?=.)/u, '')
    .replace(/^(?:请|麻烦)?(?:提醒(?:一下)?我?|记得|(?:别|不要|千万别)忘[了记]?)(?:要|得)?/u, '')
    .replace(
      /[，,\s]*(?:帮我|请|麻烦)?(?:加进去|加上去?|加一下|记一下|记上|记下来?|记着|别忘了?|提醒我(?:一下)?)[吧啊。！!]*$/u,
      '',
    )
}

/** Without the words that only say that it is homework, or that it is handed in. */
function titleOf(title: string): string {
  const bare = title
    .replace(
      /^(?:(?:oh|ah|hey|hi|ok|okay|so|well|right|yeah|also|and|but|um|uh|btw|by the way|(?:i|we|you)(?:['’](?:ve|ll))?|there(?:['’]s| is)|have|has|got|need|must|to|hand in|turn in|hand|turn|submit|another|the|my|a|an|our|your)\b[,.!…]*\s*)+/iu,
      '',
    )
    .replace(/^(?:对了|哦|噢|啊|嗯|那个|还有|另外)[，,、\s]*/u, '')
    .replace(/^homework\s*[:：–—-]\s*/iu, '')
    .replace(/^(?:老师)?(?:又|刚)?布置了(?:新的?)?作业[，,：:\s]*/u, '')
    .replace(/^(?:我)?(?:要|得|需要|记得)*(?:上交|提交|交)(?=.{2})/u, '')
    .replace(/[\s，,；;]+$/u, '')
    .replace(/(?:(?:要|得|需要|截止)?(?:上交|提交|交|截止))$/u, '')
    .trim()
  return bare === '' ? title : upperFirst(bare)
}

/** Read as work that is to be noted. */
function captureOf(body: string, facts: Ground): CaptureDraft | null {
  // "… the problem set tomorrow" is no set of tomorrow's.
  const dated = body.replace(
    /(?<!\b(?:by|due|on|before|until|is))\s+(?=(?:tomorrow|today|tonight)\b)/iu,
    ' by ',
  )
  const raw =
    facts.language === 'zh' || /\p{Script=Han}/u.test(dated) ? `记一下：${dated}` : `note: ${dated}`
  const read = readCapture(prepareText(raw, facts), raw, facts)
  return read?.kind === 'capture' ? read : null
}

function courseOf(draft: CaptureDraft | null, body: string, { state }: Ground): string {
  const [classId] = draft === null ? [] : classIdsOf(draft.names, state)
  const own = classId === undefined ? undefined : findTaskClass(state, classId)?.course
  if (own !== undefined) return own
  const said = plainName(body)
  const courses = [...state.taskClasses, ...state.tasks].flatMap((record) =>
    record.kind === 'item' || record.course === '' ? [] : [record.course],
  )
  const named = courses.find((course) => holdsName(said, plainName(course)))
  return named ?? draft?.newCourse ?? ''
}

function padded(value: number): string {
  return String(value).padStart(2, '0')
}

const endOfDay = '23:59'

function timeOf(groups: Partial<Record<string, string>>): string {
  const { hour, minute = '00', halfOf, hour12, half, bare, word } = groups
  if (word !== undefined) return word.toLowerCase() === 'noon' ? '12:00' : endOfDay
  if (hour !== undefined) return `${padded(onTheDay(Number(hour), halfOf))}:${minute}`
  if (hour12 !== undefined) return `${padded(onTheDay(Number(hour12), half))}:00`
  // "At 5" is in the afternoon, as nobody hands in at five in the morning.
  if (bare !== undefined) return `${padded(Number(bare) < 8 ? Number(bare) + 12 : Number(bare))}:00`
  return chineseTime(groups)
}

function onTheDay(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}

function chineseTime({
  part = '',
  hourZh = '0',
  thirty,
  minuteZh,
}: Partial<Record<string, string>>): string {
  const said = readNumber(hourZh) ?? 0
  const isNight = /晚/.test(part)
  if (said === 24 || (isNight && said === 12)) return endOfDay
  const isLate = isNight || part === '下午' || (part === '中午' && said < 3)
  const minute = thirty === undefined ? Number(minuteZh ?? '0') : 30
  return `${padded(isLate && said < 12 ? said + 12 : said)}:${padded(minute)}`
}
