// Words that ask for a plan of all that is ahead and not of one week: "plan my term", "what is left", 把剩下的都排好.

const untilEnd =
  /\b(?:until|till|to|through|up to) (?:the )?(?:very )?end of (?:the |my |this )?(?:term|semester)\b|(?:到|至)(?:这?个?)?(?:期末|学期(?:末|结束|的?最后|底))/
const wholeTerm =
  /\b(?:my|the|this|whole|entire|full) (?:term|semester)\b|\b(?:whole|entire|full) (?:study )?(?:plan|schedule)\b|\b(?:next|coming) (?:few |couple of )?weeks\b|(?:接下来|之后|后面)的?(?:几|这几)个?(?:周|星期|礼拜)|\bsemester\b|\b(?:rest|remainder) of (?:it|(?:the|my|this) (?:term|semester|work|sessions|tasks|study))\b|整个?学期|[这本]个?学期|一学期|学期剩下|剩下的?学期/
const allWork =
  /\b(?:everything|all of it|all of them)\b|\b(?:what|whatever)(?:ever)?(?:'s| is| remains| has been)? ?(?:still )?(?:left|remaining|remains|open)\b|\bthe rest(?! of\b)|\bthe remainder(?! of\b)|\b(?:all|the|every)(?: of)?(?: my| the)? (?:remaining|open|pending)\b(?!.*\b(?:days?|hours?|week)\b)|\bremaining weeks\b|全部|所有|一切|(?:剩下|剩余|余下|其余|没排|还没排|没安排|待安排|待排)的?[^,。]{0,6}(?:都|全|统统)|(?:剩下|剩余|余下|其余)的/
// Of a week, of a day: the days that are named bound it.
const ofWeek = /\b(?:my|the|this) week\b|一周|这星期|剩下的?(?:几天|时间|这周)/

export function meansWholeTerm(rest: string): boolean {
  if (untilEnd.test(rest) || wholeTerm.test(rest)) return true
  return allWork.test(rest) && !ofWeek.test(rest)
}

/** "Plan my week": without a day that is named, the week at hand. */
export function meansWeek(rest: string): boolean {
  return ofWeek.test(rest)
}
