import { readCorpus, type Example } from './corpus.ts'
import { cutTokens } from '../../electron/language/reader/tokens.ts'
import { indexNames, markNames } from '../../electron/language/reader/names.ts'
import { markTimes } from '../../electron/language/reader/time-marks.ts'
import { borderFeatures, clauseFeatures, roleFeatures, type Marked } from '../../electron/language/reader/features.ts'
import { learnChain, learnClassifier, type Labelled, type Sequence } from './learn.ts'
import { addScores, toChances } from '../../electron/language/reader/weights.ts'
import { decodeRoles } from '../../electron/language/reader/decode-roles.ts'

const roles = 'task course title when to from by due not length count limit except manner value lead place topic text if else'.split(' ')
const tags = ['O', ...roles.flatMap((r) => [`B-${r}`, `I-${r}`])]
const days = Array.from({ length: 126 }, (_, i) => ({ week: Math.floor(i / 7) + 1, weekday: (i % 7) + 1, date: new Date(Date.UTC(2026, 8, 7 + i)).toISOString().slice(0, 10) }))
const reference = { today: { date: '2026-10-14' }, state: { window: { days, periods: [] } } } as any
import { readLexicon, markConcepts } from '../../electron/language/reader/lexicon.ts'
import { readFileSync } from 'node:fs'
const lexicon = readLexicon(process.env.NOLEX ? '' : readFileSync('electron/language/reader/lexicon.txt', 'utf8'))
const idx = new Map<any, any>()
type Prep = { ex: Example; m: Marked; starts: number[]; gold: number[] }
function prep(ex: Example): Prep {
  if (!idx.has(ex.term)) idx.set(ex.term, indexNames(ex.term))
  const tokens = cutTokens(ex.text)
  const m = { tokens, names: markNames(tokens, idx.get(ex.term)), times: markTimes(ex.text, tokens, reference), concepts: markConcepts(tokens, lexicon) }
  const starts = ex.acts.map((a, i) => i === 0 ? 0 : tokens.findIndex((t) => t.start >= a.start))
  const gold = tokens.map((t) => { const s = ex.spans.find((s) => t.start >= s.start && t.start < s.end); return s === undefined ? 0 : tags.indexOf(`${t.start === s.start || tokens.findIndex(x=>x.start>=s.start)===tokens.indexOf(t) ? 'B' : 'I'}-${s.role}`) })
  return { ex, m, starts, gold }
}
const folder = process.argv[2]!, heldOut = new RegExp(process.argv[3] ?? '^$')
console.time('prep'); const all = readCorpus(folder).map(prep); console.timeEnd('prep')
const train = all.filter((p) => !heldOut.test(p.ex.file)), test = all.filter((p) => heldOut.test(p.ex.file))
console.log(train.length, test.length)
const labels = [...new Set(all.flatMap((p) => p.ex.acts.map((a) => a.label)))].toSorted()
console.time('intents')
const clauses: Labelled[] = train.flatMap((p) => p.ex.acts.map((a, i) => ({ features: clauseFeatures(p.m, p.starts[i]!, p.starts[i + 1] ?? p.m.tokens.length), label: labels.indexOf(a.label) })))
const opt = { epochs: Number(process.env.EP ?? 12), rate: Number(process.env.RATE ?? 0.25), drop: Number(process.env.DROP ?? 0.15), least: Number(process.env.LEAST ?? 2) }
const acts = learnClassifier(clauses, labels, opt)
console.timeEnd('intents'); console.log('act table', acts.keys.length, acts.values.length)
console.time('bounds')
const bounds = learnClassifier(train.flatMap((p) => p.m.tokens.slice(1).map((_, i) => ({ features: borderFeatures(p.m, i + 1), label: p.starts.includes(i + 1) ? 1 : 0 }))), ['no', 'yes'], { epochs: 4 })
console.timeEnd('bounds')
const actAt = (p: Prep, at: number) => { let k = 0; p.starts.forEach((s, i) => { if (at >= s) k = i }); return p.ex.acts[k]!.label }
console.time('roles')
const seqs: Sequence[] = train.map((p) => ({ features: p.m.tokens.map((_, at) => roleFeatures(p.m, at, actAt(p, at))), gold: p.gold }))
const { table, chain } = learnChain(seqs, tags, { epochs: 8 })
console.timeEnd('roles'); console.log('role table', table.keys.length, table.values.length)

