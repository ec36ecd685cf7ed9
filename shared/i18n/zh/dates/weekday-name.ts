// Names of weekdays; 1 is Monday.
import type * as en from '../../en/dates/weekday-name.ts'

export const names: typeof en.names = {
  short: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  long: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
}
