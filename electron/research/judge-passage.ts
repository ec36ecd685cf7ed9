// Judges how well a line answers a question, from its own words, its headings and the lines beside it; a number with its parts.
import { findCounted, isStrict, weighEvidence, type Want } from './evidence.ts'
import { saysTerm, toForm, type Term } from './find-terms.ts'
import { joinRest } from './join-rest.ts'
import type { Question } from './read-question.ts'
import type { Passage } from './read-around.ts'
import { weighCell } from './weigh-cell.ts'

export type Judged = {
  passage: Passage
  /** From 0 to a little over 1. */
  score: number
  /** Share of what is asked about that the line or what stands around it says. */
  coverage: number
  /** What is asked about and is nowhere near. */
  missing: readonly Term[]
}

/** How much a word counts by where it stands. */
const weights = { line: 1, head: 0.8, columns: 0.7, title: 0.5, before: 0.45, after: 0.3 }

type Forms = Record<keyof typeof weights, string>

/** Where a word is looked for, in this order. */
const places = ['line', 'head', 'columns', 'title', 'before', 'after'] as const

/** A heading names what comes; the answer is below it. */
const headingShare = 0.55

/** Of an answer of the second kind that was asked for. */
const secondWant = 0.85

/** The answer stands in the rest of the sentence, on the next line. */
const inNextLine = 0.9

/** A line that begins with what is asked about is about that. */
const atStart = 0.03

/** A number that is of what is asked about, and of nothing else in the line. */
const ofThem = 0.05

/** Where it is asked what something is, such a line says it. */
const saysWhat = 0.25

export function judgePassage({ terms, wants, asksMeaning }: Question, passage: Passage): Judged {
  const forms = formsOf(passage)
  const shares = terms.map((term) => ({ term, share: shareOf(term, forms) }))
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const covered = shares.reduce((sum, { term, share }) => sum + term.weight * share, 0)
  const coverage = total === 0 ? 0 : covered / total
  const evidence = wants.map((want) => evidenceOf(passage, want))
  const best = Math.max(...evidence.map((weight, index) => weight * (index === 0 ? 1 : secondWant)))
  const isOut = wants[0] !== undefined && isStrict(wants[0]) && evidence[0] === 0
  const kept = passage.hit.line.heading === null ? 1 : headingShare
  const begins = terms.some((term) => beginsWith(forms.line, term))
  const bonus = !begins ? 0 : asksMeaning ? saysWhat : atStart
  const isCounted = wants[0] === 'count' && doesCount(passage.hit.line.text, terms)
  return {
    passage,
    score: isOut ? 0 : coverage * (0.4 + 0.6 * best) * kept + bonus + (isCounted ? ofThem : 0),
    coverage,
    missing: shares.filter(({ share }) => share === 0).map(({ term }) => term),
  }
}

function doesCount(text: string, terms: readonly Term[]): boolean {
  const heavy = terms.filter(({ weight }) => weight >= 1)
  const counted = findCounted(text).map(toForm)
  return heavy.some((term) => counted.some((things) => saysTerm(things, term)))
}

function formsOf({ hit, heads, before, after, columns, title }: Passage): Forms {
  return {
    line: toForm(hit.line.text),
    head: join(heads.filter(({ number }) => number !== hit.line.number)),
    columns: columns === null ? ' ' : toForm(columns.text),
    title: toForm(title),
    before: join(before),
    after: join(after),
  }
}

function join(lines: readonly { text: string }[]): string {
  return toForm(lines.map(({ text }) => text).join(' . '))
}

function evidenceOf({ hit, columns, after }: Passage, want: Want): number {
  const inLine = weighEvidence(hit.line.text, want)
  if (columns !== null) return Math.max(inLine, weighCell(hit.line.text, columns.text, want))
  return Math.max(inLine, inNextLine * weighEvidence(joinRest(hit, after), want))
}

function shareOf(term: Term, forms: Forms): number {
  const place = places.find((each) => saysTerm(forms[each], term))
  if (place === undefined) return 0
  const { firm } = term
  if (firm === undefined || place !== 'line') return weights[place]
  const isFirm = saysTerm(forms.line, { forms: firm }) || beginsWith(forms.line, term)
  return isFirm ? weights.line : weights.line / 2
}

function beginsWith(form: string, { forms }: Term): boolean {
  const bare = form.replace(/^ (?:the|an?) /u, ' ')
  return forms.some((each) => bare.startsWith(each) || bare.startsWith(` ${each}`))
}
