// Words that mean the same of study work, in either language: "DS project" is 数据结构大作业, a mock exam the one of last year.
const twins = [
  ['project', 'proj', '大作业', '项目', '课设', '课程设计'],
  ['report', 'writeup', 'write-up', '报告'],
  ['essay', 'paper', '论文', '小论文', '作文'],
  ['reading', 'readings', 'read', '阅读', '读物'],
  ['vocabulary', 'vocab', 'word', 'words', '词汇', '单词', '单字'],
  ['presentation', 'pre', '展示', '汇报'],
  ['midterm', '期中'],
  ['final', '期末'],
  ['lab', 'laboratory', '实验'],
  ['exercises', 'exercise', 'problem', 'pset', '习题', '练习'],
  ['mock', 'last year', '去年', '真题', '模拟'],
] // prettier-ignore

export function twinsOf(word: string): string[] {
  const whole = twins.filter((kind) => kind.includes(word))
  if (whole.length > 0) return whole.flatMap((kind) => kind.filter((each) => each !== word))
  // 单词表 is 词汇表.
  return twins.flatMap((kind) => {
    const begun = kind.find((each) => /^\p{Script=Han}{2}/u.test(each) && word.startsWith(each))
    const others = kind.filter((each) => each !== begun && /^\p{Script=Han}/u.test(each))
    return begun === undefined ? [] : others.map((each) => each + word.slice(begun.length))
  })
}