const score = (t: typeof acts, f: number[]) => { const s = new Float64Array(t.labels.length); addScores(t, f, s); return s }
const best = (s: Float64Array) => s.indexOf(Math.max(...s))
let ok = 0, n = 0, segOk = 0, okTop3 = 0, tp = 0, fp = 0, fn = 0, tpG = 0, fpG = 0, fnG = 0, fam = 0
const conf = new Map<string, number>(); const byLang: any = {}
const spansOf = (m: Marked, path: number[]) => { const out: string[] = []; path.forEach((l, i) => { if (tags[l]!.startsWith('B-')) { let j = i + 1; while (j < path.length && tags[path[j]!]! === 'I-' + tags[l]!.slice(2)) j++; out.push(`${tags[l]!.slice(2)}:${i}-${j}`) } }); return out }
const rep: string[] = []
console.time('test')
for (const p of test) {
  const starts = [0]
  for (let at = 1; at < p.m.tokens.length; at++) if (best(score(bounds, borderFeatures(p.m, at))) === 1) starts.push(at)
  if (starts.join() === p.starts.join()) segOk++
  const lang = p.ex.file.slice(0, 2)
  p.ex.acts.forEach((a, i) => { const s = score(acts, clauseFeatures(p.m, p.starts[i]!, p.starts[i + 1] ?? p.m.tokens.length)); const b = labels[best(s)]!; n++; byLang[lang] ??= [0, 0]; byLang[lang][1]++; if (b === a.label) { ok++; byLang[lang][0]++ } else { const k = `${a.label} -> ${b}`; conf.set(k, (conf.get(k) ?? 0) + 1); rep.push(`${a.label} -> ${b} ${toChances(s)[best(s)]!.toFixed(2)} | ${p.ex.text.slice(a.start, a.end)}`) }
    const top = [...s].map((v, i) => [v, i] as const).toSorted((x, y) => y[0] - x[0]).slice(0, 3).map(([, i]) => labels[i]); if (top.includes(a.label)) okTop3++ })
  const run = (act: (at: number) => string) => { const sc = new Float64Array(p.m.tokens.length * tags.length); p.m.tokens.forEach((_, at) => { const s = score(table, roleFeatures(p.m, at, act(at))); sc.set(s, at * tags.length) }); return decodeRoles(chain, sc, p.m.tokens.length) }
  const pred = starts.map((s, i) => labels[best(score(acts, clauseFeatures(p.m, s, starts[i + 1] ?? p.m.tokens.length)))]!)
  const predAct = (at: number) => { let k = 0; starts.forEach((s, i) => { if (at >= s) k = i }); return pred[k]! }
  const g = spansOf(p.m, p.gold)
  const a = spansOf(p.m, run((at) => actAt(p, at))), b = spansOf(p.m, run(predAct))
  tpG += a.filter((x) => g.includes(x)).length; fpG += a.filter((x) => !g.includes(x)).length; fnG += g.filter((x) => !a.includes(x)).length
  tp += b.filter((x) => g.includes(x)).length; fp += b.filter((x) => !g.includes(x)).length; fn += g.filter((x) => !b.includes(x)).length
}
console.timeEnd('test')
console.log('intent', (ok / n).toFixed(3), 'top3', (okTop3 / n).toFixed(3), Object.entries(byLang).map(([k, [a, b]]: any) => `${k} ${(a / b).toFixed(3)}`).join(' '), 'n', n, 'segment', (segOk / test.length).toFixed(3))
const f1 = (a: number, b: number, c: number) => (2 * a / (2 * a + b + c)).toFixed(3)
console.log('slot F1 gold act', f1(tpG, fpG, fnG), 'pred act', f1(tp, fp, fn))
console.log([...conf].toSorted((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => `${v} ${k}`).join('\n'))
if (process.env.REP) console.log(rep.join('\n'))

import { devSet } from './dev.ts'
{
  const term = [['course','Calculus'],['course','Linear algebra'],['course','Data structures'],['course','University physics'],['course','Academic English'],['course','Chinese modern history'],['work','Derivatives'],['work','Mean value theorem'],['work','Taylor series'],['work','Integration by parts'],['work','Linked list'],['work','Hash map'],['work','Binary tree'],['work','Report: compare running times'],['work','Word list 2'],['work','Chapter 1 reading'],['work','Physics lab report'],['event','Swimming'],['course','高等数学'],['course','线性代数'],['course','数据结构'],['course','大学物理'],['course','学术英语'],['course','中国近现代史纲要'],['work','导数'],['work','中值定理'],['work','泰勒级数'],['work','分部积分'],['work','链表'],['work','哈希表'],['work','二叉树'],['work','比较运行时间'],['work','单词表2'],['work','第一章'],['work','实验报告'],['event','游泳']].map(([kind, text]) => ({ kind, text })) as any
  const index = indexNames(term)
  const by: any = { en: [0, 0], zh: [0, 0] }; const bad: string[] = []; let t3 = 0
  for (const d of devSet()) { const tokens = cutTokens(d.text); const m = { tokens, names: markNames(tokens, index), times: markTimes(d.text, tokens, reference), concepts: markConcepts(tokens, lexicon) }; const sc = score(acts, clauseFeatures(m, 0, tokens.length)); const order = [...sc].map((v, i) => [v, i] as const).toSorted((x, y) => y[0] - x[0]).map(([, i]) => labels[i]!.split(':')[0]); const b = order[0]; by[d.lang][1]++; if (b === d.intent) by[d.lang][0]++; else bad.push(`${d.id} ${d.intent} -> ${b} ${toChances(sc)[best(sc)]!.toFixed(2)} | ${d.text}`); if (order.slice(0, 3).includes(d.intent)) t3++ }
  console.log('DEV en', (by.en[0] / by.en[1]).toFixed(3), 'zh', (by.zh[0] / by.zh[1]).toFixed(3), 'top3', (t3 / (by.en[1] + by.zh[1])).toFixed(3))
  if (process.env.BAD) console.log(bad.join('\n'))
}
