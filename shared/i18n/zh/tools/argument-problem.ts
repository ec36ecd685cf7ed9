// What is wrong with a tool's arguments and what is allowed, one sentence a problem (T1).
import type * as en from '../../en/tools/argument-problem.ts'

export const phrases: typeof en.phrases = {
  noArguments: (tool) => `${tool} 不需要参数：请传 {}。`,
  notAnObject: (tool, names) => `${tool} 的参数是一个对象，包含 ${names}。`,
  unknownKeys: (holder, keys, names) => `${holder} 没有参数${keys}；可用的参数是 ${names}。`,
  unknownKeyOfNone: (tool, keys) => `${tool} 不需要参数，没有${keys}。`,
  missing: (tool, path, allowed) => `${tool} 缺少 ${path}：${allowed}。`,
  wrong: (path, allowed, given) => `${path} 应为${allowed}；收到的是 ${given}。`,
  backwards: (start, end) => `slot_end 不能早于 slot_start（${start}）；收到的是 ${end}。`,
  optional: (name) => `${name}（可选）`,
  given: { list: '列表', object: '对象', nothing: '空值' },
}
