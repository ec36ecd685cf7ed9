// What people write of time, and what it means on Wednesday 25 November 2026, in week 12 of a term that began on 7 September.
// One row a meaning; its ways of saying are parted by " | ".

/** A day each. */
export const days: [date: string, ways: string][] = [
  [
    '2026-11-25',
    'today | today please | 今天 | 今日 | 今天吧 | 25 November | November 25 | Nov 25 | 25 Nov | 25th November | the 25th of November | November 25th | 11月25日 | 11月25号 | 2026-11-25 | 25 November 2026 | November 25, 2026 | 2026年11月25日',
  ],
  [
    '2026-11-26',
    'tomorrow | tmr | tmrw | tomo | 明儿 | 聽日 | 明天 | 明日 | Thursday | thursday | Thu | thu | Thur | Thurs | on Thursday | this Thursday | this coming Thursday | coming Thursday | on thurs | 周四 | 週四 | 星期四 | 禮拜四 | 礼拜四 | 这周四 | 這週四 | 本周四 | 本週四 | 这个星期四 | 這個星期四 | Thursday this week | Thursday, this week | 26 Nov | Nov 26 | Nov 26th | 26th Nov | 26th of November | Thursday 26 November | Thu 26 Nov | Thursday, November 26 | Thursday the 26th | the 26th | on the 26th | 11月26日 | 11月26号 | 11月26 | 26号 | 26日 | 11月26日周四 | 周四（11月26日） | 2026-11-26 | 26/11/2026 | 26.11.2026 | Thursday 26/11',
  ],
  [
    '2026-11-27',
    'the day after tomorrow | day after tomorrow | in two days | in 2 days | 后天 | 後天 | 两天后 | 兩天後 | 2天后 | Friday | Fri | fri | on Friday | this Friday | this Fri | coming Friday | 周五 | 週五 | 星期五 | 禮拜五 | 礼拜五 | 本周五 | 这周五 | 這週五 | Friday this week | this week on Friday | 27 Nov | 27 November | November 27 | Nov 27 | November 27th | the 27th | on the 27th | Friday the 27th | Friday 27 November | Fri, 27 Nov | 27号 | 11月27日 | 11月27号 | 十一月二十七日 | 2026年11月27日 | 2026-11-27 | 27 Nov 26 | 27 Nov, 22 Park Lane | Nov 27 11.30 | fri 27 nov 11.30',
  ],
  [
    '2026-11-28',
    '28号那个周六 | 28 November 9 to 11 | in three days | in 3 days | 大后天 | 大後天 | 三天后 | 三天後 | 3天后 | Saturday | Sat | sat | on Saturday | this Saturday | coming Saturday | 周六 | 週六 | 星期六 | 禮拜六 | 礼拜六 | 这周六 | 本周六 | the 28th | 28 Nov | Nov 28 | 28 November | November 28 | 11月28日 | 28号 | Saturday 28 November | 周六二十八号 | 二十八号 | 2026-11-28',
  ],
  [
    '2026-11-29',
    'Sunday | Sun | sun | on Sunday | this Sunday | this coming Sunday | 周日 | 週日 | 周天 | 星期日 | 星期天 | 禮拜天 | 禮拜日 | 礼拜天 | 这周日 | 本周日 | 这个周日 | 29 Nov | Nov 29 | the 29th | 11月29日 | 29号 | Sunday 29 November | 2026-11-29',
  ],
  [
    '2026-11-30',
    'Monday | Mon | mon | on Monday | on mon | this coming Monday | coming Monday | next Monday | next mon | Monday next week | next week on Monday | next week Monday | 周一 | 週一 | 星期一 | 禮拜一 | 礼拜一 | 下周一 | 下週一 | 下星期一 | 下個星期一 | 下个周一 | 下礼拜一 | 下周的周一 | 30 Nov | Nov 30 | November 30 | the 30th | 11月30日 | 30号 | Monday of week 13 | week 13 Monday | Monday week 13 | 第13周周一 | 第十三周周一 | 第十三週週一 | 第13周星期一 | 2026-11-30',
  ],
  [
    '2026-12-01',
    'Tuesday | Tue | tue | Tues | tues | on Tuesday | next Tuesday | next tues | Tuesday next week | next week on Tuesday | 周二 | 週二 | 星期二 | 禮拜二 | 礼拜二 | 下周二 | 下週二 | 下星期二 | 下个星期二 | 1 December | 1 Dec | Dec 1 | December 1 | December 1st | 1st December | the 1st of December | 12月1日 | 12月1号 | 十二月一日 | 十二月一号 | 第13周周二 | Tuesday of week 13 | 2026-12-01 | 1 December 2026 | 2026年12月1日',
  ],
  [
    '2026-12-02',
    'next Wednesday | next Wed | next Weds | Wednesday next week | next week on Wednesday | Wednesday week | in a week | in one week | 下周三 | 下週三 | 下星期三 | 下禮拜三 | 下个星期三 | 一周后 | 2 December | Dec 2 | December 2nd | 2nd of December | 12月2日 | 12月2号 | 第十三周星期三 | 第13週週三 | Wednesday of week 13 | 2026-12-02',
  ],
  [
    '2026-12-03',
    'next Thursday | next thurs | Thursday next week | Thursday week | 下周四 | 下週四 | 下星期四 | 3 December | Dec 3 | December 3rd | the 3rd of December | 12月3日 | 12月3号 | 第13周周四 | Thursday of week 13 | Thursday 3 December | 2026-12-03',
  ],
  [
    '2026-12-04',
    'next Friday | next fri | Friday next week | next week on Friday | Friday week | 下周五 | 下週五 | 下星期五 | 下个周五 | 下個禮拜五 | 4 December | Dec 4 | December 4th | 4th December | 12月4日 | 12月4号 | 第13周周五 | Friday of week 13 | week 13 Friday | Friday 4 December | 2026-12-04',
  ],
  [
    '2026-12-05',
    'next Saturday | Saturday next week | 下周六 | 下週六 | 下星期六 | Dec 5 | 5 December | 12月5日 | Saturday week | 2026-12-05',
  ],
  [
    '2026-12-06',
    'next Sunday | Sunday next week | 下周日 | 下周天 | 下週日 | 下星期天 | 下礼拜天 | Dec 6 | 6 December | 12月6日 | 2026-12-06',
  ],
  [
    '2026-12-07',
    '下下周一 | 下下週一 | 下下星期一 | Monday of week 14 | 第14周周一 | 第十四周星期一 | Dec 7 | 7 December | 12月7日 | 2026-12-07',
  ],
  [
    '2026-12-09',
    '下下周三 | 下下週三 | in two weeks | in 2 weeks | 两周后 | 兩週後 | 2周后 | Wednesday of week 14 | Dec 9 | 9 December | 9 December, 1500 | 12月9日 | 12月9号 | 2026-12-09',
  ],
  [
    '2026-12-11',
    '下下周五 | 下下週五 | Friday of week 14 | Dec 11 | 11 December | December 11th | 12月11日 | 2026-12-11',
  ],
  [
    '2026-11-24',
    'yesterday | last night | 昨天 | 昨日 | 昨晚 | 昨夜 | last Tuesday | past Tuesday | 24 Nov | Nov 24 | 11月24日 | 2026-11-24',
  ],
  [
    '2026-11-23',
    'the day before yesterday | day before yesterday | 前天 | last Monday | Nov 23 | 11月23日 | 这周一 | 本周一 | 這週一 | 2026-11-23',
  ],
  [
    '2026-11-20',
    'last Friday | past Friday | 上周五 | 上週五 | 上星期五 | 上个星期五 | Nov 20 | 20 November | 11月20日 | 2026-11-20',
  ],
  [
    '2026-11-18',
    'last Wednesday | 上周三 | 上週三 | 上星期三 | 上禮拜三 | Nov 18 | 18 November | 11月18日 | 2026-11-18',
  ],
  [
    '2026-12-25',
    'Christmas | Christmas day | Xmas | 圣诞节 | 圣诞 | 聖誕節 | 25 December | December 25 | Dec 25th | 12月25日',
  ],
  ['2026-12-24', 'Christmas Eve | 平安夜 | the day before Christmas | 24 December | 12月24日'],
  [
    '2027-01-01',
    'New Year | New Year’s Day | 元旦 | 元旦节 | 1 January 2027 | 2027-01-01 | 2027年1月1日',
  ],
]

