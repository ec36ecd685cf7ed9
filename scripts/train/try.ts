import { readFileSync } from 'node:fs'
import { readLexicon } from '../../electron/language/reader/lexicon.ts'
import { encodeModel } from '../../electron/language/reader/model-file.ts'
import { indexNames } from '../../electron/language/reader/names.ts'
import { markMessage } from '../../electron/language/reader/mark-message.ts'
import { readFrames } from '../../electron/language/reader/read-frames.ts'
import { readCorpus } from './corpus.ts'
import { prepareExamples } from './examples.ts'
import { f1, measure, sumOf } from './measure.ts'
import { trainModel } from './train-model.ts'
import { devSet } from './dev.ts'
const lexicon = readLexicon(readFileSync('electron/language/reader/lexicon.txt', 'utf8'))
const all = prepareExamples(readCorpus(process.argv[2]!), lexicon)
const held = new RegExp(process.argv[3]!)
const train = all.filter((p) => !held.test(p.example.file)), test = all.filter((p) => held.test(p.example.file))
console.time('train'); const t = trainModel(train); console.timeEnd('train')
const bytes = encodeModel({ ...t, fingerprint: '', warmth: 1 })
console.log('examples', train.length, test.length, 'bytes', bytes.length, 'acts', t.acts.values.length, 'roles', t.roles.values.length, 'flags', t.flags.map((f) => f.values.length).join(), 'borders', t.borders.values.length)
if (test.length) {
  const m = measure(t, test)
  const acc = (l: string) => { const c = m.clauses.filter((c) => c.file.startsWith(l)); return c.filter((c) => c.place === 0).length / c.length }
  console.log('acts', (m.clauses.filter((c) => c.place === 0).length / m.clauses.length).toFixed(3), 'top3', (m.clauses.filter((c) => c.place >= 0 && c.place < 3).length / m.clauses.length).toFixed(3), 'en', acc('en').toFixed(3), 'zh', acc('zh').toFixed(3), 'cut', (m.cutRight / m.messages).toFixed(3), 'slots', f1(sumOf(m.slots.values())).toFixed(3))
  for (const lo of [0.3, 0.5, 0.7, 0.8, 0.9, 0.95]) { const c = m.clauses.filter((c) => c.chance >= lo); console.log('>=', lo, c.length, (c.filter((c) => c.place === 0).length / c.length).toFixed(3)) }
  if (process.env['ROLES']) for (const [r, s] of m.slots) console.log(r, f1(s).toFixed(2), s)
  if (process.env['REP']) for (const c of m.clauses.filter((c) => c.place !== 0)) console.log(`${c.right} -> ${c.read} ${c.chance.toFixed(2)} | ${c.text}`)
}
const term = [['course','Calculus'],['course','Linear algebra'],['course','Data structures'],['course','University physics'],['course','Academic English'],['course','Chinese modern history'],['work','Derivatives'],['work','Mean value theorem'],['work','Taylor series'],['work','Integration by parts'],['work','Linked list'],['work','Hash map'],['work','Binary tree'],['work','Report: compare running times'],['work','Word list 2'],['work','Chapter 1 reading'],['work','Physics lab report'],['event','Swimming'],['course','高等数学'],['course','线性代数'],['course','数据结构'],['course','大学物理'],['course','学术英语'],['course','中国近现代史纲要'],['work','导数'],['work','中值定理'],['work','泰勒级数'],['work','分部积分'],['work','链表'],['work','哈希表'],['work','二叉树'],['work','比较运行时间'],['work','单词表2'],['work','第一章'],['work','实验报告'],['event','游泳']].map(([kind, text]) => ({ kind, text })) as any
const index = indexNames(term)
const days = Array.from({ length: 126 }, (_, i) => ({ week: Math.floor(i / 7) + 1, weekday: (i % 7) + 1, date: new Date(Date.UTC(2026, 8, 7 + i)).toISOString().slice(0, 10) }))
const reference = { today: { date: '2026-09-21' }, state: { window: { days, periods: [] } } } as any
const by: any = { en: [0, 0, 0], zh: [0, 0, 0] }
const start = performance.now()
for (const d of devSet()) { const f = readFrames(d.text, markMessage(d.text, index, lexicon, reference), { ...t, fingerprint: '', warmth: 1 }); const acts = [f[0]!.act, ...f[0]!.others.map((o) => o.act)].map((a) => a.split(':')[0]); by[d.lang][2]++; if (acts[0] === d.intent) by[d.lang][0]++; if (acts.slice(0, 3).includes(d.intent)) by[d.lang][1]++; if (process.env['DEV']) console.log(acts[0] === d.intent ? ' ' : '!', d.id, d.intent, f.map((x) => `${x.act}${x.flags.length ? '^' + x.flags : ''} ${x.confidence.toFixed(2)} ${x.slots.map((s) => `${s.role}=${s.text}`).join(', ')}`).join(' + '), '|', d.text) }
console.log('DEV en', by.en[0] / by.en[2], 'zh', by.zh[0] / by.zh[2], 'top3', (by.en[1] + by.zh[1]) / (by.en[2] + by.zh[2]), 'ms each', (performance.now() - start) / (by.en[2] + by.zh[2]))
if (process.env['SLOT']) {
  const { spansOf } = await import('../../electron/language/reader/read-frames.ts'); const { roleLabels } = await import('./examples.ts')
  let n = 0
  for (const p of test) { const g = spansOf(p.roles, roleLabels).map((s) => `${s.role}=${p.example.text.slice(p.marked.tokens[s.first]!.start, p.marked.tokens[s.last]!.end)}`); const f = readFrames(p.example.text, p.marked, { ...t, fingerprint: '', warmth: 1 }); const s = f.flatMap((x) => x.slots.map((y) => `${y.role}=${y.text}`)); if (g.join() !== s.join() && n++ % 12 === 0) console.log(p.example.acts.map((a) => a.label).join('+'), '>>', f.map((x) => x.act).join('+'), '|', p.example.text, '\n   GOLD', g.join(' ; '), '\n   SAID', s.join(' ; ')) }
}
