// What people write of times of day, periods and lengths, and what it means. Ways of saying are parted by " | ".

/** A time of day, in minutes; `before` and `after` are bounds. */
export const clocks: [kind: 'clock' | 'before' | 'after', minute: number, ways: string][] = [
  [
    'clock',
    8 * 60,
    'at 8 | at 8 am | at 8am | 8 am | 8am | at 8:00 | 8:00 am | 8 a.m. | at eight | at eight o’clock | 8 o’clock | 早上8点 | 早上八点 | 上午8点 | 上午八点 | 八点 | 8点 | 8点钟 | 八點 | 8:00 in the morning',
  ],
  [
    'clock',
    8 * 60 + 30,
    'half past eight | half past 8 | at half past eight | 8:30 | 8:30 am | at 8:30 | 八点半 | 8点半 | 早上八点半 | 八點半 | 8点30 | 8点30分 | 上午8点30分',
  ],
  [
    'clock',
    9 * 60 + 15,
    'quarter past nine | quarter past 9 | 9:15 | 9:15 am | at 9:15 | 九点一刻 | 9点一刻 | 九点十五 | 九点十五分 | 9点15分 | 九點十五分',
  ],
  [
    'clock',
    9 * 60 + 45,
    'quarter to ten | quarter to 10 | 9:45 | at 9:45 | 九点三刻 | 九点四十五 | 9点45分 | 9点45',
  ],
  ['clock', 12 * 60, 'at 12 | 12 pm | 12:00 | at 12:00 | 12点 | 中午12点 | 十二点 | 中午十二点'],
  [
    'clock',
    14 * 60,
    'at 2 | at 2 pm | 2 pm | 2pm | 2 p.m. | at two | 14:00 | at 14:00 | 2 in the afternoon | 下午2点 | 下午两点 | 下午二点 | 两点 | 2点 | 14点 | 下午兩點 | at 2 o’clock | @ 2pm',
  ],
  [
    'clock',
    15 * 60 + 30,
    'half past three | 3:30 pm | 3:30pm | 15:30 | at 15:30 | 下午三点半 | 下午3点半 | 三点半 | 15点30分 | 下午三點半',
  ],
  [
    'clock',
    17 * 60,
    '5 pm | 5pm | at 5 | at five | 17:00 | 下午5点 | 下午五点 | 五点 | 17点 | 5 in the afternoon',
  ],
  [
    'clock',
    19 * 60,
    '7 pm | 7pm | 7 p.m. | 19:00 | at 19:00 | 7 in the evening | 晚上7点 | 晚上七点 | 晚上七點 | 19点 | 傍晚七点',
  ],
  [
    'clock',
    21 * 60 + 30,
    '9:30 pm | 9:30pm | 21:30 | at 21:30 | 晚上9点半 | 晚上九点半 | 21点30分 | 晚上九點半 | 晚上九点三十分',
  ],
  [
    'before',
    17 * 60,
    'before 5 pm | before 5pm | before 17:00 | before five | by 5 pm | until 5 pm | till 17:00 | earlier than 5 pm | 下午5点之前 | 下午五点前 | 下午五点以前 | 17点之前 | 下午五點前',
  ],
  [
    'before',
    12 * 60,
    'before 12 | before 12:00 | by 12:00 | until 12:00 | 12点之前 | 中午12点前 | 十二点以前',
  ],
  [
    'after',
    18 * 60,
    'after 6 pm | after 6pm | after 18:00 | after six | later than 6 pm | past 18:00 | 晚上6点之后 | 下午六点后 | 18点以后 | 18点之后 | 晚上六點後',
  ],
  [
    'after',
    20 * 60,
    'after 8 pm | after 8pm | after 20:00 | later than 20:00 | 晚上8点以后 | 晚上八点之后 | 20点后 | 晚上八點以後',
  ],
]

