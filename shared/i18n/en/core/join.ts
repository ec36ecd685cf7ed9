// Lists in running text: "a, b and c" / "a、b和c", choices with "or" / "还是", and those that just stand in a line.

export const joints = {
  comma: ', ',
  semicolon: '; ',
  last: ' and ',
  or: ' or ',
}
