// What a fresh plan card does otherwise than the one that it takes the place of: at most three titles, the rest counted.
import type * as en from '../../en/agent/plan-changes.ts'

export const clauses: typeof en.clauses = {
  moved: (names) => `${names}换了时间`,
  gone: (names) => `${names}不在里面了`,
  added: (names) => `新增了${names}`,
}
