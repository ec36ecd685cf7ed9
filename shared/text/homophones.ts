// Chinese characters that are said alike, as an input method mixes them up: 哈西表 for 哈希表.

/**
 * The first character of each syllable in the order by pinyin (Unicode CLDR, zh-u-co-pinyin): what sorts behind one and before the
 * next is said as the first is, in whichever tone.
 */
const firsts = Array.from(
  '吖哎安肮凹八掰扳邦勹卑奔崩逼边灬憋玢冫拨逋嚓猜参仓操册岑噌叉拆觇伥抄车抻柽吃充抽出揣巛疮吹春踔呲匆凑粗汆崔村搓哒呆丹当刀得灯氐嗲掂刁爹丁丢东都嘟端堆吨多婀诶恩儿发帆匚飞分丰缶夫旮该甘冈皋戈给根庚工勾估瓜乖关光归丨呙哈咳顸夯蒿诃黑痕亨轰侯乎花怀欢肓灰昏耠丌加戋江艽阶巾京冂纠居娟噘军咔开刊康尻苛肯吭空抠刳夸蒯宽匡亏坤扩垃来兰啷捞仂雷塄哩俩奁良撩咧拎伶溜龙娄噜娈抡罗妈埋颟邙猫么没门虻咪宀喵乜民名谬摸哞毪拿乃囡囔孬疒馁恁能嗯妮拈娘鸟捏您宁妞农耨奴暖挪喔讴趴拍潘乓抛呸喷怦丕偏剽氕姘乒钋剖仆七掐千呛悄且亲青邛丘区悛炔逡蚺禳娆惹人扔日戎柔如阮蕤闰若仨塞三桑搔色森僧杀筛山伤捎奢申升尸收书刷衰闩双水吮说厶忪嗖苏狻虽孙唆他胎坍汤涛忑疼剔天佻帖厅通偷凸湍推吞乇挖歪弯尢危温翁挝乌夕呷仙乡枭些心星凶休吁轩削勋丫恹央幺掖一因应哟佣优纡鸢曰晕匝灾糌赃遭则贼怎增扎斋沾张钊蜇贞争之中州朱抓拽专妆隹肫拙孜宗邹租钻嘴尊嘬',
)

const byPinyin = new Intl.Collator('zh-u-co-pinyin')

const kept = new Map<string, number>()

/** A number for each syllable without its tone; of a character with several readings the commonest. */
function syllableOf(character: string): number {
  const known = kept.get(character)
  if (known !== undefined) return known
  const next = firsts.findIndex((first) => byPinyin.compare(first, character) > 0)
  const syllable = next < 0 ? firsts.length : next
  kept.set(character, syllable)
  return syllable
}

/** The syllables of a run of characters, as a key to look it up by. */
export function soundOf(words: string): string {
  return Array.from(words, syllableOf).join(' ')
}
