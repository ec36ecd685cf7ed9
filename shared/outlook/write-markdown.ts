// A study guide as Markdown: CommonMark with tables and footnotes. What stands in it is text, never markup.
import { assertNever } from '../assert-never.ts'
import type { GuideBlock, GuideDocument } from './study-guide.ts'

/** UTF-8 with LF, one line break at the end. */
export function writeMarkdown({ blocks }: GuideDocument): string {
  return `${blocks.map(writeBlock).join('\n\n')}\n`
}

function writeBlock(block: GuideBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeText(block.text)}`
    case 'paragraph':
      return `${escapeText(block.text)}${marksOf(block.notes)}`
    case 'list':
      return block.items
        .map(({ text, notes }) => `- ${escapeText(text)}${marksOf(notes)}`)
        .join('\n')
    case 'table':
      return [
        block.head,
        block.head.map(() => '---'),
        ...block.rows.map((row) => row.map(escapeText)),
      ]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n')
    case 'notes':
      return [
        `## ${escapeText(block.title)}`,
        block.notes.map((note, index) => `[^${index + 1}]: ${escapeText(note)}`).join('\n'),
      ].join('\n\n')
    default:
      return assertNever(block)
  }
}

function marksOf(notes: readonly number[]): string {
  return notes.map((note) => `[^${note}]`).join('')
}

/** One line on which nothing is a mark: no links, HTML, entities, lists, headings or bare addresses. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~=^$&!@]/g, String.raw`\$&`)
    .replaceAll(/(?<=https?|ftp|mailto):|(?<=www)\./giu, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s|$)/u, String.raw`$1\$2`)
    .replace(/^([-+])(?=\s|$|-)/u, String.raw`\$1`)
}
