// Questions about the schedule: what is free, what is on, when something is, what still has no place.

const questionWord =
  /^(?:(?:so|and|ok|okay|hey|hi|please|well|could you|can you|would you)[ ,]+)*(?:what(?:'s| is| are)?|when(?:'s)?|which|where(?:'s)?|who|how|why|is|are|am|do|does|did|has|have i|was|were|show|list|tell|any|give me|see|check|display)\b|什么|哪|多久|多长|几(?=点|节|个|次|门|时)|多少|有没有|没有空|有空|空闲|空档|吗|呢|看看|看一?下|列出|列一?下|查|显示|告诉我|为何|为啥|怎么|怎样|如何|是否|是不是|啥/

/** Whether the text is built as a question or asks to be shown something. */
export function isQuestionForm(text: string): boolean {
  return questionWord.test(text)
}
