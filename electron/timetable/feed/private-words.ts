// Lists the words of a private life, and tells whether a title is of it or only has such a word in it.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { wordsOf } from '../../../shared/timetable/title-words.ts'

const words = [
  // Care and household.
  String.raw`school run|pick[- ]?up|drop[- ]?off|babysit\w*|child ?care|day ?care|bedtime|dog walk\w*|carer?|caring|lunch|dinner|breakfast|brunch|supper|cook\w*|meal prep|groceries|shopping|laundry|clean(?:ing)?|chores?|errands?|commute|bus|train|nap|sleep|kita|mittagessen|abendessen|einkauf\w*|dîner|ménage|crèche|comida|cena|kids?|visit\w*`,
  // Body.
  String.raw`gym|workouts?|training|practice|fitness|crossfit|yoga|pilates|swim\w*|running|run|jog\w*|row(?:ing)?|climb\w*|bouldern|boxing|cycling|hik(?:e|ing)|riding|ski(?:ing)?|karate|judo|taekwondo|aikido|krav maga|martial arts|badminton|football|soccer|fußball|basketball|volleyball|tennis|hockey|rugby|cricket|squash|fencing|physio(?:therapy)?|therapy|therapist|counsel(?:l)?ing|doctor|dentist|natation|piscine|escalade|gimnasio|entrenamiento|entraînement`,
  // Jobs.
  String.raw`shifts?|work|job|side job|restaurant|café|shop|bar|warehouse|assistant|internship|volunteer\w*|schicht|arbeit|nebenjob|hiwi|travail|boulot|stage|trabajo|turno`,
  // Company and belief.
  String.raw`birthday|party|date night|movie|church|mass|prayers?|mosque|temple|bible study|choir|band|orchestra|clubs?|society|scouts?|rehearsals?|meet-?ups?|volunteers?|chor|verein|stammtisch|gottesdienst|messe|chorale|coro|misa`,
].join('|')

const lessons = String.raw`(?:piano|guitar|violin|cello|flute|drums?|singing|music|ballet|dance|driving|swimming|riding|ski) (?:lesson|class|practice)(?:e?s)?`

const chinese =
  /钢琴|吉他|小提琴|舞蹈课|驾校|学车|健身|跑步|游泳|午饭|晚饭|午餐|晚餐|做饭|买菜|遛狗|生日|兼职|打工|上班|[早晚夜中白]班(?!会)|值班|家教|社团|乐队|排练|合唱|打球|羽毛球|篮球|足球|排球|网球|乒乓球|瑜伽|接孩子|[接送]娃|哄睡|志愿|教会|礼拜|理疗|心理咨询|通勤/u

const anywhere = wordsOf(words)
const heads = new RegExp(String.raw`(?<!\p{L})(?:${words})$`, 'iu')
const taught = wordsOf(lessons)
/** What follows says where, with whom or what for. */
const ofMore =
  /\s+(?:at|with|for|and|to|in|on|of|bei|mit|im|und|avec|chez|à|et|en|con|y)\s+|[&+,:–—(]|\s-\s/iu
const any = /\s+(?:lessons?|class(?:es)?|sessions?|courses?|team|group)$/iu

/** "Restaurant shift", "Work at the library": what it is, not what it is about. */
export function isPrivateHead(title: string): boolean {
  if (chinese.test(toSimple(title)) || taught.test(title)) return true
  const [head = ''] = title.trim().split(ofMore)
  return heads.test(head.replaceAll(/[\d\s]+$/gu, '').replace(any, ''))
}

/** Somewhere in it: "Social Work Skills". */
export function namesPrivate(title: string): boolean {
  return anywhere.test(title)
}
