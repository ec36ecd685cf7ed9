// The little that an answer's text may mark: paragraphs, lists, bold, code, and names in quotation marks.

export type AnswerBlock = { kind: 'paragraph' | 'list'; lines: string[] }

export type AnswerSpan = { kind: 'plain' | 'strong' | 'code' | 'quoted'; text: string }

const listMark = /^\s*(?:[-*•]|\d+[.)])\s+/

/** Empty lines part paragraphs; lines that begin with a mark or a number are a list. */
export function parseAnswer(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let isNewBlock = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNewBlock = true
      continue
    }
    const kind = listMark.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    const content = line.replace(listMark, '').trimEnd()
    if (last !== undefined && !isNewBlock && last.kind === kind) last.lines.push(content)
    else blocks.push({ kind, lines: [content] })
    isNewBlock = false
  }
  return blocks
}

export function parseSpans(line: string): AnswerSpan[] {
  return line
    .split(/(\*\*[^*]+\*\*|`[^`]+`|“[^“”]+”)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { kind: 'strong', text: part.slice(2, -2) }
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2)
        return { kind: 'code', text: part.slice(1, -1) }
      if (part.startsWith('“') && part.endsWith('”') && part.length > 2)
        return { kind: 'quoted', text: part.slice(1, -1) }
      return { kind: 'plain', text: part }
    })
}
