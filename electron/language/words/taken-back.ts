// "Move it to Friday, forget it": what stood before is taken back. A bare "no wait, Saturday" only mends a word (corrections.ts).

const takenBack =
  /(?<!don't |not )\b(?:forget (?:it|that|about it)|never ?mind|scratch that|on second thoughts?)\b|\b(?:no,? wait|wait,? no)\b(?=.*\b(?:move|put|place|plan|swap|take|delete|mark|undo|what|when|show|add)\b)|算了|当我没说|还是别了|还是不用了/g

/** What was said since; all of it where nothing is taken back. */
export function afterTakenBack(text: string): string {
  const back = [...text.toLowerCase().matchAll(takenBack)].at(-1)
  return back === undefined ? text : text.slice(back.index + back[0].length)
}
