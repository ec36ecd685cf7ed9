// Says in Chinese: what the commands of course packs and sources print.
import type * as en from '../../en/terminal/pack.ts'

export const packOutlookLines: typeof en.packOutlookLines = {
  simulationStopped: '模拟已停止，没有改动任何内容；再运行一次就能得到结果。',
  guideWritten: (name, file) => `${name}的学习指南已写入 ${file}`,
}

export const packLines: typeof en.packLines = {
  noPacks: '还没有课程。下一步：pack write 课程 goal 内容',
  allSettled: '全部已定',
  next: (name) => `下一步：${name}`,
  fieldLine: (head, version) => `${head} · 第 ${version} 版`,
  fieldWritten: (version) => `第 ${version} 版`,
  fieldState: (state) => `（${state}）`,
  fieldGone: '（已不在资料中）',
  fieldCitation: ({ line, file, place, gone, text }) =>
    `[${line}] ${file}，${place}${gone}：${text}`,
  madeFrom: (names) => `依据：${names.join('、')}`,
  versionMarks: ' · 当前版本',
  versionSize: (count) => `${count} 字符`,
  written: (name, version) => `${name}现在是第 ${version} 版。`,
  settled: (name) => `${name}定下来了。`,
  packDeleted: ({ fields, versions, isDone, name }) => {
    const size = `${fields} 项，${versions} 个版本`
    return isDone
      ? `已删除${name}的课程包（${size}）。日程和资料都保留。`
      : `这会删除${name}的课程包（${size}）。没有做任何改动；加上 --apply 才会删除。`
  },
  force: '加上 --force 表示同意。',
}

export const sourceLines: typeof en.sourceLines = {
  noSources: '还没有资料。下一步：pack add-source 课程 文件',
  sourceLineSize: (pages, lines) => `${pages === null ? '' : `${pages} 页，`}${lines} 行`,
  sourceLine: ({ id, course, file, size }) => `${id}  ${course}：${file}，${size}`,
  added: (isKnown, line) => (isKnown ? `已经在资料里：${line}` : `已添加：${line}`),
  removed: (file) => `已移除 ${file}。`,
  wouldRemove: '没有做任何改动；加上 --apply 才会移除。',
  noHit: '没有哪一行有这些词。换个说法，或者少写几个词。',
  report: (writer) => `由 ${writer} 协助完成。`,
  web: (host) =>
    host === null
      ? '网络搜索已关闭。'
      : `网络搜索会发给 ${host}：只发送用 pack search-web 输入的词。`,
  wrongWeb:
    '这个地址不能用，没有做任何改动。要以 https:// 开头；本机的服务可以用 http://localhost。',
  webResultsHead: (host) => `来自网络（${host}），没有人核实过，不算资料。`,
  webResultsNone: '搜索服务没有找到结果。',
}
