// Whether a wrong word turns what a text says: a denial that came or went, an opposite, another number; in a definition any
// word that carries meaning.
import type { Edit } from './columns.ts'

export function turnsMeaning({ expected, said }: Edit, isDefinition: boolean): boolean {
  if (countDenials(expected) % 2 !== countDenials(said) % 2) return true
  if (limits(expected) !== limits(said)) return true
  return pairsOf({ expected, said }).some(
    ([one, other]) =>
      areOpposite(one, other) ||
      (isNumber(one) && isNumber(other)) ||
      (isDefinition && carriesMeaning(one, other)),
  )
}

/** Of words that stand where others should: "from higher to lower" for "from lower to higher". */
export function exchangesOpposites(edit: Edit): boolean {
  return pairsOf(edit).some(([one, other]) => areOpposite(one, other))
}

function pairsOf({ expected, said }: Edit): (readonly [string, string])[] {
  return expected.flatMap((one, index) => {
    const other = said[index]
    return other === undefined ? [] : [[one, other] as const]
  })
}

const denial =
  /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|cannot|without|hardly|(?:is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should|must|need)nt|[不没未无非勿否])$/u

/** These say no "not": 非常, 无论, 不仅 … */
const noDenials = /非常|无论|[不无]论|不管|[不非][仅但]|不断|未来|无穷/gu

function countDenials(units: readonly string[]): number {
  const han = units.join('').replaceAll(noDenials, '')
  const isHan = /\p{Script=Han}/u.test(han)
  return (isHan ? Array.from(han) : units).filter((unit) => denial.test(unit)).length
}

const limit = /^(?:only|unless|except|all|every|some|any|always|often|sometimes|仅|只|除|都|必)$/u

/** Words that widen or narrow what is said. */
function limits(units: readonly string[]): string {
  return units
    .filter((unit) => limit.test(unit))
    .toSorted()
    .join(' ')
}

/** Beginnings that say the opposite of each other before the same rest: "increase" and "decrease". */
const beginnings = [
  ['in', 'de'],
  ['in', 'ex'],
  ['im', 'ex'],
  ['a', 'de'],
  ['as', 'des'],
  ['con', 'di'],
  ['hyper', 'hypo'],
  ['endo', 'exo'],
  ['intra', 'inter'],
  ['intra', 'extra'],
  ['pre', 'post'],
  ['over', 'under'],
  ['up', 'down'],
  ['for', 'back'],
  ['max', 'min'],
  ['macro', 'micro'],
  ['homo', 'hetero'],
  ['mono', 'poly'],
  ['multi', 'uni'],
  ['super', 'sub'],
  ['posit', 'negat'],
  ['an', 'cat'],
  ['ana', 'cata'],
  ['at', 'de'],
] as const
const denyingBeginnings = ['un', 'in', 'im', 'ir', 'il', 'non', 'dis', 'a', 'anti', 'mis']
const leastRest = 3

const opposites = new Set(
  `more less|more fewer|most least|greater smaller|greater less|larger smaller|higher lower|high low|large small|big small|
before after|above below|always never|all none|true false|left right|up down|in out|into from|to from|inside outside|first last|
begin end|begins ends|start end|rise fall|rises falls|gain lose|gains loses|add subtract|hot cold|warm cold|acid base|acidic basic|
fast slow|faster slower|strong weak|stronger weaker|near far|long short|longer shorter|old new|early late|earlier later|east west|
north south|same different|with without|and or|must may|odd even|even odd|toward away|towards away|sine cosine|row column|
numerator denominator|buy sell|supply demand|cause effect|open closed|opens closes|win lose|push pull|absorbs releases|absorb release|
father mother|male female|active passive|wet dry|light dark|heavy light|left remaining|direct indirect|upper lower|top bottom|
sum difference|product quotient|multiply divide|plus minus|rich poor|public private|proton electron|parallel perpendicular|
增 减|加 减|乘 除|大 小|多 少|高 低|上 下|前 后|左 右|正 负|阴 阳|内 外|升 降|涨 跌|快 慢|强 弱|长 短|远 近|东 西|南 北|冷 热|有 无|真 假|
是 非|同 异|先 后|始 终|进 退|出 入|开 关|开 闭|吸 放|得 失|奇 偶|和 差|积 商|买 卖|供 求|因 果|公 私|主 被|顺 逆|酸 碱|深 浅|厚 薄|轻 重|
动 静|横 纵|且 或|与 或|凸 凹|收 支|盈 亏|胜 败|生 死|氧 氢`
    .split(/[|\n]+/u)
    .map((pair) => pair.trim()),
)

function areOpposite(one: string, other: string): boolean {
  if (opposites.has(`${one} ${other}`) || opposites.has(`${other} ${one}`)) return true
  return (
    deniesBeginning(one, other) || deniesBeginning(other, one) || haveOppositeBeginnings(one, other)
  )
}

/** "Stable" and "unstable", "careful" and "careless". */
function deniesBeginning(plain: string, denied: string): boolean {
  if (plain.length < leastRest) return false
  if (denyingBeginnings.some((beginning) => denied === `${beginning}${plain}`)) return true
  return plain.endsWith('ful') && denied === `${plain.slice(0, -3)}less`
}

function haveOppositeBeginnings(one: string, other: string): boolean {
  return beginnings.some(([a, b]) => isBegun(one, other, a, b) || isBegun(one, other, b, a))
}

function isBegun(one: string, other: string, a: string, b: string): boolean {
  const rest = one.slice(a.length)
  return rest.length >= leastRest && one.startsWith(a) && other === `${b}${rest}`
}

function isNumber(unit: string): boolean {
  return /\d|^[零一二三四五六七八九十百千万亿两]$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million)$/u.test(
    unit,
  )
}

/** Words that hold a sentence together and say little themselves. */
const light = new Set(
  `a an the this that these those it its they their there of in on at to by for from with as into onto over under within
is are was were be been being am do does did has have had will would can could may might shall should which who whom whose what
when where while and or but so then than if also very such same each both own just thus hence
的 地 得 了 着 过 是 为 在 于 和 与 及 跟 同 而 之 其 这 那 此 该 被 把 将 对 从 由 以 就 也 又 还 并 所 等 们 个 种 一 即 者 会 能 可 要`.split(
    /\s+/u,
  ),
)

const endings = new Set(['', 's', 'es', 'd', 'ed', 'ing', 'ly', 'e', 'y', 'ies', 'ied'])

function carriesMeaning(one: string, other: string): boolean {
  if (light.has(one) || light.has(other)) return false
  if (denial.test(one) && denial.test(other)) return false
  return !areFormsOfOne(one, other) && !isSlip(one, other)
}

function areFormsOfOne(one: string, other: string): boolean {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared >= leastRest && endings.has(one.slice(shared)) && endings.has(other.slice(shared))
}

/** A letter too few or too many, or two that changed places: nobody takes it for another word. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index])
  if (at === -1) return true
  if (long.length === short.length + 1) return long.slice(0, at) + long.slice(at + 1) === short
  const turned = `${long.slice(0, at)}${long[at + 1] ?? ''}${long[at] ?? ''}${long.slice(at + 2)}`
  return long.length === short.length && turned === short
}
