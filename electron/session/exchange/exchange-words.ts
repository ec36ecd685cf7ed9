// Why a file was not read or pages were not drawn, where the work itself came to no end.
import type { Problem } from '../../../shared/ipc.ts'
import type { Language } from '../../../shared/language.ts'
import type { JobFailure } from '../../exchange/process/job-messages.ts'

const phrases: Record<JobFailure, Record<Language, string>> = {
  stopped: {
    en: 'Stopped. Nothing was changed.',
    zh: '已停止，没有做任何改动。',
  },
  'too-slow': {
    en: 'This takes too long, so it was stopped; nothing was changed. Choose a smaller part, such as one term, and try again.',
    zh: '处理时间太长，已经停止，没有做任何改动。请缩小范围（比如只取一个学期）再试。',
  },
  'out-of-memory': {
    en: 'This needs more memory than Weekloom gives it, so it was stopped; nothing was changed. Choose a smaller part, such as one term, and try again.',
    zh: '需要的内存超出了上限，已经停止，没有做任何改动。请缩小范围（比如只取一个学期）再试。',
  },
  broken: {
    en: 'The work broke off; nothing was changed. Try again, and if it breaks off again, with another file.',
    zh: '处理中断了，没有做任何改动。请再试一次；如果还是中断，请换一个文件。',
  },
}

export function sayJobFailure(failure: JobFailure, language: Language): Problem {
  return { code: `exchange-${failure}`, message: phrases[failure][language] }
}