/** A part of the day. */
export const parts: [part: string, ways: string][] = [
  [
    'morning',
    'in the morning | morning | mornings | during the morning | early morning | 上午 | 早上 | 早晨 | 清晨',
  ],
  ['noon', 'at noon | noon | midday | around noon | at lunch time | 中午 | 午间 | 午休 | 午休时间'],
  [
    'afternoon',
    'in the afternoon | afternoon | afternoons | late afternoon | during the afternoon | 下午 | 午后 | 午後',
  ],
  [
    'evening',
    'in the evening | evening | evenings | at night | nights | tonight | 晚上 | 晚间 | 夜里 | 傍晚 | 今晚 | 夜裡 | 晚間',
  ],
]

/** Periods of the timetable: first and last. */
export const periods: [first: number, last: number, ways: string][] = [
  [
    1,
    1,
    'period 1 | in period 1 | slot 1 | first period | the first period | 1st period | 第1节 | 第一节 | 第一節 | 第一节课',
  ],
  [
    1,
    2,
    'periods 1-2 | periods 1 to 2 | periods 1 and 2 | slots 1-2 | 第1-2节 | 第一二节 | 第一、二节 | 第1、2节 | 一二节 | 1-2节 | 第一到第二节 | 第一二節 | the first two periods | 早上前两节 | 早八前两节',
  ],
  [
    3,
    4,
    'periods 3-4 | periods 3 to 4 | during periods 3-4 | 第3-4节 | 第三四节 | 第三、四节 | 三四节 | 3-4节 | 3到4节 | 第3到4节 | 第三四節課',
  ],
  [
    5,
    6,
    'periods 5-6 | periods 5 through 6 | 第5-6节 | 第五六节 | 五六节课 | 5-6节课 | 第五、六節',
  ],
]

/** Lengths, in minutes. */
export const lengths: [minutes: number, ways: string][] = [
  [
    15,
    '15 minutes | 15 min | 15mins | fifteen minutes | quarter of an hour | a quarter of an hour | 15分钟 | 十五分钟 | 一刻钟 | 15 分鐘',
  ],
  [
    30,
    '30 minutes | 30 min | 30min | half an hour | half a hour | 半小时 | 半个小时 | 半個小時 | 三十分钟 | 30分钟 | 半个钟头',
  ],
  [40, '40 minutes | 40 min | 40 mins | 四十分钟 | 40分钟 | 四十分鐘'],
  [45, '45 minutes | 45 min | three quarters of an hour | 四十五分钟 | 45分钟 | 三刻钟'],
  [
    60,
    '60 minutes | 1 hour | one hour | an hour | 1h | 1 hr | 1 h | 一小时 | 一个小时 | 1小时 | 1个小时 | 一個小時 | 一个钟头 | 60分钟 | 六十分钟',
  ],
  [
    75,
    'an hour and a quarter | 1h15 | 1 hour 15 minutes | 1 h 15 min | 75 minutes | 一小时十五分钟 | 1小时15分钟 | 一个小时一刻钟',
  ],
  [
    90,
    'an hour and a half | one and a half hours | 1.5 hours | 1.5h | 1h30 | 1h 30 | 1 hour 30 minutes | 1 hour and 30 minutes | 1 h 30 min | 90 minutes | 90 min | 1 hr 30 mins | 一个半小时 | 一個半小時 | 1个半小时 | 1.5小时 | 一小时三十分钟 | 1小时30分钟 | 一小时半 | 九十分钟 | 90分钟',
  ],
  [
    120,
    '2 hours | two hours | 2h | 2 hrs | 2hrs | a couple of hours | couple of hours | 120 minutes | 两小时 | 两个小时 | 兩小時 | 兩個小時 | 2小时 | 2个小时 | 120分钟 | 两个钟头',
  ],
  [
    150,
    '2.5 hours | two and a half hours | 2 hours 30 minutes | 2h30 | 两个半小时 | 2.5小时 | 两小时半 | 2小时30分钟 | 兩個半小時',
  ],
  [180, '3 hours | three hours | 3h | 3 hrs | 三小时 | 三个小时 | 3小时 | 三個小時'],
  [240, '4 hours | four hours | 四小时 | 四个小时 | 4小时'],
]
