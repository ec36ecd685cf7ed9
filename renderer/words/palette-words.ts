// The palette: every action by name, and what it is also looked for by.
import type { ActionId } from '../palette/action.ts'
import type { Words } from './words.ts'

export const paletteWords: Words<{
  title: string
  open: string
  search: string
  results: string
  none: (query: string) => string
  /** `also` are other words that a person may look for it by. */
  actions: Record<ActionId, { name: string; also: string }>
}> = {
  en: {
    title: 'All actions',
    open: 'All actions',
    search: 'What do you want to do?',
    results: 'Actions',
    none: (query) => `Nothing is called “${query}”. You can also just say it in the conversation.`,
    actions: {
      'plan-week': { name: 'Plan my week', also: 'schedule arrange study' },
      'accept-card': { name: 'Accept the proposal', also: 'yes confirm card' },
      'stop-turn': { name: 'Stop what is running', also: 'cancel abort' },
      undo: { name: 'Undo', also: 'take back revert' },
      redo: { name: 'Redo', also: 'repeat again' },
      'add-study': { name: 'Add study work', also: 'new task homework course' },
      'open-course': { name: 'Open a course', also: 'courses work sessions edit delete rename' },
      timetable: { name: 'Edit the timetable', also: 'class weekly add type grid' },
      'term-setup': {
        name: 'Term, periods, days off',
        also: 'holiday make-up day period table weeks',
      },
      import: { name: 'Import a timetable', also: 'ics calendar file open' },
      export: { name: 'Export the week', also: 'ics json calendar save file' },
      'week-view': { name: 'Show the week', also: 'calendar view' },
      'term-view': { name: 'Show the term', also: 'overview all weeks view' },
      'today-view': { name: 'Show today', also: 'day agenda now view' },
      'to-now': { name: 'Go to this week', also: 'now today' },
      'next-week': { name: 'Go to the next week', also: 'forward' },
      'previous-week': { name: 'Go to the week before', also: 'back' },
      health: { name: 'Health of the plan', also: 'check problems balance' },
      history: { name: 'History', also: 'changes undo log' },
      habits: { name: 'Study habits', also: 'preferences settings times days' },
      assistant: { name: 'Assistant', also: 'model key autonomy settings offline endpoint' },
      standing: { name: 'About you', also: 'profile goals context' },
      settings: {
        name: 'Settings',
        also: 'preferences options reminders notifications week start',
      },
      backups: { name: 'Backups', also: 'restore copy safe settings' },
      'your-data': {
        name: 'Your data: export or erase everything',
        also: 'folder delete settings',
      },
      'new-conversation': { name: 'Begin a new conversation', also: 'chat talk' },
      compose: { name: 'Write a message', also: 'say ask chat' },
      courses: { name: 'Show or hide the courses', also: 'sidebar list' },
      conversation: { name: 'Show or hide the conversation', also: 'sidebar chat' },
      'other-language': { name: '切换到中文', also: 'chinese language zh' },
      'theme-system': { name: 'Theme: as the system', also: 'appearance' },
      'theme-light': { name: 'Theme: light', also: 'appearance bright' },
      'theme-dark': { name: 'Theme: dark', also: 'appearance night' },
      patterns: { name: 'Patterns for courses: on or off', also: 'colour blind contrast hatch' },
    },
  },
  zh: {
    title: '全部操作',
    open: '全部操作',
    search: '想做什么？',
    results: '操作',
    none: (query) => `没有叫“${query}”的操作。也可以直接在对话里说。`,
    actions: {
      'plan-week': { name: '安排我这周的学习', also: '排课 计划 复习 plan' },
      'accept-card': { name: '接受这个方案', also: '同意 确认 卡片' },
      'stop-turn': { name: '停止正在进行的', also: '取消 中断' },
      undo: { name: '撤销', also: '撤回 undo' },
      redo: { name: '重做', also: '恢复 redo' },
      'add-study': { name: '添加学习任务', also: '新建 作业 课程' },
      'open-course': { name: '打开课程', also: '学习任务 修改 删除 改名' },
      timetable: { name: '修改课表', also: '课程 添加 每周 课' },
      'term-setup': { name: '学期、节次、放假调休', also: '假期 调休 周数 作息' },
      import: { name: '导入课表', also: '文件 日历 ics' },
      export: { name: '导出这一周', also: '文件 日历 ics json 保存' },
      'week-view': { name: '显示周视图', also: '课表' },
      'term-view': { name: '显示学期视图', also: '总览 全部周' },
      'today-view': { name: '显示今天', also: '日程 现在' },
      'to-now': { name: '回到本周', also: '现在 今天' },
      'next-week': { name: '下一周', also: '往后' },
      'previous-week': { name: '上一周', also: '往前' },
      health: { name: '计划体检', also: '问题 检查 平衡' },
      history: { name: '改动记录', also: '历史 撤销' },
      habits: { name: '学习习惯', also: '偏好 设置 时间' },
      assistant: { name: '助手', also: '模型 密钥 设置 自主' },
      standing: { name: '关于你', also: '资料 目标' },
      settings: { name: '设置', also: '偏好 选项 提醒 通知 星期' },
      backups: { name: '备份', also: '恢复 设置' },
      'your-data': { name: '你的数据：导出或清除全部内容', also: '文件夹 删除 设置' },
      'new-conversation': { name: '开始新的对话', also: '聊天' },
      compose: { name: '写一条消息', also: '说 问' },
      courses: { name: '显示或隐藏课程', also: '侧栏' },
      conversation: { name: '显示或隐藏对话', also: '侧栏' },
      'other-language': { name: 'Switch to English', also: '英文 语言 english' },
      'theme-system': { name: '外观：跟随系统', also: '主题' },
      'theme-light': { name: '外观：浅色', also: '主题 白天' },
      'theme-dark': { name: '外观：深色', also: '主题 夜间' },
      patterns: { name: '课程花纹：开或关', also: '色盲 色弱 对比 图案' },
    },
  },
}