/** Several days: first, last, and how many. */
export const spans: [first: string, last: string, count: number, ways: string][] = [
  // The common part of a list is said once.
  [
    '2026-11-26',
    '2026-11-27',
    2,
    '周四和五 | 周四跟五 | 週四、五 | 26、27号 | 26和27號 | 26/27 Nov | 26 & 27 Nov',
  ],
  ['2026-12-01', '2026-12-03', 2, '下周二、四 | 下週二跟四 | 下礼拜二和四'],
  ['2026-11-25', '2026-11-29', 3, '周三五日 | 禮拜三五日 | 25、27、29号'],
  [
    '2026-11-23',
    '2026-11-29',
    7,
    'this week | 这周 | 這週 | 本周 | 本週 | 这个星期 | 這個星期 | 这星期 | 这礼拜 | week 12 | 第12周 | 第十二周 | 第十二週 | the week of 25 November | the week of Nov 25',
  ],
  [
    '2026-11-30',
    '2026-12-06',
    7,
    'next week | the coming week | 下周 | 下週 | 下星期 | 下个星期 | 下個星期 | 下礼拜 | 下个礼拜 | week 13 | 第13周 | 第十三周 | 第十三週 | the week of 2 December | 12月2日那一周',
  ],
  [
    '2026-12-07',
    '2026-12-13',
    7,
    'the week after next | week after next | 下下周 | 下下週 | 下下星期 | week 14 | 第14周 | 第十四周',
  ],
  [
    '2026-11-16',
    '2026-11-22',
    7,
    'last week | 上周 | 上週 | 上星期 | 上个星期 | 上礼拜 | week 11 | 第11周 | 第十一周',
  ],
  [
    '2026-11-28',
    '2026-11-29',
    2,
    'this weekend | the weekend | weekend | 这周末 | 周末 | 週末 | 本周末 | 這週末 | Saturday and Sunday | Saturday to Sunday | Sat-Sun | 周六到周日',
  ],
  [
    '2026-11-30',
    '2026-12-02',
    3,
    'Monday to Wednesday next week | mon-wed next week | next week Monday to Wednesday | 下周一到周三 | 下週一到週三',
  ],
  ['2026-12-03', '2026-12-04', 2, 'Thursday and Friday next week | 下周四和周五'],
  [
    '2026-12-01',
    '2026-12-03',
    3,
    '1到3号 | 1-3号 | 1号到3号 | 12月1到3号 | from the 1st to the 3rd',
  ],
  ['2026-12-05', '2026-12-06', 2, 'next weekend | 下周末 | 下週末 | 下个周末'],
  [
    '2026-11-30',
    '2026-12-02',
    3,
    'Monday to Wednesday | Monday until Wednesday | Mon-Wed | from Monday to Wednesday | between Monday and Wednesday | Monday through Wednesday | 周一到周三 | 周一至周三 | 週一到週三 | 星期一到星期三 | 周一和周三之间 | 30 Nov to 2 Dec | 11月30日到12月2日 | 11月30日至12月2日',
  ],
  [
    '2026-11-26',
    '2026-11-27',
    2,
    'Thursday to Friday | tomorrow to Friday | Thu-Fri | 周四到周五 | 明天到后天 | 明天到周五 | 26-27 November | November 26-27 | the 26th to the 27th | 26号到27号 | 11月26日到27日 | 26 to 27 November',
  ],
  [
    '2026-12-03',
    '2026-12-05',
    3,
    '3-5 December | 3 to 5 December | December 3-5 | December 3 to 5 | from 3 to 5 December | the 3rd to the 5th of December | 12月3日到5日 | 12月3日至5日 | 12月3-5日 | 12月3号到5号 | 十二月三号到五号 | 十二月三日至十二月五日 | Dec 3-5 | between 3 and 5 December | Thursday 3 to Saturday 5 December | between Thu 3 and Sat 5 December',
  ],
  [
    '2026-11-25',
    '2026-11-27',
    3,
    'by Friday | until Friday | till Friday | up to Friday | through Friday | by 27 November',
  ],
  [
    '2026-11-25',
    '2026-11-26',
    2,
    'before Friday | 周五之前 | 周五以前 | 周五前 | 週五之前 | 星期五之前',
  ],
  [
    '2026-11-25',
    '2026-12-01',
    7,
    'the next 7 days | the next seven days | next 7 days | the coming 7 days | 接下来7天 | 未来七天 | 接下来一周 | 未來七天',
  ],
  [
    '2026-11-25',
    '2026-11-27',
    3,
    'the next three days | next 3 days | 接下来三天 | 未来三天 | 往后三天',
  ],
  [
    '2026-12-11',
    '2026-12-20',
    10,
    'mid December | the middle of December | mid-December | 12月中旬 | 十二月中旬',
  ],
  [
    '2026-12-25',
    '2026-12-31',
    7,
    'the end of December | end of December | 12月底 | 十二月底 | 12月末',
  ],
  [
    '2026-11-24',
    '2026-11-30',
    7,
    'the end of the month | end of this month | end of the month | 月底 | 本月底 | 这个月底',
  ],
  [
    '2026-12-01',
    '2026-12-10',
    10,
    'early December | the beginning of December | 12月初 | 12月上旬 | 下个月初 | early next month',
  ],
]

/** A weekday as a habit, 1 is Monday. */
export const habits: [weekday: number, ways: string][] = [
  [
    1,
    'every Monday | Mondays | on Mondays | each Monday | 每周一 | 每週一 | 每个星期一 | 逢周一 | 每星期一',
  ],
  [2, 'every Tuesday | Tuesdays | each Tuesday | 每周二 | 每週二 | 每星期二'],
  [3, 'every Wednesday | Wednesdays | on Wednesdays | 每周三 | 每週三 | 每個星期三 | 每礼拜三'],
  [4, 'every Thursday | Thursdays | 每周四 | 每週四'],
  [
    5,
    'every Friday | Fridays | Friday nights | Friday evenings | each Friday | 每周五 | 每週五 | 逢周五',
  ],
  [6, 'every Saturday | Saturdays | 每周六 | 每週六 | 每礼拜六'],
  [7, 'every Sunday | Sundays | 每周日 | 每週日 | 每周天 | 每星期天'],
]
