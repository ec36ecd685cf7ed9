// Offers what a page offers the desktop's menu bar; each page asks once when it opens, so nothing else is loaded for it.
import type { RequestInput } from '../../shared/contract/contract.ts'
import { succeed } from '../../shared/result.ts'
import type { SessionContext } from '../session/context.ts'

export function offerMenu({ shell }: SessionContext, offer: RequestInput<'offer-menu'>) {
  shell.takeMenu?.(offer)
  return succeed({ isTaken: shell.takeMenu !== undefined })
}
