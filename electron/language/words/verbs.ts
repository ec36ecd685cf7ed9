// The words that ask for a change. Only base forms count: "moved" and "moving" tell of something, they don't ask.

export type VerbKind = 'undo' | 'redo' | 'swap' | 'delete' | 'unplace' | 'move' | 'place' | 'plan'

/** In the order in which they are tried: the more telling word first. */
const verbs: [VerbKind, RegExp][] = [
  [
    'undo',
    /\b(?:undo|revert|roll ?back|take (?:that|it|this) back|(?:move|put|change) (?:that|it|this|them) back(?= ?(?:please|again)?\W*$)|put (?:that|it) back (?:the way|as|how) it was)\b|撤销|撤消|撤回|反悔|回退|还原|取消(?:上一|刚才|上次|刚刚)/,
  ],
  ['redo', /\b(?:redo|do (?:it|that) again)\b|重做|恢复撤/],
  [
    'swap',
    /(?<!\b(?:the|a|an|my|your|our|this|that|any|no|of) )\b(?:swap|exchange|trade|interchange)\b|\bswitch\b(?=.* (?:and|with) )|对调|互换|交换|调换|对换|换位|换个?位置|换一?下|换过来|互相换|(?:和|跟|与|同).+换$/,
  ],
  ['delete', /\b(?:delete|erase|get rid of)\b|删除|删掉|删了|删去/],
  [
    'unplace',
    /\bskip(?= (?:my |the |all )?(?:of )?§)|§[ 的]*(?:都|就|先|暂时)+不(?:学|做|上)|\b(?:unplace|unschedule|remove|drop|cancel|take .+ (?:off|out)|take off|take out)\b|取消|移除|移出|拿掉|去掉|撤下|拿下|放回待/,
  ],
  [
    'move',
    /(?<!\b(?:the|a|an|my|your|our|this|that|any|no|of) )\b(?:move|shift|reschedule|postpone|delay|push|bring|drag|relocate|switch)\b|\bchange\b(?=.* to )|\b(?:change|find) (?:the |another |a (?:new|different|better) )?(?:time|place|slot|day)\b|挪|移|改到|改成|改在|改为|改至|改期|换到|换成|调到|调成|调整到|调至|推迟|推到|推后|提前|搬到|延到|延后|延期|往后|往前|换个?时间|[调改]个?时间|改(?= |周|星期|明|后|下|上午|下午|晚)/,
  ],
  [
    'place',
    /(?<!\b(?:the|a|an|my|your|our|this|that|any|no|of) )\b(?:put|place|slot|fit|squeeze|schedule(?! (?:my|the|this|next|all|everything|everyth|a|is|looks?)\b))\b|放到|放在|放进|放去|安排(?:到|在|进|去)|排(?:到|在|进|去)|加到|加进|塞进|塞到|\badd\b(?= [^a-z]*\b(?:in)?to\s*$)/,
  ],
  [
    'plan',
    /(?<!\b(?:the|my|your|our|this|that|any|no|of) )\b(?:plan|organi[sz]e|arrange|schedule|fill|lay out|build)\b|(?<!我的|你的|这个|那个|什么|有|没)安排(?!得|很|不|太|合理|满|的|好了)|规划|(?<!我的|你的|这个|那个|什么|有|没)计划(?!是|很|不|太|怎|有|里|中|表|书|的)|(?<!安)排(?:一?下|个?课|[满好])|制定|编排|(?<!安)排(?=[^名队列除])/,
  ],
]

export type VerbMatch = { kind: VerbKind; start: number; end: number }

export function findVerb(text: string): VerbMatch | null {
  for (const [kind, pattern] of verbs) {
    const match = pattern.exec(text)
    if (match !== null) return { kind, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** Days that become free because the person can't use them: asked for without any verb of moving. */
export const unavailable =
  /^\W*(?:away|busy|ill|sick(?! of\b)|unavailable|travell?ing|out of town)\b|\b(?:i'?m|i am|i'll be|i will be|feeling|be|being|am) (?:still |quite |really |probably |too |so |very |also |now )?(?:ill|sick(?! of\b)|away|busy(?! with\b)|unavailable|unwell|travell?ing|out(?! of (?!town))|off(?! to\b)|not (?:available|free)|in hospital|on (?:holiday|vacation|a trip|leave))\b|\b(?:ill|sick) (?:on|until|till|today|tomorrow)\b|\b(?:have|got|caught|down with|'ve got) (?:the |a |an )?(?:flu|fever|cold|covid|migraine|food poisoning)\b|\bout of town\b|\b(?:need|want|take|taking|have) (?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|today|tomorrow)(?: and [a-z]+)? off\b|\b(?:clear|free up)\b|\b(?:keep|leave) .+ (?:free|empty|clear|open)\b|\b(?:can'?t|cannot|can not|won't be able to|unable to|won't) (?:study|work|do anything|make it|learn)\b|\bwon't be (?:here|home|around|available)\b|\bi (?:can'?t|cannot|can not)(?: do)?(?: on)? (?=(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b|today|tomorrow|this (?:week|mon|tue|wed|thu|fri|sat|sun)|next|the weekend)|\b(?:no|not) (?:studying|study|work|working)\b|\bno time (?:on|today|tomorrow|this|next|until|from)\b|生病|病了|我病[到着]|得了病|病假|感冒|发烧|住院|请了?假|不舒服|没空|没时间|抽不出|我[^,。]{0,12}不在(?!线|乎|意)|有事|要出门|出差|外出|旅游|旅行|回老?家|空出来|腾出|腾空|不学习|不能学|没法学|学不了|休息|不想学/

/** A negation that belongs to a verb of change: nothing may be written for it. */
const negatedVerb =
  /\b(?:don'?t|do not|never|not|please don'?t|no need to|rather not|stop|without|avoid|shouldn'?t|should not|must ?n'?t|must not|can'?t|won'?t|wouldn'?t) (?:you )?(?:please )?(?:ever |just |now |again |going to |planning to |have to |want (?:you )?to |need to )?(?:to )?(?:undo|redo|revert|swap|exchange|switch|delete|remove|drop|cancel|take|unplace|unschedule|move|shift|reschedule|postpone|push|bring|change|touch|moving|swapping|changing|touching|put|place|placing|schedule|plan)\b|(?:不要|别|不用|不必|无需|不需要|不想|先别|请勿|勿|千万别|不能|不许|不准|不应该|不该|没必要)(?:再|给我|帮我|把|去|动|随便|乱|轻易|[^,。;!?]{0,12})?(?:撤|换|删|取消|移|挪|改|推迟|提前|放|安排|排|动|调)/

export function isNegated(text: string): boolean {
  // 要不要 asks and does not forbid.
  return negatedVerb.test(
    text
      .replaceAll('’', "'")
      .replaceAll(/要不要|能不能|可不可以|好不好|行不行|是不是|该不该/g, '?'),
  )
}
