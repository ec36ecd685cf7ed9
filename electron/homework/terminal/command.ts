// Defines the terminal's command for homework (H1): what can be typed, and how each word is read.
import type { z } from 'zod'
import { homeworkDraftSchema } from '../../../shared/homework/homework.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { longestSession } from '../../../shared/schedule/term.ts'
import { maxMinutes } from '../../../shared/schedule/work-log.ts'
import { maxSessions } from '../../../shared/schedule/work/work-edit.ts'
import { defineCommand } from '../../terminal/usage.ts'
import type { BadWord, UsageCode } from '../../terminal/usage-problem.ts'
import { countUpTo, readObject, text, valueOf } from '../../terminal/values.ts'

const { dueDate, dueTime } = homeworkDraftSchema.shape
const id = countUpTo('bad-homework')
/** A point of the checklist, from 1, and where it goes. */
const place = countUpTo('bad-point', 1_000)

export const homeworkCommand = defineCommand({
  forms: {
    '': {},
    add: {
      TITLE: text,
      DATE: valueOf('bad-date', dueDate),
      '[TIME]': valueOf('bad-due-time', dueTime.unwrap()),
      '[--course NAME]': text,
    },
    show: { ID: id, '[key]': null },
    change: { ID: id, "'JSON'": readDetails },
    point: { ID: id, POINT: text },
    tick: { ID: id, N: place },
    untick: { ID: id, N: place },
    move: { ID: id, N: place, RANK: place },
    drop: { ID: id, N: place },
    solution: { ID: id, '--text TEXT | --file FILE': text },
    key: { ID: id, '--text TEXT | --file FILE': text },
    plan: {
      ID: id,
      SESSIONS: countUpTo('bad-sessions', maxSessions),
      PERIODS: countUpTo('bad-session-length', longestSession),
      '[WORK]': countUpTo('bad-work'),
    },
    worked: { ID: id, MINUTES: countUpTo('bad-worked', maxMinutes), '[--done | --open]': null },
    remarks: { ID: id },
    done: { ID: id },
    reopen: { ID: id },
    delete: { ID: id, '[--apply]': null },
  },
})

const detailsSchema = homeworkDraftSchema.partial()

/** What is named of title, course, dueDate and dueTime; the rest stays. */
function readDetails(json: string): Result<z.infer<typeof detailsSchema>, BadWord> {
  const typed = readObject(json)
  if (typed === undefined) return fail({ code: 'bad-homework-json', given: json })
  const read = detailsSchema.safeParse(typed, { reportInput: true })
  if (!read.success) return fail(badDetail(read.error))
  return succeed(read.data)
}

const detailCodes: Partial<Record<PropertyKey, UsageCode>> = {
  dueDate: 'bad-date',
  dueTime: 'bad-due-time',
}

function badDetail({ issues: [issue] }: z.ZodError): BadWord {
  if (issue?.code === 'unrecognized_keys')
    return { code: 'bad-homework-detail', given: issue.keys[0] ?? '' }
  const code = detailCodes[issue?.path[0] ?? ''] ?? 'bad-homework-json'
  const given = issue?.input
  return { code, given: typeof given === 'string' ? given : JSON.stringify(given) }
}
