import { readFileSync } from 'node:fs'
export function devSet() {
  const rows = readFileSync('/work/shared/language/requests.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l))
  return rows.filter((r: any) => r.acts.length === 1).map((r: any) => ({ text: r.text, intent: r.acts[0].intent, lang: r.lang, id: r.id, hasSetup: r.setup?.length > 0 }))
}
