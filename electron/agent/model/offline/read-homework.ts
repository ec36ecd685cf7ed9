// Words that ask for homework to be noted: they belong to the homework scene, with what, for which course, and by when.
import type { StageOutput } from '../../../../shared/agent/contracts.ts'
import { homeworkAsked } from '../../../../shared/homework/homework-words.ts'
import { findTaskClass } from '../../../../shared/schedule/state.ts'
import type { TurnFacts } from '../model.ts'
import { classIdsOf } from './class-ids.ts'
import { prepareText } from './lexed-text.ts'
import { readCapture } from './read-capture.ts'
import type { CaptureDraft } from './work-drafts.ts'

const scene = 'homework'

/** "By 17:00", "at 5 pm", 17:00前, 下午5点. */
const clock =
  /(?:\b(?:at|by|before|until) )?\b(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)\b(?:之?前)?|(?:\b(?:at|by|before|until) )?\b(?<hour12>1[0-2]|[1-9]) ?(?<half>am|pm)\b|(?<part>上午|早上|中午|下午|晚上)?(?<hourZh>1\d|2[0-3]|\d)[点时](?<thirty>半)?(?:之?前)?/iu

/** Null where they ask for something else, or there is no such scene. */
export function readHomework(facts: TurnFacts): StageOutput['chat'] | null {
  const { request, scenes } = facts
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  const body = homeworkAsked(request)
  if (body === null) return null
  const at = clock.exec(body)
  const rest = at === null ? body : body.replace(at[0], ' ').replaceAll(/\s+/g, ' ')
  const draft = captureOf(rest, facts)
  const slots = [
    { name: 'title', value: (draft?.title || rest).trim() },
    { name: 'course', value: courseOf(draft, rest, facts) },
    { name: 'due', value: draft?.due ?? '' },
    { name: 'time', value: at === null ? '' : timeOf(at.groups ?? {}) },
  ].filter(({ value }) => value !== '')
  return { intent: 'task', speak: '', reason: 'homework', scene, score: 100, slots }
}

/** Read as work that is to be noted. */
function captureOf(body: string, facts: TurnFacts): CaptureDraft | null {
  const raw =
    facts.language === 'zh' || /\p{Script=Han}/u.test(body) ? `记一下：${body}` : `note: ${body}`
  const read = readCapture(prepareText(raw, facts), raw, facts)
  return read?.kind === 'capture' ? read : null
}

function courseOf(draft: CaptureDraft | null, body: string, { state }: TurnFacts): string {
  const [classId] = draft === null ? [] : classIdsOf(draft.names, state)
  const own = classId === undefined ? undefined : findTaskClass(state, classId)?.course
  if (own !== undefined) return own
  const said = body.toLowerCase()
  const courses = [...state.taskClasses, ...state.tasks].flatMap((record) =>
    record.kind === 'item' || record.course === '' ? [] : [record.course],
  )
  const named = courses.find((course) => said.includes(course.toLowerCase()))
  return named ?? draft?.newCourse ?? ''
}

function padded(value: number): string {
  return String(value).padStart(2, '0')
}

function timeOf(groups: Partial<Record<string, string>>): string {
  const { hour, minute = '00', hour12, half, part, hourZh, thirty } = groups
  if (hour !== undefined) return `${padded(Number(hour))}:${minute}`
  if (hour12 !== undefined) {
    return `${padded((Number(hour12) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0))}:00`
  }
  const isLate = part === '下午' || part === '晚上'
  const said = Number(hourZh ?? '0')
  return `${padded(isLate && said < 12 ? said + 12 : said)}:${thirty === undefined ? '00' : '30'}`
}
