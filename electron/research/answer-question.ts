// The answer of the rules to one question: searches, reads around what was found, and keeps the lines that answer.
import type { SourceHit } from '../../shared/pack/source.ts'
import { findCounted, isStrict, weighEvidence, type Want, weighCell } from './evidence.ts'
import { saysTerm, toForm, type Term } from './find-terms.ts'
import { joinRest } from './join-rest.ts'
import { newReader, type ReadAround, type Passage } from './read-around.ts'
import type { Question } from './read-question.ts'
import type { ResearchPort } from './research-port.ts'

/** Lines of each search that are looked at. */
const looked = 80

/** The least that a line has to reach, and how far a further one may stay behind the best. */
const least = { score: 0.5, coverage: 0.58, ofBest: 0.85 }

const mostFindings = 5
const mostNear = 3

/** One search for all that was said, and one for each thing that is asked about in both languages. */
export function planQueries({ said, terms }: Question): string[] {
  const all = terms.map(({ search }) => search.join(' ')).join(' ')
  return [...new Set([said, all, ...terms.map(({ search }) => search.join(' '))])].filter(
    (query) => query !== '',
  )
}

export function gatherHits(port: ResearchPort, queries: readonly string[]): SourceHit[] {
  const hits = new Map<string, SourceHit>()
  for (const query of queries) {
    for (const hit of port.search(query, looked)) {
      const key = `${hit.source.id} ${hit.line.number}`
      if (!hits.has(key)) hits.set(key, hit)
    }
  }
  return [...hits.values()]
}

/** `answers` with the best first; `near` is what speaks of it, where nothing answers. */
type Answered = { answers: Judged[]; near: Judged[] }

export function answerQuestion(
  question: Question,
  port: ResearchPort,
  queries: readonly string[] = planQueries(question),
  read: ReadAround = newReader(port),
): Answered {
  if (question.terms.length === 0) return { answers: [], near: [] }
  const judged = gatherHits(port, queries).map((hit, rank) =>
    Object.assign(judgePassage(question, read(hit)), { rank }),
  )
  const answers = judged
    .filter((each) => isAnswer(question, each))
    .toSorted((a, b) => b.score - a.score || a.rank - b.rank)
  const best = answers[0]?.score ?? 0
  const near = judged
    .filter((each) => isNear(question, each))
    .toSorted((a, b) => b.coverage - a.coverage || a.rank - b.rank)
  return {
    answers: answers.filter(({ score }) => score >= best * least.ofBest).slice(0, mostFindings),
    near: answers.length > 0 ? [] : near.slice(0, mostNear),
  }
}

/** Each thing that is asked about has to be there; of four or more, one may be said in other words. */
function isAnswer({ terms }: Question, { score, coverage, missing }: Judged): boolean {
  const heavy = terms.filter(({ weight }) => weight >= 1)
  const lacking = missing.filter(({ weight }) => weight >= 1).length
  const mayLack = heavy.length >= 4 ? 1 : 0
  return score >= least.score && coverage >= least.coverage && lacking <= mayLack
}

/** It names all that is asked about, and lacks only the kind of answer. */
function isNear({ terms }: Question, { coverage, missing, passage }: Judged): boolean {
  const isSpoken = missing.length === 0 && coverage >= 0.9
  return isSpoken && terms.some(({ weight }) => weight >= 1) && passage.hit.line.heading === null
}

type Judged = {
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

/**
 * Judges how well a line answers a question, from its own words, its headings and the lines
 * beside it; a number with its parts.
 */
function judgePassage({ terms, wants, asksMeaning }: Question, passage: Passage): Judged {
  const forms = {
    line: toForm(passage.hit.line.text),
    head: join(passage.heads.filter(({ number }) => number !== passage.hit.line.number)),
    columns: passage.columns === null ? ' ' : toForm(passage.columns.text),
    title: toForm(passage.title),
    before: join(passage.before),
    after: join(passage.after),
  }
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
