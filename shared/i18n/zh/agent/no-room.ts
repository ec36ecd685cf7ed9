// What the rough build says of items that found no place.
import type * as en from '../../en/agent/no-room.ts'

export const phrases: typeof en.phrases = {
  nothingPending: '你说的范围里没有还要安排的学习任务。',
  allLater: (sessions) => `这些天不用再排了：还有 ${sessions}放在之后的日子。`,
  noRoom: (blocks) => `那段时间里放不下 ${blocks}。可以多给几天或几节课的时间，或者先腾出空位。`,
  noRoomBecause: (blocks, clash) =>
    `那段时间里放不下 ${blocks}。${clash}可以多给几天或几节课的时间，或者先腾出空位。`,
  leftOut: (blocks, _, why) => `有一部分排不下：${blocks}没有位置。${why}`,
  later: (blocks, _, day) => `还有 ${blocks}留到之后：这次只排到${day}，每周排一部分。`,
  laterReplan: '说“重新安排这周”，我就给它腾出位置。',
  madeRoom: (why) => `${why}挪动别的任务，就能给它腾出位置：`,
  overdue: (blocks) => `${blocks}的最后一天已经过了。把那项任务的截止日期往后改，就能再安排。`,
  hours: (course, time) => `按你说的，${course}每周最多学 ${time}。`,
}
