// Writes a guide as a file (B7): state, messages, draft and document whole, and read back only where all of it is there.
import { z } from 'zod'
import {
  guideRecordSchema,
  guideVersion,
  type GuideRecord,
} from '../../shared/guide/guide-record.ts'
import { fitDraft } from '../../shared/guide/guide-draft.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { findTaskClass, type ScheduleState } from '../../shared/schedule/state.ts'
import { cleanText } from '../text/clean-text.ts'

const format = 'weekloom-guide'

const fileSchema = z.strictObject({
  format: z.literal(format),
  version: z.int().min(1),
  guide: guideRecordSchema,
})

const headSchema = z.looseObject({ format: z.literal(format), version: z.int().min(1) })

/** `record` is the present one, its state derived from its card. */
export function writeGuideFile(record: GuideRecord): { fileName: string; text: string } {
  const course = record.draft === null ? '' : cleanText(record.draft.course, 40)
  const name = course.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return {
    fileName: `${['weekloom-guide', ...(name === '' ? [] : [name])].join('-')}.json`,
    text: `${JSON.stringify({ format, version: guideVersion, guide: record }, null, 2)}\n`,
  }
}

/** For the schedule that it comes into: its days, and its bodies of work, are not always those of the file. */
export function readGuideFile(
  text: string,
  state: ScheduleState,
): Result<GuideRecord, 'not-a-guide' | 'newer-guide'> {
  const value = parse(text)
  const head = headSchema.safeParse(value)
  if (head.success && head.data.version > guideVersion) return fail('newer-guide')
  const parsed = fileSchema.safeParse(value)
  if (!parsed.success) return fail('not-a-guide')
  const { guide } = parsed.data
  const settle = (draft: GuideRecord['draft']) => {
    if (draft === null) return null
    const known = draft.class_id === null ? undefined : findTaskClass(state, draft.class_id)
    const own = known?.course === draft.course ? draft.class_id : null
    return fitDraft({ ...draft, class_id: own }, state.window).draft
  }
  return succeed({
    ...guide,
    state: guide.draft === null ? 'DISCOVERY' : guide.state,
    draft: settle(guide.draft),
    previous: settle(guide.previous),
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
