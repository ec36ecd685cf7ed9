// The answer of the rules to one question: searches, reads around what was found, and keeps the lines that answer.
import type { SourceHit } from '../../shared/pack/source.ts'
import { judgePassage, type Judged } from './judge-passage.ts'
import { newReader, type ReadAround } from './read-around.ts'
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
export type Answered = { answers: Judged[]; near: Judged[] }

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
