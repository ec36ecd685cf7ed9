// Lengths of time: "1 h 35 min" / "1 小时 35 分钟".

export const units = {
  hour: 'h',
  minute: 'min',
}
