// "Move it to Friday, forget it": what stood before is taken back. A bare "no wait, Saturday" only mends a word (corrections.ts).

const takenBack =
  /(?<!don't |not )\b(?:forget (?:it|that|about it)|never ?mind|scratch that|on second thoughts?)\b|\b(?:no,? wait|wait,? no)\b(?=.*\b(?:move|put|place|plan|swap|take|delete|mark|undo|what|when|show|add)\b)|算了|当我没说|还是别了|还是不用了/g

/** "If there is no room, never mind", 没有就算了: what stands before it where it is only for a case. */
const forACase = [
  /\b(?:if|unless|otherwise|or else)\b[^.;!?,]*(?:, ?(?:then |just |so )*)?$/,
  /(?:如果|要是|除非|的话|否则|不然)[^。；;!！?？,，]*[,，]?(?:那|那么)?就?$/,
  /[没不无满][^。；;!！?？,，那]*就$/,
]

/** What was said since; all of it where nothing is taken back. */
export function afterTakenBack(text: string): string {
  const said = text.toLowerCase()
  const back = [...said.matchAll(takenBack)].findLast(({ index }) => {
    const before = said.slice(0, index).trimEnd()
    return !forACase.some((words) => words.test(before))
  })
  return back === undefined ? text : text.slice(back.index + back[0].length)
}
