// Questions about the schedule: what is free, what is on, when something is, what still has no place.

const questionWord =
  /^(?:(?:so|and|ok|okay|hey|hi|please|well|could you|can you|would you)[ ,]+)*(?:what(?:'s| is| are)?|when(?:'s)?|which|where(?:'s)?|who|how|why|is|are|am|do|does|did|has|have i|was|were|show|list|tell|any|give me|see|check|display)\b|什么|哪|多久|多长|几(?=点|节|个|次|门|时)|多少|有没有|没有空|有空|空闲|空档|吗|呢|看看|看一?下|列出|列一?下|查|显示|告诉我|为何|为啥|怎么|怎样|如何|是否|是不是|啥/

/** Whether the text is built as a question or asks to be shown something. */
export function isQuestionForm(text: string): boolean {
  return questionWord.test(text)
}

const onlyAsks =
  /^(?:(?:so|and|but|ok|hey|hi|wait|um+|uh|hm+)[ ,]+)*(?:(?:have|do|did|am|are) (?:i|we)\b|does (?:the|my)\b|how (?:long|many days) (?:is|are|between|until|till)\b|is (?:the|my|tomorrow|there)\b(?! (?:a way|any way|any chance|room to))|when(?:['’]?s| is| are| do| does| did| am| was)\b|(?:where|which|who|whose)(?:['’]?s)? (?!possible))/i
const onlyAsksChinese =
  /^(?![^]*(?:能|可以|帮|请|麻烦|要不要|[行好]吗|吧))[^]*(?:吗|没有?|么)[?？]?$/u

/** Words that no order begins with, or ends on: "have I got …", "is my …", 有考试吗. */
export function asksOnly(text: string): boolean {
  return onlyAsks.test(text.trim()) || onlyAsksChinese.test(text.trim())
}
