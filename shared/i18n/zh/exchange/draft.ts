// What a draft says of its lines and as a whole, and why a document can't be read.
import type * as en from '../../en/exchange/draft.ts'

export const failures: typeof en.failures = {
  empty: '这个文件里没有文字，没有做任何改动。请换一个文件。',
  'too-large': '文件超过 10 MB，没有做任何改动。请另存为小一些的文件，或只留下有日期的几页。',
  encrypted: '文件有密码保护，没有做任何改动。请另存为不带密码的文件再试。',
  damaged: '文件已损坏，或者内容和文件名不符，没有做任何改动。请重新下载，或另存为 PDF 再试。',
  scanned: '这个 PDF 是扫描件，只有图片没有文字，没有做任何改动。请找一份文字版，或自己填写日期。',
  bomb: '这个文件解压后大得不像文档，没有打开，也没有做任何改动。',
  'old-word': '这是旧版 Word 文件（.doc），没有做任何改动。请另存为 .docx 或 PDF 再试。',
  unreadable: '这个文件的编码认不出来，读不了里面的文字，没有做任何改动。请另存为 UTF-8 再试。',
  unknown: '这不是 PDF、Word、网页或文本文件，没有做任何改动。请换一个文件。',
}
