// Whether a message asks something itself.
const asking =
  /[?？]\s*$|^\s*(?:what|how|why|who|where|when|which|can|could|do|does|is|are|will|should)\b|怎么样?|什么|为什么|吗[\s。!]*$|呢[\s。!]*$/i

/** A question of the student's is no answer to ours. */
export function isAsking(raw: string): boolean {
  return asking.test(raw)
}
