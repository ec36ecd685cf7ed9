// Short requests with a fixed form of words: less work in a plan, and time that is taken by something else.

const lighter =
  /^\W*(?:please )?(?:(?:can|could) (?:you|we) )?(?:make|keep|have) (?:it|this|that|the plan|my week) (?:a (?:bit|little) |much )?(?:lighter|less|easier|less (?:full|busy|packed))\b|^\W*(?:lighter|less|fewer sessions|too much|too many(?: sessions)?|that's too much|it's too (?:much|full))\b[ a-z]{0,8}$|少排一?[点些]|排少一?[点些]|轻松一?[点些]|太多了|太满了|排得太[满多]/

export function isLighter(text: string): boolean {
  return lighter.test(text)
}

const before = /^(?:and |so |but )?(?:what|how) about /
const after = /(?:怎么样|行吗|行不行|可以吗|可不可以|好吗|如何|呢)[ ?]*$/

export function withoutSuggestion(text: string): string {
  const bare = text.replace(before, '').replace(after, '')
  return bare === text ? text : bare.replace(/[ ?？]+$/, '')
}
