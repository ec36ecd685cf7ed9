// Resolves one act of the window to operations of a card, a question, or a sentence.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Acting, Resolved, WindowAct } from './acting.ts'
import { resolveDelete, resolveDrop, resolveFewer } from './resolve-ends.ts'
import { resolveDeleteAll, resolveExport, resolveImport } from './resolve-files.ts'
import { resolveHabit } from './resolve-habit.ts'
import { resolveLength } from './resolve-length.ts'
import { resolvePin } from './resolve-pins.ts'
import { resolvePriority } from './resolve-priority.ts'
import { resolveRename } from './resolve-rename.ts'
import { resolveReminder, resolveSetting } from './resolve-setting.ts'

export function resolveWindow(acting: Acting, act: WindowAct): Resolved {
  switch (act) {
    case 'pin':
    case 'unpin':
      return resolvePin(acting, act === 'pin')
    case 'rename':
      return resolveRename(acting)
    case 'delete_work':
      return resolveDelete(acting)
    case 'remove_sessions':
      return resolveFewer(acting)
    case 'drop_course':
      return resolveDrop(acting)
    case 'set_priority:high':
    case 'set_priority:low':
      return resolvePriority(acting, act === 'set_priority:high' ? 5 : 1)
    case 'set_length':
      return resolveLength(acting)
    case 'set_habit':
      return resolveHabit(acting)
    case 'set_setting':
      return resolveSetting(acting)
    case 'set_reminder':
      return resolveReminder(acting)
    case 'export':
      return resolveExport(acting)
    case 'import':
      return resolveImport(acting)
    case 'delete_all':
      return resolveDeleteAll(acting)
    default:
      return assertNever(act)
  }
}
