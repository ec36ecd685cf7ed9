// Other names that students use for common courses, across both languages; abbreviations follow by rule elsewhere.

const groups = [
  ['calculus', '微积分', '高等数学', '高数', 'calc', 'maths', 'math'],
  ['linear algebra', '线性代数', '线代', 'linalg', 'lin alg', 'maths', 'math'],
  ['probability', '概率论', '概率'],
  ['statistics', '统计学', '统计', 'stats'],
  ['physics', '大学物理', '物理', '大物'],
  ['chemistry', '化学', 'chem'],
  ['biology', '生物学', '生物', 'bio'],
  ['english', '大学英语', '英语', '英文'],
  ['history', '历史', '近现代史', '近代史', '古代史', '世界史'],
  ['economics', '经济学', 'econ'],
  ['psychology', '心理学', 'psych'],
  ['philosophy', '哲学'],
  ['programming', '程序设计', '编程'],
  ['data structures', '数据结构'],
  ['operating systems', '操作系统'],
  ['computer networks', '计算机网络', '计网'],
  ['algorithms', '算法', 'algo'],
  ['discrete mathematics', 'discrete math', '离散数学'],
  ['mathematics', 'maths', 'math', '数学'],
] // prettier-ignore

/** All the other names of a course with this normalised name, or none. */
export function aliasesOf(name: string): string[] {
  const exact = groups.filter((group) => group.includes(name))
  const within = groups.filter((group) => group.some((alias) => containsWord(name, alias)))
  const [group] = exact.length > 0 ? exact : within
  return group === undefined ? [] : group.filter((alias) => !name.includes(alias))
}

function containsWord(name: string, alias: string): boolean {
  if (/\p{Script=Han}/u.test(alias)) return alias.length > 2 && name.includes(alias)
  return ` ${name} `.includes(` ${alias} `)
}
