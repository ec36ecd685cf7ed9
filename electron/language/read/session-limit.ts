// "At most one session a day", 每天最多一次: a bound on the number of sessions, which a plan can't keep.

const limit =
  /,? ?(?:but |and |with )?\b(?:at most|no more than|not more than|max(?:imum)?(?: of)?|up to|only|just)? ?(?:\d{1,2}|one|two|three|four|a single) (?:study )?(?:sessions?|blocks?|things?|times?|hours?|hrs?|h|minutes?) (?:of (?:study|work) )?(?:a|per|each|every) (?:day|week)\b|[,、]?(?:并且|而且|但)?每(?:天|日|周)(?:最多|不超过|只|不要超过|至多|顶多)(?:学|排|安排|有)?[\d一二两三四五]{1,2}(?:次|个(?!小时)|场|节|个?(?:半)?小时|个?钟头?)(?:学习|课)?|[,、]?(?:最多|不超过|至多|顶多)每(?:天|日)[\d一二两三四五]{1,2}(?:次|个(?!小时)|场|节|个?小时)/

export function limitsSessions(text: string): boolean {
  return limit.test(text)
}

export function withoutSessionLimit(text: string): string {
  return text.replace(limit, ' ').replace(/^[ ,]+/, '')
}
