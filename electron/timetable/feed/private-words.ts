// Lists the words of a private life, and tells whether a title is of it or only has such a word in it.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { wordsOf } from '../../../shared/timetable/title-words.ts'

const words = [
  // Care and household.
  String.raw`school run|pick[- ]?up|drop[- ]?off|babysit\w*|child ?care|day ?care|bedtime|dog walk\w*|carer?|caring|lunch|dinner|breakfast|brunch|supper|cook\w*|meal prep|groceries|shopping|laundry|clean(?:ing)?|chores?|errands?|commute|bus|train|nap|sleep|kita|mittagessen|abendessen|einkauf\w*|dîner|ménage|crèche|comida|cena|kids?|grandma|grandpa|mom|mum|dad|kindergarten|kinderturnen`,
  // Body.
  String.raw`zumba|tanz(?:en|kurs)|salsa|bachata|turnen|gym|workouts?|training|practice|fitness|crossfit|yoga|pilates|swim\w*|running|run|jog\w*|row(?:ing)?|climb\w*|bouldern|boxing|cycling|hik(?:e|ing)|riding|ski(?:ing)?|karate|judo|taekwondo|aikido|krav maga|martial arts|badminton|football|fútbol|soccer|fußball|basketball|volleyball|tennis|hockey|rugby|cricket|squash|fencing|physio(?:therapy)?|therap(?:y|ie|ist)|(?:zahn)?arzt|médecin|médico|counsel(?:l)?ing|doctor|dentist|natation|piscine|escalade|gimnasio|entrenamiento|entraînement`,
  // Jobs.
  String.raw`shifts?|uber|deliver(?:y|ies|oo)|tutoring|nachhilfe|work|job|side job|restaurant|café|shop|bar|warehouse|assistant|internship|volunteer\w*|schicht|arbeit|nebenjob|hiwi|travail|boulot|stage|trabajo|turno`,
  // Company and belief.
  String.raw`games? night|board games?|birthday|party|date night|movie|church|mass|prayers?|mosque|temple|bible study|choir|guitare|guitarra|gitarre|klavier|band|orchestra|clubs?|society|scouts?|feuerwehr|shelter|quran|koran|sunday school|fahrschule|bibel(?:kreis|stunde)|rehearsals?|meet-?ups?|volunteers?|chor|verein|stammtisch|gottesdienst|messe|chorale|coro|misa`,
].join('|')

const lessons = String.raw`(?:piano|guitar|violin|cello|flute|drums?|singing|music|ballet|dance|driving|swimming|riding|ski) (?:lesson|class|practice)(?:e?s)?`

const chinese =
  /钢琴|吉他|小提琴|舞蹈课|驾校|学车|健身|跑步|游泳|午饭|晚饭|午餐|晚餐|做饭|买菜|遛狗|生日|兼职|打工|上班|[早晚夜中白]班(?!会)|值班|家教|社团|乐队|排练|合唱|打球|羽毛球|篮球|足球|排球|网球|乒乓球|瑜伽|[接送带](?:孩子|娃|女儿|儿子|小孩)|哄睡|外卖|广场舞|跆拳道|武术|勤工助学|志愿|教会|礼拜|理疗|心理咨询|通勤/u

const anywhere = wordsOf(words)
const heads = new RegExp(String.raw`(?<!\p{L})(?:${words})$`, 'iu')
const taught = wordsOf(lessons)
/** What follows says where, with whom or what for. */
const ofMore =
  /\s+(?:at|with|for|and|to|in|on|of|de|du|des|del|della|von|bei|mit|im|und|avec|chez|à|et|en|con|y)\s+|[&+,:–—(]|\s-\s/iu
/** "Cours de guitare": of what, says the next. */
const lesson = /^(?:cours|clases?|lecciones|lezioni|kurs|lessons?)$/iu
const told = /^(?:visit|call|feed|walk|drive|help)\s/iu
const any = /\s+(?:lessons?|class(?:es)?|sessions?|courses?|team|group)$/iu

/** "Restaurant shift", "Work at the library": what it is, not what it is about. */
export function isPrivateHead(title: string): boolean {
  if (chinese.test(toSimple(title)) || taught.test(title)) return true
  const [first = '', second = ''] = title.trim().split(ofMore)
  const head = lesson.test(first) ? second : first
  if (told.test(head)) return true
  return heads.test(head.replaceAll(/[\d\s]+$/gu, '').replace(any, ''))
}

/** Somewhere in it: "Social Work Skills". */
export function namesPrivate(title: string): boolean {
  return anywhere.test(title)
}
