// Lists in running text: "a, b and c" / "a、b和c", choices with "or" / "还是", and those that just stand in a line.
import type * as en from '../../en/core/join.ts'

export const joints: typeof en.joints = { comma: '、', semicolon: '；', last: '和', or: '还是' }
