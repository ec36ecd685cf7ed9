// Files made to cost far more than they weigh: each grows with a size, and asks its reader for all it has.
import { deflateSync } from 'node:zlib'
import { writeWord } from './zip.ts'

export type Bomb = {
  name: string
  write: (size: number) => string | Buffer
  /** It unpacks to more than is ever unpacked: whoever reads it has no limit. */
  isTooLarge?: true
}

const event = (lines: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Algebra\r\nDTSTART:20260907T080000Z\r\nDTEND:20260907T093000Z\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

const many = (size: number, line: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => line(index))

/** Texts that patterns choke on: runs of what they repeat, without the end that they wait for. */
const choking = [
  '1',
  '1 ',
  '1.',
  '1-',
  '1,2 and ',
  '第1、',
  '一',
  '周一',
  'Mon ',
  'Mon, ',
  'Oct 1, ',
  '10:00-',
  '10月1、',
  ' ',
  '\t',
  '(',
  '[',
  '"',
  'a',
  'due ',
  'no ',
  'week ',
  '<',
  '&#1',
  '*a',
  '> ',
  '`',
  '| ',
  '\u202e\u200f',
  '\0',
  '\u0301',
  '\ud800',
  '👩‍👩‍👧‍👦',
]

const plain: Bomb[] = choking.flatMap((part) =>
  ['.txt', '.md', '.csv'].map((ending) => ({
    name: `run of ${JSON.stringify(part).slice(1, -1)}${ending}`,
    write: (size: number) =>
      `Exam October 14\n${part.repeat(Math.ceil((size * 40) / part.length))}\n${part.repeat(1_900)}!\n`,
  })),
)

/** Each of them behind a demand on a line of its own: a pattern that any of them chokes hangs on one such file. */
const sweeps: Bomb[] = ['.txt', '.md'].map((ending) => ({
  name: `every run${ending}`,
  write: (size) =>
    choking
      .map((part) => part.repeat(Math.ceil(Math.max(60, size) / part.length)))
      .map((run) => `${run}!\nExam October 14 ${run}!`)
      .join('\n'),
}))

/** Drawn in one case of ten by itself: what a short run has to have met. */
export const sweepNames: readonly string[] = [
  ...sweeps.map(({ name }) => name),
  // A share of the grade is only looked for where digits stand on a line of their own.
  'run of 1.txt',
  'zeros.docx',
]

const calendars: Bomb[] = [
  { name: 'every second.ics', write: () => event(['RRULE:FREQ=SECONDLY']) },
  { name: 'for ever.ics', write: () => event(['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31']) },
  {
    name: 'dates without end.ics',
    write: (size) => event([`RDATE:${many(size * 10, () => '20260908T080000Z').join(',')}`]),
  },
  {
    name: 'exceptions.ics',
    write: (size) =>
      event(['RRULE:FREQ=DAILY', `EXDATE:${many(size * 10, () => '20260908T080000Z').join(',')}`]),
  },
  {
    name: 'nested.ics',
    write: (size) => `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(size * 10)}`,
  },
  { name: 'one line.ics', write: (size) => event([`DESCRIPTION:${'x'.repeat(size * 500)}`]) },
  { name: 'folded.ics', write: (size) => event([`DESCRIPTION:x${'\r\n x'.repeat(size * 20)}`]) },
  {
    name: 'rules.ics',
    write: (size) => event(many(size, () => 'RRULE:FREQ=MINUTELY;BYSECOND=1,2,3')),
  },
]

const tables: Bomb[] = [
  { name: 'wide.csv', write: (size) => `title,date\n${','.repeat(size * 200)}\n` },
  { name: 'open quote.csv', write: (size) => `title,date\n"${'a,b\n'.repeat(size * 50)}` },
  { name: 'quotes.csv', write: (size) => `title,date\n${'"'.repeat(size * 200)}` },
  { name: 'rows.csv', write: (size) => `title,date\n${'a,1\n'.repeat(size * 100)}` },
  {
    name: 'grid.tsv',
    write: (size) =>
      `Time\tMon\tTue\tWed\tThu\tFri\n${many(size * 5, (row) => `${row % 30}\t"1-2节 A;B;C"\t\t\tX 3-4\t`).join('\n')}`,
  },
  {
    name: 'backup.wakeup_schedule',
    write: (size) => many(5, () => `[${'{"a":['.repeat(size)}`).join('\n'),
  },
]

const pages: Bomb[] = [
  { name: 'deep.html', write: (size) => `<html>${'<div>'.repeat(size * 50)}Exam October 14` },
  {
    name: 'span.html',
    write: (size) =>
      `<html><table><tr><td colspan=999999999 rowspan=999999999>${'<td colspan=1000>'.repeat(size)}`,
  },
  { name: 'comment.html', write: (size) => `<html>${'<!--'.repeat(size * 50)}` },
  { name: 'attributes.html', write: (size) => `<html><p ${'a="1" '.repeat(size * 50)}>` },
  { name: 'entities.html', write: (size) => `<html>${'&amp;amp;#'.repeat(size * 50)}` },
  { name: 'quotes.md', write: (size) => `${'>'.repeat(size)} exam October 14` },
  {
    name: 'lists.md',
    write: (size) =>
      many(Math.min(size, 500), (index) => `${' '.repeat(index)}- exam 10/14`).join('\n'),
  },
  { name: 'links.md', write: (size) => '[a]('.repeat(size * 5) },
  { name: 'emphasis.md', write: (size) => '*a_ '.repeat(size * 5) },
  {
    name: 'table.md',
    write: (size) =>
      `|${'Week|Due|'.repeat(size)}\n|${'---|---|'.repeat(size)}\n|${'Oct 14|exam|'.repeat(size)}`,
  },
]

const tree = (size: number) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${size * 1000}/Kids[2 0 R 2 0 R 3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>`

/** A paragraph of a Word document. */
const demand = '<w:p><w:r><w:t>exam October 14</w:t></w:r></w:p>'

const documents: Bomb[] = [
  { name: 'tree.pdf', write: tree },
  { name: 'arrays.pdf', write: (size) => `%PDF-1.4\n1 0 obj${'['.repeat(size * 50)}` },
  { name: 'dictionaries.pdf', write: (size) => `%PDF-1.4\n1 0 obj${'<</A'.repeat(size * 50)}` },
  {
    name: 'stream.pdf',
    write: (size) => {
      const packed = deflateSync(Buffer.alloc(size * 50_000, '(x)Tj '))
      const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`
      return Buffer.concat([
        Buffer.from(head),
        packed,
        Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
      ])
    },
  },
  {
    name: 'zeros.docx',
    write: (size) => writeWord(`${demand}${' '.repeat(64_000_000 + size * 10_000)}`),
    isTooLarge: true,
  },
  { name: 'lies.docx', write: (size) => writeWord(' '.repeat(size * 100_000), 100) },
  {
    name: 'deep.docx',
    write: (size) => writeWord('<w:tbl><w:tr><w:tc>'.repeat(size * 10)),
  },
  { name: 'paragraphs.docx', write: (size) => writeWord(demand.repeat(size * 10)) },
  {
    name: 'laughs.docx',
    write: () => {
      const entities = many(10, (index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`)
      return writeWord(
        '<w:p><w:r><w:t>&e10;</w:t></w:r></w:p>',
        undefined,
        `<!DOCTYPE w:document [<!ENTITY e0 "ha">${entities.join('')}]>`,
      )
    },
  },
]

const own: Bomb[] = [
  {
    name: 'deep.json',
    write: (size) => `{"format":"weekloom-everything","a":${'['.repeat(size * 100)}`,
  },
  { name: 'proto.json', write: () => '{"format":"weekloom-everything","__proto__":{"a":1}}' },
  {
    name: 'keys.json',
    write: (size) => `{"format":"weekloom-1"${many(size * 20, (at) => `,"k${at}":1`).join('')}}`,
  },
  {
    name: 'numbers.json',
    write: (size) => `{"format":"weekloom-1","n":${'9'.repeat(size * 200)}}`,
  },
]

const cards: Bomb[] = [
  { name: 'markup.anki', write: (size) => `#html:true\na\t${'<b'.repeat(size * 100)}` },
  { name: 'cloze.anki', write: (size) => `a\t${'{{c1::'.repeat(size * 20)}` },
  { name: 'columns.anki', write: (size) => `#separator:tab\n${'a\t'.repeat(size * 50)}` },
  { name: 'entities.anki', write: (size) => `a\t${'&#x41;&nbsp'.repeat(size * 50)}` },
  { name: 'notes.anki', write: (size) => 'front\tback\n'.repeat(size) },
]

export const bombs: readonly Bomb[] = [
  ...plain,
  ...sweeps,
  ...calendars,
  ...tables,
  ...pages,
  ...documents,
  ...own,
  ...cards,
]
