// Words of a plan request that name nothing in the schedule: "plan my trip to Paris" must not plan the week.

const usual = new Set(
  (
    'plan planning plans organise organize arrange schedule fill build lay out make create please can could would will you help me my i we us our the a an ' +
    'for to of in on at and with up into over during this that next week weeks day days everything all whole entire term semester ' +
    'rest remaining pending open left study studies studying work sessions session blocks block review reviews revision revise learn learning ' +
    "courses course classes class subjects subject tasks task items item want need like have let lets let's just only now again new time " +
    'good best way nice full it them some more also so then ok okay hi hello hey weekloom thanks thank exam exams from until by through ' +
    "d i'd i'll is are be do does get go going calendar timetable around evenly first homework assignments reading stuff things put use " +
    'but not no today tomorrow till free slots periods period slot starting start as soon possible early earlier later late ' +
    'improve optimise optimize balance balanced even evenly better ' +
    "or nor any anything something nothing without except no don't busy ill sick on am been two three four five " +
    'instead rather actually mean end remainder whatever full try differently different another after before between each every please and its'
  ).split(' '),
)

const usualChinese =
  /帮我|帮忙|帮|麻烦|请|给我|一下|安排|规划|计划|制定|编排|排课|排满|排好|排|复习|学习|自习|课程|课|任务|作业|内容|时间|时间表|进度|日程|所有|全部|整个|整|学期|剩下的?|剩余|余下|其余|待|我们|我|你|要|想要?|需要|把|将|的|了|吧|呢|啊|吗|个|做|好|到|在|里|和|与|及|都|再|重新|新|能|可以|能不能|可不可以|一周|这段|几天|每天|考试|期末|期中|备考|事情|东西|事|一个|份|出|出来|开始|尽量|尽快|从|为|用|每|天|周|先|就|只|也|这|下|那|些|还|没|空|换|一种|方式|个?方案|换个|另外/g

/** The words that are neither usual in such a request nor read as a day, a time or a name. */
export function findStrangers(rest: string): string[] {
  const latin = (rest.match(/[a-z][a-z']*/g) ?? []).filter((word) => !usual.has(word))
  const chinese = rest.replaceAll(usualChinese, ' ').match(/\p{Script=Han}{2,}/gu) ?? []
  return [...latin, ...chinese]
}
