// "What about Saturday?", 周六行吗: a wish that only looks like a question when a proposal is on the table.

const before = /^(?:and |so |but )?(?:what|how) about /
const after = /(?:怎么样|行吗|行不行|可以吗|可不可以|好吗|如何|呢)[ ?]*$/

export function withoutSuggestion(text: string): string {
  const bare = text.replace(before, '').replace(after, '')
  return bare === text ? text : bare.replace(/[ ?？]+$/, '')
}
