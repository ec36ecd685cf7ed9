// Defines what people say of courses, in English and Chinese: words that mean the same are found by one another.

export type StudyWord = {
  id: string
  /** One that begins with a question mark means this in a question alone: in a line it may be anything. */
  en: readonly string[]
  zh: readonly string[]
  /** Said of nearly any line of a course: whether it is there tells little. */
  isLight?: true
}

const word = (id: string, en: string, zh: string, isLight?: true): StudyWord => ({
  id,
  en: en.split(', '),
  zh: zh.split('、'),
  ...(isLight === undefined ? {} : { isLight }),
})

/** English in the singular: plurals and endings are folded where words are compared. */
export const studyWords: readonly StudyWord[] = [
  word('midterm', 'midterm, mid term, midsemester', '期中考试、期中考、期中测试、期中'),
  word('final', 'final exam, final examination, final test, final', '期末考试、期末考、期末'),
  word(
    'retake',
    'make up exam, makeup, make up, resit, re sit, resat, retake, retaken, repeat exam, deferred exam, second attempt, take it again',
    '补考、缓考、重考、重修',
  ),
  word('exam', 'exam, examination, test', '考试、笔试、机考'),
  word('quiz', 'quiz, quizzes, pop quiz', '小测验、随堂测验、随堂测试、小测、小考、随堂考、测验'),
  word('oral', 'oral exam, viva, oral', '口试、口语考试'),
  word(
    'homework',
    'homework, home work, assignment, problem set, pset, exercise sheet, problem sheet, worksheet',
    '作业、习题、练习题、课后题、习题集',
  ),
  word('project', 'project, capstone', '大作业、课程设计、项目、课题'),
  word('paper', 'term paper, research paper, ?paper, essay', '论文、小论文、?文章、读书报告'),
  word('report', 'report, write up', '报告、实验报告'),
  word('presentation', 'presentation, present, talk', '展示、汇报、演讲、答辩'),
  word('lab', 'lab, laboratory, practical, experiment', '实验课、实验、上机'),
  word('draft', 'draft, outline, proposal', '初稿、草稿、开题报告、提纲、选题'),
  word('reading', 'reading, reading list, required reading', '阅读材料、阅读、必读、书单'),
  word('textbook', 'textbook, text book, course book, required text', '教材、课本、教科书'),
  word(
    'reference',
    'reference book, further reading, recommended book, supplementary',
    '参考书、参考教材、参考资料、推荐阅读',
  ),
  word('lecture', 'lecture', '讲课、讲座、授课、理论课', true),
  word('slides', 'slide, handout, lecture note', '课件、讲义、幻灯片'),
  word(
    'tutorial',
    'tutorial, recitation, discussion section, exercise class, problem session',
    '习题课、讨论课、辅导课',
  ),
  word(
    'office-hours',
    'office hour, consultation hour, drop in hour, student hour, consultation',
    '答疑时间、答疑、办公时间、值班时间',
  ),
  word(
    'instructor',
    'instructor, professor, lecturer, teacher, teaching, taught, teach',
    '任课教师、授课教师、主讲教师、教授、老师、讲师、教师',
  ),
  word('assistant', 'teaching assistant, ta, tas, tutor, demonstrator', '助教'),
  word('office', 'office', '办公室'),
  word('email', 'email, e mail, mail address', '电子邮箱、电子邮件、邮箱、邮件'),
  word('phone', 'phone, telephone, phone number', '电话、手机号'),
  word(
    'attendance',
    'attendance, attend, compulsory attendance, roll call',
    '出勤、考勤、点名、签到、到课',
  ),
  word(
    'absence',
    'absence, absent, miss, missed, missing, skip',
    '缺勤、旷课、缺课、缺席、缺考、请假、不能参加、没去、没来',
  ),
  word('ill', 'ill, illness, sick, medical, doctor', '生病、病假、患病、就医、医院证明、因病'),
  word(
    'late',
    'late, lateness, overdue, tardy, after the due date, after the deadline, past the deadline',
    '迟交、晚交、逾期、补交、迟到、过期、晚一天',
  ),
  word('extension', 'extension, extend', '延期、宽限'),
  word('penalty', 'penalty, penalise, penalize, deduct, deduction, lose', '扣分、扣除、扣、罚'),
  word(
    'plagiarism',
    'plagiarism, plagiarise, plagiarize, cheating, cheat, academic integrity, academic honesty, misconduct, copying, copied, copy',
    '抄袭、剽窃、作弊、学术诚信、学术不端、雷同',
  ),
  word(
    'collaboration',
    'collaboration, collaborate, work together, discuss, team work, teamwork',
    '合作、讨论、协作、一起做',
  ),
  word('group', 'group, team, pair, partner', '小组、分组、组队、团队、每组', true),
  word('ai', 'ai, chatgpt, language model, generative, ai tool', '人工智能、大模型、生成式、AI'),
  word('calculator', 'calculator', '计算器'),
  word(
    'cheat-sheet',
    'cheat sheet, formula sheet, note sheet, sheet of notes, crib sheet, reference sheet',
    '公式表、小抄、手写笔记、带笔记、A4纸、一页纸',
  ),
  word(
    'open-book',
    'open book, closed book, closed notes, open notes, bring notes',
    '开卷、闭卷、半开卷',
  ),
  word(
    'device',
    'laptop, phone use, mobile, device, electronic',
    '手机、电子设备、笔记本电脑、电子产品',
  ),
  word('bring', 'bring, brought, take with you', '携带、带上、自带、带'),
  word(
    'allowed',
    'allowed, allow, permitted, permit, permission, prohibited, forbidden, banned',
    '允许、准许、禁止、不得、不允许、不能',
    true,
  ),
  word(
    'grade',
    'grade, grading, mark, marking, assessment, assessed, evaluation, score, graded, credit for',
    '成绩、评分、总评、考核、评定、分数、计分',
    true,
  ),
  word(
    'pass',
    'pass, passing, pass mark, fail, failing, minimum grade',
    '及格、通过、挂科、不及格、及格线',
  ),
  word('bonus', 'bonus, extra credit, extra point', '加分、附加分、奖励分'),
  word(
    'participation',
    'participation, participate, class contribution, engagement',
    '课堂表现、课堂参与、平时表现、发言',
  ),
  word('usual', 'coursework, continuous assessment', '平时成绩、平时分'),
  word('drop-lowest', 'lowest, dropped, drop', '最低、去掉、舍去'),
  word(
    'deadline',
    'deadline, due, due date, submission, submit, submitted, hand in, handed in, turn in, turned in, upload',
    '截止日期、截止时间、截止、提交、缴交、上交、交作业、交',
    true,
  ),
  word(
    'prerequisite',
    'prerequisite, prior knowledge, required background, need to know before, taken before, you should know, should have taken, have passed, prior course, earlier course',
    '先修课程、先修课、先修、预备知识、前置课程、基础要求',
  ),
  word('credits', 'credit, credit hour, ects', '学分、学时'),
  word(
    'topic',
    'topic, cover, covered, covers, content, syllabus, scope, coverage',
    '范围、内容、覆盖、涵盖、考点、知识点、主题',
    true,
  ),
  word(
    'schedule',
    'schedule, calendar, timetable',
    '教学安排、进度、日程、课程安排、教学进度',
    true,
  ),
  word('week', 'week', '教学周、周', true),
  word('chapter', 'chapter, section, unit', '章、章节、单元', true),
  word(
    'goal',
    'learning outcome, learning goal, objective, aim, goal',
    '教学目标、课程目标、学习目标、目标',
  ),
  word(
    'format',
    'format, type of question, question type, multiple choice, style',
    '题型、形式、题目类型、选择题',
  ),
  word(
    'duration',
    'duration, length, minutes, hours long, last, lasts',
    '时长、时间长度、分钟',
    true,
  ),
  word(
    'classroom',
    'classroom, lecture hall, room, venue, location, place, hall',
    '教室、地点、上课地点、考场、考试地点',
    true,
  ),
  word('meeting-time', 'class time, class meets, lecture time, meets', '上课时间、课程时间'),
  word(
    'website',
    'website, web site, course page, moodle, canvas, blackboard, learning platform, online platform, portal, site',
    '网站、课程网站、学习通、教学平台、课程主页、平台、网址',
  ),
  word('forum', 'forum, discussion board, piazza, chat group', '论坛、微信群、QQ群、课程群、群号'),
  word(
    'software',
    'software, programming language, language, tool, package, program',
    '软件、编程语言、工具、语言',
  ),
  word('safety', 'safety, goggles, protective', '安全、护目镜、实验服'),
  word(
    'holiday',
    'holiday, no class, reading week, recess, break, cancelled',
    '放假、停课、假期、国庆、调课',
  ),
  word('registration', 'registration, register, enrol, enroll, sign up', '选课、报名、注册'),
  word('withdraw', 'withdraw, withdrawal, drop the course, drop deadline', '退课、退选'),
  word(
    'appeal',
    'regrade, appeal, review of grade, remark, complaint',
    '复核、查分、成绩异议、申诉',
  ),
  word(
    'accommodation',
    'accommodation, disability, special need, accessibility',
    '特殊需要、残疾、特殊照顾',
  ),
  word('word-limit', 'word limit, word count, words long, page limit', '字数、篇幅、字以上'),
  word(
    'citation-style',
    'citation style, referencing, apa, mla, chicago, ?footnote',
    '引用格式、参考文献格式、格式要求',
  ),
  word('works', 'bibliography, works cited, cited work', '参考文献、文献'),
  word(
    'file-format',
    'pdf, file format, file type, word file, word document, docx, latex, notebook',
    '电子版、纸质版、文件格式、word文档、word文件、word版',
  ),
  word(
    'workload',
    'workload, hours per week, hours a week, time commitment',
    '学习量、课外时间、每周投入',
  ),
  word('language-of-course', 'language of instruction', '授课语言、双语'),
  word(
    'review-session',
    'review session, revision class, revision, review',
    '复习课、复习、总复习',
  ),
  word(
    'sample-exam',
    'sample exam, past exam, past paper, mock exam, practice exam, old exam',
    '样卷、往年试题、真题、模拟题、往届试题',
  ),
  word('field-trip', 'field trip, excursion, site visit', '实地考察、参观、野外实习、实习'),
  word('poster', 'poster', '海报'),
  word('guest', 'guest lecture, guest speaker, guest', '嘉宾、特邀讲座、客座'),
  word('definition', 'definition, define, meaning, mean', '定义、含义、意思', true),
  word('theorem', 'theorem, lemma, proposition', '定理、引理'),
  word('formula', 'formula, equation', '公式、方程'),
  word('proof', 'proof, prove', '证明'),
  word('example', 'example, instance', '例子、例题、举例', true),
  word('members', 'people, person, member', '人数、成员、组员', true),
  word('way', 'process, procedure, method, technique, approach', '过程、方法、步骤、流程', true),
  word('notion', 'concept, idea, notion, principle', '概念、原理', true),
]
