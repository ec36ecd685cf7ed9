// "Re-plan my week", 重新安排这周: what was missed comes first; where nothing was, the week is planned as ever.
import { listWaitingAgain } from '../../../../../shared/schedule/work/waits-again.ts'
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import { isNegated } from '../words/verbs.ts'

const allAgain =
  /^(?:please |can you |could you |now |then )*re-? ?(?:plan|schedule|arrange|do) (?=(?:my|the|this|our) (?:whole |entire )?(?:week|plan|schedule|timetable)(?: please| again| now)*$)|^(?:请|麻烦|你|能|可以|给我|帮我|现在)*(?:把)?重新?(?:安?排|规划)(?:一下|一遍|一次)?(?=(?:我的|我|这个?|本|整个)?(?:周|星期|礼拜|计划|日程)(?:吧|一下)?$)/

/** Null for other words; `read` reads the words of a plain plan. */
export function readReplan(
  text: string,
  ground: Ground,
  read: (text: string, ground: Ground) => Draft[],
): Draft[] | null {
  const said = text.trim().replace(/[.!。！]+$/, '')
  const found = allAgain.exec(said)
  if (found === null || isNegated(said)) return null
  if (listWaitingAgain(ground.state).length > 0) return [{ kind: 'catch-up', doubt: null }]
  const plan = /\p{Script=Han}/u.test(found[0]) ? '安排' : 'plan '
  return read(plan + said.slice(found[0].length), ground)
}
